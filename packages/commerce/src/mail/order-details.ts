import type { Address } from '@shop/domain/checkout/address'
import type { PickupPoint } from '@shop/domain/checkout/pickup-point'
import type { Order } from '@shop/domain/order/order'
import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { INVOICE_WORDS } from '../invoice/invoice-words.ts'
import type { MailContent } from './mail-content.ts'

type Words = {
  delivery: string
  download: string
  parcel: (number: number) => string
  preferredDay: (day: string) => string
  pickedUpAt: string
  shippedTo: string
  billedTo: string
  payment: string
  withdrawal: string
  withdrawalLines: (reach: { email: string; phone: string; post: string }) => string[]
  withdrawalLink: string
  terms: string
  termsLine: string
  termsLink: string
}

const WORDS: Record<Language, Words> = {
  de: {
    delivery: 'Lieferung',
    download: 'Als Download, sofort verfügbar.',
    parcel: (number) => `Sendung ${number}: `,
    preferredDay: (day) => `Wunschtag: ${day}`,
    pickedUpAt: 'Zum Abholen an',
    shippedTo: 'Lieferadresse',
    billedTo: 'Rechnungsadresse',
    payment: 'Zahlung',
    withdrawal: 'Widerrufsrecht',
    withdrawalLines: ({ email, phone, post }) => [
      `Der Kauf lässt sich binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem die letzte Ware angekommen ist; es genügt, den Widerruf vor ihrem Ablauf abzusenden: online, per E-Mail an ${email}, am Telefon unter ${phone} oder mit einem Brief an ${post}.`,
      'Dann gehen alle Zahlungen samt Standardlieferkosten binnen vierzehn Tagen auf demselben Weg zurück; damit darf gewartet werden, bis die Ware zurück oder nachweislich unterwegs ist. Sie ist binnen vierzehn Tagen zurückzuschicken, den Rückversand zahlen wir. Für einen Wertverlust ist nur aufzukommen, wenn mehr geschah, als die Ware zu prüfen.',
      'Ausgenommen sind Waren, die nach Wunsch angefertigt wurden, und versiegelte Hygieneartikel ohne ihr Siegel.',
    ],
    withdrawalLink: 'Vertrag widerrufen, mit Muster-Formular',
    terms: 'Bedingungen',
    termsLine: 'Für diese Bestellung gelten die Allgemeinen Geschäftsbedingungen.',
    termsLink: 'AGB lesen und sichern',
  },
  fr: {
    delivery: 'Livraison',
    download: 'Par téléchargement, disponible immédiatement.',
    parcel: (number) => `Envoi ${number} : `,
    preferredDay: (day) => `Jour souhaité : ${day}`,
    pickedUpAt: 'À retirer chez',
    shippedTo: 'Adresse de livraison',
    billedTo: 'Adresse de facturation',
    payment: 'Paiement',
    withdrawal: 'Droit de rétractation',
    withdrawalLines: ({ email, phone, post }) => [
      `Il est possible de se rétracter dans un délai de quatorze jours, sans donner de motif. Le délai court à partir du jour où le dernier article est arrivé ; il suffit d’envoyer la rétractation avant son expiration : en ligne, par e-mail à ${email}, par téléphone au ${phone} ou par courrier à ${post}.`,
      'Tous les paiements, frais de livraison standard compris, sont alors remboursés sous quatorze jours par le même moyen ; le remboursement peut attendre que les articles soient revenus ou que leur envoi soit prouvé. Ils sont à renvoyer sous quatorze jours, et le retour est à nos frais. Une dépréciation n’est due que si les articles ont servi à plus qu’un examen.',
      'Font exception les articles confectionnés sur demande et les articles d’hygiène dont le sceau a été retiré.',
    ],
    withdrawalLink: 'Se rétracter, avec le formulaire type',
    terms: 'Conditions',
    termsLine: 'Cette commande est soumise aux conditions générales de vente.',
    termsLink: 'Lire et conserver les CGV',
  },
  nl: {
    delivery: 'Levering',
    download: 'Als download, meteen beschikbaar.',
    parcel: (number) => `Zending ${number}: `,
    preferredDay: (day) => `Gewenste dag: ${day}`,
    pickedUpAt: 'Af te halen bij',
    shippedTo: 'Bezorgadres',
    billedTo: 'Factuuradres',
    payment: 'Betaling',
    withdrawal: 'Herroepingsrecht',
    withdrawalLines: ({ email, phone, post }) => [
      `De aankoop kan binnen veertien dagen zonder opgave van redenen worden herroepen. De termijn begint op de dag waarop het laatste artikel is aangekomen; het is genoeg om de herroeping vóór het einde ervan te versturen: online, per e-mail aan ${email}, telefonisch via ${phone} of per brief aan ${post}.`,
      'Alle betalingen, inclusief de standaardverzendkosten, gaan dan binnen veertien dagen langs dezelfde weg terug; daarmee mag worden gewacht tot de artikelen terug of aantoonbaar onderweg zijn. Ze moeten binnen veertien dagen worden teruggestuurd; de retourzending betalen wij. Waardevermindering komt alleen voor rekening van de klant als er meer is gedaan dan de artikelen beoordelen.',
      'Uitgezonderd zijn op verzoek gemaakte artikelen en verzegelde hygiëneartikelen zonder hun zegel.',
    ],
    withdrawalLink: 'Overeenkomst herroepen, met modelformulier',
    terms: 'Voorwaarden',
    termsLine: 'Op deze bestelling zijn de algemene voorwaarden van toepassing.',
    termsLink: 'Voorwaarden lezen en bewaren',
  },
}

type Details = NonNullable<MailContent['sections']>

/**
 * What a confirmation has to hold in a form that lasts: when and where the goods come, how they are paid, how to
 * withdraw, and the terms. @see eu-duties C-21, C-22
 */
export function orderDetails(shop: Shop, order: Order, addressOf: (path: string) => string): Details {
  const words = WORDS[shop.market.language]
  const legal = shop.legal[shop.market.country]
  const reach = {
    email: legal.email,
    phone: shop.hotlines[shop.market.country].number,
    post: [legal.name, legal.street, legal.city].join(', '),
  }
  const shippedTo = addressLines(order.shippingAddress, shop)
  const billedTo = addressLines(order.billingAddress, shop)
  const isDownload = order.shippingMethod === 'download'
  return [
    { title: words.delivery, lines: isDownload ? [words.download] : deliveryLines(order, shop) },
    ...(order.pickupPoint ? [{ title: words.pickedUpAt, lines: pointLines(order.pickupPoint) }] : []),
    ...(isDownload || order.pickupPoint ? [] : [{ title: words.shippedTo, lines: shippedTo }]),
    ...(!isDownload && !order.pickupPoint && billedTo.join() === shippedTo.join()
      ? []
      : [{ title: words.billedTo, lines: billedTo }]),
    { title: words.payment, lines: paymentLines(order, shop) },
    {
      title: words.withdrawal,
      lines: words.withdrawalLines(reach),
      link: { label: words.withdrawalLink, address: addressOf('/widerruf/') },
    },
    {
      title: words.terms,
      lines: [words.termsLine],
      link: { label: words.termsLink, address: addressOf('/agb/') },
    },
  ]
}

function deliveryLines({ packages, preferredDay }: Order, { market }: Shop): string[] {
  const invoice = INVOICE_WORDS[market.language]
  const words = WORDS[market.language]
  const format = new Intl.DateTimeFormat(market.languageTag, {
    dateStyle: 'medium',
    timeZone: market.timezone,
  })
  // Days without an hour have no timezone; noon keeps them on their day everywhere.
  const told = (date: string) => format.format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
  const lines = packages.map(({ deliveryDate }, index) => {
    const days = invoice.deliveryDays(told(deliveryDate.min), told(deliveryDate.max))
    return packages.length === 1 ? days : `${words.parcel(index + 1)}${days}`
  })
  return preferredDay === null ? lines : [...lines, words.preferredDay(told(preferredDay))]
}

function paymentLines({ payment }: Order, { market }: Shop): string[] {
  const { methods } = INVOICE_WORDS[market.language]
  return [...new Set(payment.map(({ key }) => methods[key]))]
}

function pointLines({ name, street, houseNumber, zip, city }: PickupPoint): string[] {
  return [name, [street, houseNumber ?? ''].join(' ').trim(), `${zip} ${city}`]
}

/** An address as a parcel shows it, line by line. */
export function addressLines(address: Address, { market }: Shop): string[] {
  const country = new Intl.DisplayNames(market.languageTag, { type: 'region' }).of(address.country) ?? ''
  return [
    address.company ?? '',
    `${address.firstName} ${address.lastName}`,
    address.addition ?? '',
    address.postNumber ?? '',
    `${address.street} ${address.houseNumber ?? ''}`,
    `${address.zip} ${address.city}`,
    country,
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
