import type { Order } from '@shop/domain/order/order'
import { formatMoney } from '@shop/domain/price/format-money'
import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'
import { orderDetails } from './order-details.ts'
import { invoiceAddress } from './order-links.ts'

type Words = {
  subject: (number: string, shop: string) => string
  title: string
  greeting: (name: string) => string
  thanks: (number: string) => string
  advance: string
  holder: string
  reference: string
  shipping: string
  voucher: string
  fee: string
  giftcard: string
  balance: string
  rounding: string
  total: string
  vat: (rate: string) => string
  link: string
  invoice: string
}

const WORDS: Record<Language, Words> = {
  de: {
    subject: (number, shop) => `Bestellbestätigung ${number} von ${shop}`,
    title: 'Vielen Dank für die Bestellung',
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (number) => `die Bestellung ${number} ist bei uns eingegangen und hiermit bestätigt.`,
    advance: 'Bitte den Gesamtbetrag überweisen. Nach Zahlungseingang geht die Ware auf den Weg.',
    holder: 'Empfänger',
    reference: 'Verwendungszweck',
    shipping: 'Versand',
    voucher: 'Nachlass',
    fee: 'Nachnahmegebühr',
    giftcard: 'Geschenkkarte',
    balance: 'Kontoguthaben',
    rounding: 'Rundung',
    total: 'Gesamtbetrag',
    vat: (rate) => `darin ${rate} % MwSt.`,
    link: 'Bestellung ansehen',
    invoice: 'Rechnung (PDF)',
  },
  fr: {
    subject: (number, shop) => `Confirmation de la commande ${number} – ${shop}`,
    title: 'Merci pour la commande',
    greeting: (name) => `Bonjour ${name},`,
    thanks: (number) => `la commande ${number} nous est bien parvenue et elle est confirmée.`,
    advance: 'Merci de virer le montant total. La commande part dès réception du paiement.',
    holder: 'Bénéficiaire',
    reference: 'Motif du virement',
    shipping: 'Livraison',
    voucher: 'Remise',
    fee: 'Frais de contre-remboursement',
    giftcard: 'Carte cadeau',
    balance: 'Solde du compte',
    rounding: 'Arrondi',
    total: 'Total',
    vat: (rate) => `dont TVA ${rate} %`,
    link: 'Voir la commande',
    invoice: 'Facture (PDF)',
  },
  nl: {
    subject: (number, shop) => `Bevestiging van bestelling ${number} – ${shop}`,
    title: 'Bedankt voor de bestelling',
    greeting: (name) => `Goedendag ${name},`,
    thanks: (number) => `bestelling ${number} is bij ons binnengekomen en hierbij bevestigd.`,
    advance: 'Graag het totaalbedrag overmaken. Na ontvangst van de betaling wordt de bestelling verzonden.',
    holder: 'Ten name van',
    reference: 'Onder vermelding van',
    shipping: 'Verzending',
    voucher: 'Korting',
    fee: 'Rembourskosten',
    giftcard: 'Cadeaukaart',
    balance: 'Accounttegoed',
    rounding: 'Afronding',
    total: 'Totaal',
    vat: (rate) => `waarvan ${rate}% btw`,
    link: 'Bestelling bekijken',
    invoice: 'Factuur (PDF)',
  },
}

type Placed = {
  order: Order
  /** The thank-you page with its token. */
  address: string
  addressOf: (path: string) => string
  bank: { holder: string; iban: string; bic: string; reference: string } | null
}

/** Confirms an order: what was bought, what it costs, how to pay in advance where that was chosen. */
export function orderConfirmationMail(shop: Shop, { order, address, addressOf, bank }: Placed): Mail {
  const words = WORDS[shop.market.language]
  const subject = words.subject(order.number, shop.name)
  const { totals, customer } = order
  const lines = order.packages.flatMap(({ items }) => items)
  const amount = (minor: number) => formatMoney(minor, shop.market)

  const rows = [
    ...lines.map((line) => ({
      label: `${line.quantity} × ${line.product.name}`,
      value: amount(line.price.total.withTax),
    })),
    ...totals.reductions.map(({ name, amount: minor }) => ({
      label: `${words.voucher}: ${name}`,
      value: amount(-minor),
    })),
    { label: words.shipping, value: amount(totals.shipping) },
    ...(totals.fee === 0 ? [] : [{ label: words.fee, value: amount(totals.fee) }]),
    ...(totals.giftcard === 0 ? [] : [{ label: words.giftcard, value: amount(-totals.giftcard) }]),
    ...(totals.balance === 0 ? [] : [{ label: words.balance, value: amount(-totals.balance) }]),
    ...(totals.rounding === 0 ? [] : [{ label: words.rounding, value: amount(totals.rounding) }]),
  ]
  const total = { label: words.total, value: amount(totals.total) }
  const percent = new Intl.NumberFormat(shop.market.numberFormat)
  const remarks = totals.vat.map((vat) => ({
    label: words.vat(percent.format(vat.rate)),
    value: amount(vat.amount),
  }))
  const paragraphs = [
    words.greeting(`${customer.firstName} ${customer.lastName}`),
    words.thanks(order.number),
    ...(bank ? [words.advance] : []),
  ]
  const bodies = mailBodies({
    subject,
    title: words.title,
    paragraphs,
    transfer: bank
      ? [
          { label: words.holder, value: bank.holder },
          { label: 'IBAN', value: bank.iban },
          { label: 'BIC', value: bank.bic },
          { label: words.reference, value: bank.reference },
        ]
      : [],
    rows,
    total,
    remarks,
    link: { label: words.link, address },
    furtherLinks: [{ label: words.invoice, address: invoiceAddress(address, shop.locale) }],
    sections: orderDetails(shop, order, addressOf),
    sender: mailSender(shop),
  })
  return { kind: 'orderConfirmation', to: customer.email, locale: shop.locale, subject, ...bodies }
}
