import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailMoment } from './mail-moment.ts'
import { mailSender } from './mail-sender.ts'

type Words = {
  subject: (product: string) => string
  greeting: (name: string) => string
  paragraphs: string[]
  number: string
  product: string
  store: string
  until: string
  wayOut: string
}

const WORDS: Record<Language, Words> = {
  de: {
    subject: (product) => `Zurückgelegt: ${product}`,
    greeting: (name) => `Guten Tag ${name},`,
    paragraphs: [
      'der Artikel liegt in der Filiale bereit. Bezahlt wird erst dort, nach dem Anschauen; eine Verpflichtung zum Kauf gibt es nicht.',
      'An der Kasse genügt die Nummer der Reservierung.',
    ],
    number: 'Nummer der Reservierung',
    product: 'Artikel',
    store: 'Filiale',
    until: 'Liegt bereit bis',
    wayOut: 'Reservierung aufheben',
  },
  fr: {
    subject: (product) => `Mis de côté : ${product}`,
    greeting: (name) => `Bonjour ${name},`,
    paragraphs: [
      'l’article est prêt au magasin. Le paiement se fait sur place, après l’avoir vu ; il n’y a aucune obligation d’achat.',
      'À la caisse, le numéro de réservation suffit.',
    ],
    number: 'Numéro de réservation',
    product: 'Article',
    store: 'Magasin',
    until: 'Disponible jusqu’au',
    wayOut: 'Annuler la réservation',
  },
  nl: {
    subject: (product) => `Gereserveerd: ${product}`,
    greeting: (name) => `Goedendag ${name},`,
    paragraphs: [
      'het artikel ligt klaar in de winkel. Betalen gebeurt pas daar, na het bekijken; er is geen verplichting tot kopen.',
      'Aan de kassa is het reserveringsnummer genoeg.',
    ],
    number: 'Reserveringsnummer',
    product: 'Artikel',
    store: 'Winkel',
    until: 'Ligt klaar tot',
    wayOut: 'Reservering annuleren',
  },
}

type Reserved = {
  to: string
  name: string
  number: string
  productName: string
  quantity: number
  store: { name: string; street: string; zip: string; city: string }
  heldUntil: Date
  /** Gives the reservation back. */
  wayOut: string
}

/** Says what lies where until when. @see product §9 "reservation" */
export function reservationMail(shop: Shop, reserved: Reserved): Mail {
  const words = WORDS[shop.market.language]
  const subject = words.subject(reserved.productName)
  const { name, street, zip, city } = reserved.store
  const bodies = mailBodies({
    subject,
    paragraphs: [words.greeting(reserved.name), ...words.paragraphs],
    rows: [
      { label: words.number, value: reserved.number },
      { label: words.product, value: `${reserved.quantity} × ${reserved.productName}` },
      { label: words.store, value: `${name}, ${street}, ${zip} ${city}` },
      { label: words.until, value: mailMoment(reserved.heldUntil, shop) },
    ],
    wayOut: { label: words.wayOut, address: reserved.wayOut },
    sender: mailSender(shop),
  })
  return { kind: 'reservation', to: reserved.to, locale: shop.locale, subject, ...bodies }
}
