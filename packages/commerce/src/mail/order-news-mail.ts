import type { Order } from '@shop/domain/order/order'
import { formatMoney } from '@shop/domain/price/format-money'
import { carrierName } from '@shop/domain/shop/carriers'
import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { trackingLink } from '@shop/domain/shop/tracking-link'
import { type Mail, mailBodies } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { mailSender } from './mail-sender.ts'
import { invoiceAddress } from './order-links.ts'
import type { OrderNews } from './order-news-store.ts'

type News = OrderNews['kind']
type Words = {
  subject: Record<News, (number: string) => string>
  greeting: (name: string) => string
  shipped: (number: string, carrier: string | null) => string
  shippedPart: (number: string, carrier: string | null) => string
  parcel: (number: string) => string
  cancelled: (number: string) => string
  cancelledPart: (number: string) => string
  refunded: (number: string, amount: string) => string
  comesBack: (amount: string) => string
  bankDetails: (amount: string) => string
  nothingToPay: string
  track: string
  order: string
  correction: string
}

const WORDS: Record<Language, Words> = {
  de: {
    subject: {
      shipped: (number) => `Unterwegs: Bestellung ${number}`,
      cancelled: (number) => `Storniert: Bestellung ${number}`,
      refunded: (number) => `Erstattung zur Bestellung ${number}`,
    },
    greeting: (name) => `Guten Tag ${name},`,
    shipped: (number, carrier) =>
      `die Bestellung ${number} ist unterwegs${carrier ? `, gebracht von ${carrier}` : ''}.`,
    shippedPart: (number, carrier) =>
      `ein Teil der Bestellung ${number} ist unterwegs${carrier ? `, gebracht von ${carrier}` : ''}. Der Rest folgt in einer eigenen Sendung.`,
    parcel: (number) => `Sendungsnummer: ${number}`,
    cancelled: (number) => `die Bestellung ${number} ist storniert.`,
    cancelledPart: (number) =>
      `ein Teil der Bestellung ${number} ist storniert, alles andere kommt wie bestellt.`,
    refunded: (number, amount) => `zur Bestellung ${number} gehen ${amount} zurück.`,
    comesBack: (amount) =>
      `Es geht um ${amount}: Was schon bezahlt ist, kommt auf demselben Weg zurück; je nach Zahlungsart dauert das einige Tage.`,
    bankDetails: (amount) =>
      `Davon werden ${amount} überwiesen, denn das Kundenkonto mit dem Guthaben gibt es nicht mehr. Bitte auf diese E-Mail mit Name und IBAN antworten.`,
    nothingToPay: 'Es wurde nichts abgebucht, und es ist nichts zu bezahlen.',
    track: 'Sendung verfolgen',
    order: 'Bestellung ansehen',
    correction: 'Rechnungskorrektur (PDF)',
  },
  fr: {
    subject: {
      shipped: (number) => `En route : commande ${number}`,
      cancelled: (number) => `Annulée : commande ${number}`,
      refunded: (number) => `Remboursement pour la commande ${number}`,
    },
    greeting: (name) => `Bonjour ${name},`,
    shipped: (number, carrier) =>
      `la commande ${number} est en route${carrier ? `, livrée par ${carrier}` : ''}.`,
    shippedPart: (number, carrier) =>
      `une partie de la commande ${number} est en route${carrier ? `, livrée par ${carrier}` : ''}. Le reste suit dans un autre envoi.`,
    parcel: (number) => `Numéro de suivi : ${number}`,
    cancelled: (number) => `la commande ${number} est annulée.`,
    cancelledPart: (number) =>
      `une partie de la commande ${number} est annulée, le reste arrive comme prévu.`,
    refunded: (number, amount) => `un montant de ${amount} est remboursé pour la commande ${number}.`,
    comesBack: (amount) =>
      `Cela concerne ${amount} : ce qui est déjà payé est rendu par le même moyen de paiement ; selon celui-ci, cela prend quelques jours.`,
    bankDetails: (amount) =>
      `Sur cette somme, ${amount} sont versés par virement, car le compte client qui portait l’avoir n’existe plus. Merci de répondre à cet e-mail en indiquant le nom du titulaire et l’IBAN.`,
    nothingToPay: 'Rien n’a été débité et il n’y a rien à payer.',
    track: 'Suivre l’envoi',
    order: 'Voir la commande',
    correction: 'Avoir (PDF)',
  },
  nl: {
    subject: {
      shipped: (number) => `Onderweg: bestelling ${number}`,
      cancelled: (number) => `Geannuleerd: bestelling ${number}`,
      refunded: (number) => `Terugbetaling voor bestelling ${number}`,
    },
    greeting: (name) => `Goedendag ${name},`,
    shipped: (number, carrier) => `bestelling ${number} is onderweg${carrier ? ` met ${carrier}` : ''}.`,
    shippedPart: (number, carrier) =>
      `een deel van bestelling ${number} is onderweg${carrier ? ` met ${carrier}` : ''}. De rest volgt in een aparte zending.`,
    parcel: (number) => `Zendingsnummer: ${number}`,
    cancelled: (number) => `bestelling ${number} is geannuleerd.`,
    cancelledPart: (number) =>
      `een deel van bestelling ${number} is geannuleerd, al het andere komt zoals besteld.`,
    refunded: (number, amount) => `voor bestelling ${number} gaat ${amount} terug.`,
    comesBack: (amount) =>
      `Het gaat om ${amount}: wat al is betaald, komt via dezelfde betaalwijze terug; afhankelijk daarvan duurt dat een paar dagen.`,
    bankDetails: (amount) =>
      `Daarvan wordt ${amount} overgeschreven, want het klantaccount met het tegoed bestaat niet meer. Beantwoord deze e-mail met de naam van de rekeninghouder en het IBAN.`,
    nothingToPay: 'Er is niets afgeschreven en er hoeft niets te worden betaald.',
    track: 'Zending volgen',
    order: 'Bestelling bekijken',
    correction: 'Creditfactuur (PDF)',
  },
}

/** An order's news for its shopper; `address` is the page of the order with a token. @see product §9 */
export function orderNewsMail(shop: Shop, told: { news: OrderNews; order: Order; address: string }): Mail {
  const { news, order } = told
  const subject = WORDS[shop.market.language].subject[news.kind](order.number)
  const bodies = mailBodies({ subject, ...contentOf(shop, told), sender: mailSender(shop) })
  const kind = MAIL_OF[news.kind]
  return { kind, to: order.customer.email, locale: shop.locale, subject, ...bodies }
}

const MAIL_OF = { shipped: 'orderShipped', cancelled: 'orderCancelled', refunded: 'orderRefunded' } as const

type Content = Pick<MailContent, 'paragraphs' | 'rows' | 'link' | 'furtherLinks'>

function contentOf(
  shop: Shop,
  { news, order, address }: { news: OrderNews; order: Order; address: string },
): Content {
  const { market } = shop
  const words = WORDS[market.language]
  const { customer, shippingAddress } = order
  const items = order.packages.flatMap((parcel) => parcel.items)
  const about = items.filter((_, index) => news.positions.includes(index + 1))
  const track =
    news.tracking === null ? null : trackingLink({ ...news.tracking, zip: shippingAddress.zip }, market)
  const orderLink = { label: words.order, address }
  const correction =
    news.document === null
      ? []
      : [{ label: words.correction, address: invoiceAddress(address, shop.locale, news.document) }]
  const link = track === null ? orderLink : { label: words.track, address: track }

  return {
    paragraphs: [
      words.greeting(`${customer.firstName} ${customer.lastName}`),
      ...leadOf(shop, news, { number: order.number, isPart: about.length < items.length }),
    ],
    rows: about.map(({ quantity, product, price }) => ({
      label: `${quantity} × ${product.name}`,
      value: formatMoney(price.total.withTax, market),
    })),
    link,
    furtherLinks: [...(track === null ? [] : [orderLink]), ...correction],
  }
}

function leadOf(
  { market }: Shop,
  { kind, tracking, amount, withoutAccount = 0 }: OrderNews,
  { number, isPart }: { number: string; isPart: boolean },
): string[] {
  const words = WORDS[market.language]
  const details = withoutAccount > 0 ? [words.bankDetails(formatMoney(withoutAccount, market))] : []
  if (kind === 'refunded') return [words.refunded(number, formatMoney(amount ?? 0, market)), ...details]
  if (kind === 'cancelled') {
    const lead = isPart ? words.cancelledPart(number) : words.cancelled(number)
    if (amount !== 0 && amount !== null)
      return [lead, words.comesBack(formatMoney(amount, market)), ...details]
    // A part that costs nothing is a gift: the rest of the order was charged.
    return isPart ? [lead] : [lead, words.nothingToPay]
  }
  const carrier = tracking === null ? null : carrierName(tracking.carrier, market)
  const lead = isPart ? words.shippedPart(number, carrier) : words.shipped(number, carrier)
  return [lead, ...(tracking === null ? [] : [words.parcel(tracking.number)])]
}
