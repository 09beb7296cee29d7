import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { formatMailTime } from '@shop/mail/format-mail-time'
import { type Mail, mailBodies } from '@shop/mail/mail'
import type { MailContent } from '@shop/mail/mail-content'
import { mailSender } from '@shop/mail/mail-sender'
import type { ExpectedGoods } from '../orders/expected-goods.ts'
import { expectedRow } from './item-row.ts'

type AfterSalesKind =
  | 'withdrawalReceived'
  | 'returnAnnounced'
  | 'complaintReceived'
  | 'complaintAnswered'
  | 'orderLink'
/** A return has words of its own where none of its goods had left. */
type Occasion = AfterSalesKind | 'returnStopped'
type AfterSalesWords = { subject: string; paragraphs: string[]; link: string }

const WORDS: Record<Occasion, (i18n: I18n, number: string) => AfterSalesWords> = {
  withdrawalReceived: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.withdrawalReceived.subject',
      message: 'Eingangsbestätigung: Widerruf zur Bestellung {number}',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.withdrawalReceived.confirms',
        message:
          'Ihre Erklärung ist eingegangen. Diese E-Mail bestätigt Inhalt, Tag und Uhrzeit; bitte heben Sie sie auf.',
      }),
      i18n.t({
        id: 'mail.withdrawalReceived.next',
        message:
          'Was noch nicht verschickt ist, wird storniert. Für alles andere schreiben wir Ihnen eine eigene E-Mail mit dem Weg zurück, an die Adresse der Bestellung. Passt die Erklärung zu keiner Bestellung, meldet sich der Kundenservice.',
      }),
      i18n.t({
        id: 'mail.withdrawalReceived.notMeant',
        message: 'Kam die Erklärung nicht von Ihnen? Dann antworten Sie bitte gleich auf diese E-Mail.',
      }),
    ],
    link: '',
  }),
  returnAnnounced: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.returnAnnounced.subject',
      message: 'So schicken Sie die Ware zurück: Bestellung {number}',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.returnAnnounced.label',
        message:
          'Ihr Etikett für die Rücksendung liegt bereit und kostet nichts: bitte ausdrucken, aufkleben und innerhalb von 14 Tagen abgeben.',
      }),
      i18n.t({
        id: 'mail.returnAnnounced.money',
        message:
          'Ihr Geld bekommen Sie auf demselben Weg zurück, auf dem es kam: sobald die Ware da ist, oder schon vorher, sobald Sie uns nachweisen, dass Sie sie abgeschickt haben.',
      }),
    ],
    link: i18n.t({ id: 'mail.returnAnnounced.link', message: 'Etikett und Bestellung ansehen' }),
  }),
  returnStopped: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.returnStopped.subject',
      message: 'Sie müssen nichts zurückschicken: Bestellung {number}',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.returnStopped.stopped',
        message:
          'Diese Artikel waren noch nicht verschickt und werden angehalten. Sobald das Lager sie zurückgelegt hat, bekommen Sie Ihr Geld auf demselben Weg zurück, auf dem es kam.',
      }),
      i18n.t({
        id: 'mail.returnStopped.anyway',
        message:
          'Kommt doch noch ein Paket an? Dann nehmen Sie es bitte nicht an, oder schicken Sie es kostenlos zurück: Das Etikett dafür finden Sie bei Ihrer Bestellung.',
      }),
    ],
    link: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }),
  }),
  complaintReceived: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.complaintReceived.subject',
      message: 'Ihre Reklamation {number} ist eingegangen',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.complaintReceived.text',
        message:
          'Ihre Reklamation ist angekommen, mit allen Fotos. Meist antworten wir Ihnen innerhalb von zwei Werktagen; den Stand sehen Sie jederzeit bei Ihrer Bestellung.',
      }),
    ],
    link: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }),
  }),
  complaintAnswered: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.complaintAnswered.subject',
      message: 'Antwort auf Ihre Reklamation {number}',
      values: { number },
    }),
    paragraphs: [],
    link: i18n.t({ id: 'mail.viewOrder', message: 'Bestellung ansehen' }),
  }),
  orderLink: (i18n, number) => ({
    subject: i18n.t({
      id: 'mail.orderLink.subject',
      message: 'Link zu Ihrer Bestellung {number}',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.orderLink.text',
        message:
          'Über diesen Link sehen Sie Ihre Bestellung ohne Anmeldung: mit Sendung, Rechnung, Rückgabe und Reklamation. Er gilt 24 Stunden.',
      }),
      i18n.t({
        id: 'mail.orderLink.notMeant',
        message: 'Sie wollten keinen Link? Dann löschen Sie diese Nachricht einfach.',
      }),
    ],
    link: i18n.t({ id: 'mail.orderLink.link', message: 'Bestellung öffnen' }),
  }),
}

const LABELS = {
  number: (i18n: I18n) => i18n.t({ id: 'mail.withdrawalReceived.number', message: 'Nummer der Erklärung' }),
  at: (i18n: I18n) => i18n.t({ id: 'mail.receivedAt', message: 'Eingegangen' }),
  order: (i18n: I18n) => i18n.t({ id: 'contact.orderNumber', message: 'Bestellnummer' }),
  name: (i18n: I18n) => i18n.t({ id: 'withdrawal.name', message: 'Name' }),
  items: (i18n: I18n) => i18n.t({ id: 'mail.withdrawalReceived.items', message: 'Inhalt der Erklärung' }),
  whole: (i18n: I18n) =>
    i18n.t({ id: 'mail.withdrawalReceived.whole', message: 'Widerruf der ganzen Bestellung' }),
  item: (i18n: I18n) => i18n.t({ id: 'invoice.article', message: 'Artikel' }),
}

export type DeclaredWithdrawal = {
  number: string
  declaredAt: Date
  orderNumber: string
  name: string
  email: string
  /** What it is about, line by line; none for the whole order. */
  lines: readonly string[]
}

/** The receipt that the law asks for: content, day and time of the declaration. @see eu-duties C-01; product §9 */
export function withdrawalReceivedMail(shop: Shop, declared: DeclaredWithdrawal): Mail {
  const { number, declaredAt, orderNumber, name, email, lines } = declared
  const i18n = localeI18n(shop.locale)
  const rows = [
    { label: LABELS.number(i18n), value: number },
    { label: LABELS.at(i18n), value: formatMailTime(declaredAt, shop) },
    { label: LABELS.order(i18n), value: orderNumber },
    { label: LABELS.name(i18n), value: name },
    { label: LABELS.items(i18n), value: lines.length > 0 ? lines.join(', ') : LABELS.whole(i18n) },
  ]
  return written(shop, 'withdrawalReceived', { to: email, number: orderNumber, rows })
}

type AboutOrder = { to: string; orderNumber: string; address: string }

/**
 * Explains a return, with its goods and the link to its label; of goods that never left it asks nothing back.
 *
 * @see eu-duties C-01
 */
export function returnAnnouncedMail(
  shop: Shop,
  { to, orderNumber, address, goods }: AboutOrder & { goods: readonly ExpectedGoods[] },
): Mail {
  const sent = goods.filter(({ hasLeft }) => hasLeft)
  const isStopped = sent.length === 0
  const rows = (isStopped ? goods : sent).map((expected) => expectedRow(expected, address))
  const kept = goods.filter((one) => !one.hasLeft && !isStopped)
  return written(shop, isStopped ? 'returnStopped' : 'returnAnnounced', {
    to,
    number: orderNumber,
    address,
    rows,
    ...(kept.length > 0 ? { paragraphs: [keptBackWords(shop, kept)] } : {}),
  })
}

function keptBackWords({ locale }: Shop, goods: readonly ExpectedGoods[]): string {
  const i18n = localeI18n(locale)
  return i18n.t({
    id: 'mail.returnAnnounced.keptBack',
    message: 'Nicht zurückzuschicken, weil noch nicht verschickt: {items}',
    values: { items: goods.map(({ item, quantity }) => `${quantity} × ${item.product.name}`).join(', ') },
  })
}

/** The link to an order, for shoppers without an account. */
export function orderLinkMail(shop: Shop, { to, orderNumber, address }: AboutOrder): Mail {
  return written(shop, 'orderLink', { to, number: orderNumber, address })
}

export type ComplaintMailInput = AboutOrder & { number: string; itemName: string }

/** Word that a complaint has come. @see product §9 */
export function complaintReceivedMail(
  shop: Shop,
  complaint: ComplaintMailInput & { receivedAt: Date },
): Mail {
  const { to, address, number, orderNumber, itemName, receivedAt } = complaint
  const i18n = localeI18n(shop.locale)
  const rows = [
    { label: LABELS.order(i18n), value: orderNumber },
    { label: LABELS.item(i18n), value: itemName },
    { label: LABELS.at(i18n), value: formatMailTime(receivedAt, shop) },
  ]
  return written(shop, 'complaintReceived', { to, number, address, rows })
}

/** What customer service says to a complaint, in its own words. */
export function complaintAnsweredMail(shop: Shop, complaint: ComplaintMailInput & { answer: string }): Mail {
  const { to, address, number, orderNumber, itemName, answer } = complaint
  const i18n = localeI18n(shop.locale)
  const rows = [
    { label: LABELS.order(i18n), value: orderNumber },
    { label: LABELS.item(i18n), value: itemName },
  ]
  const paragraphs = answer.split('\n').filter((line) => line !== '')
  return written(shop, 'complaintAnswered', { to, number, address, rows, paragraphs })
}

type Written = {
  to: string
  /** What the subject names. */
  number: string
  address?: string
  rows?: NonNullable<MailContent['rows']>
  paragraphs?: string[]
}

function written(
  shop: Shop,
  occasion: Occasion,
  { to, number, address, rows = [], paragraphs = [] }: Written,
): Mail {
  const words = WORDS[occasion](localeI18n(shop.locale), number)
  const { subject } = words
  const bodies = mailBodies({
    subject,
    paragraphs: [...words.paragraphs, ...paragraphs],
    rows,
    ...(address === undefined ? {} : { link: { label: words.link, address } }),
    sender: mailSender(shop),
  })
  const kind = occasion === 'returnStopped' ? 'returnAnnounced' : occasion
  return { kind, to, locale: shop.locale, subject, ...bodies }
}
