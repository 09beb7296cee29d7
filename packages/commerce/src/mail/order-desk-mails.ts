import type { Order } from '@shop/domain/order/order'
import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'
import { addressLines } from './order-details.ts'
import { invoiceAddress } from './order-links.ts'

type Words = {
  greeting: (name: string) => string
  readdressed: { subject: (number: string) => string; paragraphs: (number: string) => string[] }
  invoice: { subject: (number: string) => string; paragraphs: (number: string) => string[]; link: string }
  shippedTo: string
  order: string
}

const WORDS: Record<Language, Words> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    readdressed: {
      subject: (number) => `Neue Lieferadresse: Bestellung ${number}`,
      paragraphs: (number) => [
        `wie besprochen geht die Bestellung ${number} jetzt an diese Adresse. Alles andere bleibt, auch die Adresse der Rechnung.`,
        'War das nicht so gewünscht? Dann bitte gleich auf diese E-Mail antworten.',
      ],
    },
    invoice: {
      subject: (number) => `Rechnung zur Bestellung ${number}`,
      paragraphs: (number) => [`hier ist die Rechnung zur Bestellung ${number}, wie gewünscht noch einmal.`],
      link: 'Rechnung (PDF)',
    },
    shippedTo: 'Lieferadresse',
    order: 'Bestellung ansehen',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    readdressed: {
      subject: (number) => `Nouvelle adresse de livraison : commande ${number}`,
      paragraphs: (number) => [
        `comme convenu, la commande ${number} part désormais à cette adresse. Tout le reste est inchangé, y compris l’adresse de facturation.`,
        'Ce changement n’a pas été demandé ? Il suffit de répondre tout de suite à cet e-mail.',
      ],
    },
    invoice: {
      subject: (number) => `Facture de la commande ${number}`,
      paragraphs: (number) => [`voici à nouveau, comme demandé, la facture de la commande ${number}.`],
      link: 'Facture (PDF)',
    },
    shippedTo: 'Adresse de livraison',
    order: 'Voir la commande',
  },
  nl: {
    greeting: (name) => `Goedendag ${name},`,
    readdressed: {
      subject: (number) => `Nieuw bezorgadres: bestelling ${number}`,
      paragraphs: (number) => [
        `zoals besproken gaat bestelling ${number} nu naar dit adres. Al het andere blijft hetzelfde, ook het factuuradres.`,
        'Was dit niet de bedoeling? Beantwoord deze e-mail dan meteen.',
      ],
    },
    invoice: {
      subject: (number) => `Factuur van bestelling ${number}`,
      paragraphs: (number) => [`hierbij, zoals gevraagd, nogmaals de factuur van bestelling ${number}.`],
      link: 'Factuur (PDF)',
    },
    shippedTo: 'Bezorgadres',
    order: 'Bestelling bekijken',
  },
}

/** `address` is the page of the order with a token. */
type Told = { order: Order; address: string }

/** Says that an order goes somewhere else, to whoever may not have asked for it. @see docs/adr/0027 */
export function orderAddressChangedMail(shop: Shop, { order, address }: Told): Mail {
  const words = WORDS[shop.market.language]
  const subject = words.readdressed.subject(order.number)
  const bodies = mailBodies({
    subject,
    paragraphs: [greeting(words, order), ...words.readdressed.paragraphs(order.number)],
    link: { label: words.order, address },
    sections: [{ title: words.shippedTo, lines: addressLines(order.shippingAddress, shop) }],
    sender: mailSender(shop),
  })
  return { kind: 'orderAddressChanged', to: order.customer.email, locale: shop.locale, subject, ...bodies }
}

/** Leads to the invoice once more. */
export function invoiceAgainMail(shop: Shop, { order, address }: Told): Mail {
  const words = WORDS[shop.market.language]
  const subject = words.invoice.subject(order.number)
  const bodies = mailBodies({
    subject,
    paragraphs: [greeting(words, order), ...words.invoice.paragraphs(order.number)],
    link: { label: words.invoice.link, address: invoiceAddress(address, shop.locale) },
    furtherLinks: [{ label: words.order, address }],
    sender: mailSender(shop),
  })
  return { kind: 'invoiceAgain', to: order.customer.email, locale: shop.locale, subject, ...bodies }
}

function greeting(words: Words, { customer }: Order): string {
  return words.greeting(`${customer.firstName} ${customer.lastName}`)
}
