import type { RemovalGround, ReportReason } from '@shop/domain/review/review-report'
import type { Shop } from '@shop/domain/shop/shop'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { reportReasonName } from '@shop/i18n/report-reason-name'
import { formatMailTime } from '@shop/mail/format-mail-time'
import { type Mail, type MailKind, mailBodies } from '@shop/mail/mail'
import { mailSender } from '@shop/mail/mail-sender'
import { whoDecided } from '../contact/who-decided.ts'

type Row = { label: string; value: string }
type Written = { to: string; subject: string; paragraphs: string[]; rows: Row[] }

export type ReceivedReport = {
  to: string
  number: string
  receivedAt: Date
  productName: string
  reason: ReportReason
}

/**
 * Confirms that a report has arrived. It repeats nothing that was typed: the address is not verified, and strangers must
 * not send their words to others in our name.
 *
 * @see eu-duties C-48; Regulation (EU) 2022/2065 art. 16(4), (6)
 */
export function reportReceivedMail(shop: Shop, received: ReceivedReport): Mail {
  const i18n = localeI18n(shop.locale)
  const { to, number, receivedAt, productName, reason } = received
  return written(shop, 'reportReceived', {
    to,
    subject: i18n.t({
      id: 'mail.reportReceived.subject',
      message: 'Die Meldung {number} ist angekommen',
      values: { number },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.reportReceived.next',
        message:
          'Vielen Dank. Ein Mensch sieht sich die gemeldete Bewertung an und entscheidet, ohne automatische Mittel und ohne unnötig zu warten. Die Entscheidung mit ihrem Grund schicken wir Ihnen an diese Adresse.',
      }),
      i18n.t({
        id: 'mail.reportReceived.notMeant',
        message: 'Sie haben nichts gemeldet? Dann löschen Sie diese E-Mail einfach.',
      }),
    ],
    rows: [
      numberRow(i18n, number),
      {
        label: i18n.t({ id: 'mail.contact.receivedAt', message: 'Eingegangen' }),
        value: formatMailTime(receivedAt, shop),
      },
      productRow(i18n, productName),
      { label: i18n.t({ id: 'report.reason', message: 'Grund' }), value: reportReasonName(i18n, reason) },
    ],
  })
}

export type DecidedReport = {
  to: string
  number: string
  productName: string
  isRemoved: boolean
  why: string
}

/** Tells whoever reported a review what was decided, and where to disagree. @see Regulation (EU) 2022/2065 art. 16(5) */
export function reportDecidedMail(shop: Shop, decided: DecidedReport): Mail {
  const i18n = localeI18n(shop.locale)
  const { to, number, productName, isRemoved, why } = decided
  return written(shop, 'reportDecided', {
    to,
    subject: i18n.t({
      id: 'mail.reportDecided.subject',
      message: 'Entscheidung zur Meldung {number}',
      values: { number },
    }),
    paragraphs: [
      isRemoved
        ? i18n.t({
            id: 'mail.reportDecided.removed',
            message:
              'Die gemeldete Bewertung ist entfernt: Sie wird nicht mehr gezeigt, und ihre Sterne zählen nicht mehr.',
          })
        : i18n.t({ id: 'mail.reportDecided.kept', message: 'Die gemeldete Bewertung bleibt stehen.' }),
      ...reasoned(i18n, why),
    ],
    rows: [numberRow(i18n, number), productRow(i18n, productName)],
  })
}

export type RemovedReview = {
  to: string
  productName: string
  why: string
  ground: RemovalGround
  isReported: boolean
}

/** The statement of reasons for the author of a review that is not shown. @see Regulation (EU) 2022/2065 art. 17(3) */
export function reviewRemovedMail(shop: Shop, removed: RemovedReview): Mail {
  const i18n = localeI18n(shop.locale)
  const { to, productName, why, ground, isReported } = removed
  return written(shop, 'reviewRemoved', {
    to,
    subject: i18n.t({
      id: 'mail.reviewRemoved.subject',
      message: 'Ihre Bewertung zeigen wir nicht: {product}',
      values: { product: productName },
    }),
    paragraphs: [
      i18n.t({
        id: 'mail.reviewRemoved.what',
        message:
          'Die Bewertung, die Sie unter dieser Adresse geschrieben haben, zeigen wir in keinem Land und ohne zeitliche Grenze; ihre Sterne zählen nicht.',
      }),
      ...reasoned(i18n, why),
    ],
    rows: [
      productRow(i18n, productName),
      {
        label: i18n.t({ id: 'mail.reviewRemoved.ground', message: 'Grundlage' }),
        value:
          ground === 'law'
            ? i18n.t({ id: 'mail.reviewRemoved.law', message: 'Der Inhalt verstößt gegen ein Gesetz' })
            : i18n.t({
                id: 'mail.reviewRemoved.rules',
                message: 'Der Inhalt verstößt gegen die Regeln für Bewertungen in unseren AGB',
              }),
      },
      {
        label: i18n.t({ id: 'mail.reviewRemoved.cause', message: 'Anlass' }),
        value: isReported
          ? i18n.t({ id: 'mail.reviewRemoved.reported', message: 'Eine Meldung' })
          : i18n.t({ id: 'mail.reviewRemoved.read', message: 'Unsere eigene Durchsicht' }),
      },
    ],
  })
}

function reasoned(i18n: I18n, why: string): string[] {
  return [
    i18n.t({
      id: 'mail.report.why',
      message: 'Der Grund: {why}',
      values: { why: why.replaceAll('\n', ' ') },
    }),
    ...whoDecided(i18n),
  ]
}

function numberRow(i18n: I18n, number: string): Row {
  return { label: i18n.t({ id: 'mail.report.number', message: 'Nummer der Meldung' }), value: number }
}

function productRow(i18n: I18n, productName: string): Row {
  return { label: i18n.t({ id: 'mail.report.product', message: 'Bewertung zu' }), value: productName }
}

function written(shop: Shop, kind: MailKind, { to, subject, paragraphs, rows }: Written): Mail {
  const bodies = mailBodies({ subject, paragraphs, rows, sender: mailSender(shop) })
  return { kind, to, locale: shop.locale, subject, ...bodies }
}
