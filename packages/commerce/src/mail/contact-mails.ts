import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailMoment } from './mail-moment.ts'
import { mailSender } from './mail-sender.ts'

type Words = {
  incoming: (subject: string) => string
  copy: string
  copyLead: string[]
  topics: Record<string, string>
  number: string
  receivedAt: string
  topic: string
  orderNumber: string
  name: string
  email: string
}

const WORDS: Record<Language, Words> = {
  de: {
    incoming: (subject) => `Nachricht: ${subject}`,
    copy: 'Ihre Nachricht ist angekommen',
    copyLead: [
      'Vielen Dank für die Nachricht. Sie ist angekommen, eine Antwort kommt meist innerhalb eines Werktags.',
      'Den Text selbst wiederholen wir hier zur Sicherheit nicht; bei Rückfragen genügt die Nummer der Nachricht.',
      'Keine Nachricht geschrieben? Dann kann diese E-Mail einfach gelöscht werden.',
    ],
    topics: {
      order: 'Bestellung',
      delivery: 'Lieferung',
      returns: 'Rückgabe und Reklamation',
      product: 'Frage zu einem Artikel',
      payment: 'Zahlung und Rechnung',
      account: 'Kundenkonto',
      other: 'Etwas anderes',
    },
    number: 'Nummer der Nachricht',
    receivedAt: 'Eingegangen',
    topic: 'Thema',
    orderNumber: 'Bestellnummer',
    name: 'Name',
    email: 'E-Mail',
  },
  fr: {
    incoming: (subject) => `Message : ${subject}`,
    copy: 'Votre message est bien arrivé',
    copyLead: [
      'Merci pour ce message. Il est bien arrivé ; nous répondons le plus souvent sous un jour ouvré.',
      'Par sécurité, le texte du message n’est pas repris ici ; pour toute question, son numéro suffit.',
      'Cet e-mail a été reçu par erreur ? Il suffit de le supprimer.',
    ],
    topics: {
      order: 'Commande',
      delivery: 'Livraison',
      returns: 'Retour et réclamation',
      product: 'Question sur un article',
      payment: 'Paiement et facture',
      account: 'Compte client',
      other: 'Autre sujet',
    },
    number: 'Numéro du message',
    receivedAt: 'Reçu le',
    topic: 'Sujet',
    orderNumber: 'Numéro de commande',
    name: 'Nom',
    email: 'E-mail',
  },
  nl: {
    incoming: (subject) => `Bericht: ${subject}`,
    copy: 'Uw bericht is aangekomen',
    copyLead: [
      'Bedankt voor het bericht. Het is goed aangekomen; een antwoord volgt meestal binnen één werkdag.',
      'Voor de veiligheid herhalen we de tekst hier niet; bij vragen is het nummer van het bericht genoeg.',
      'Geen bericht gestuurd? Dan kan deze e-mail gewoon weg.',
    ],
    topics: {
      order: 'Bestelling',
      delivery: 'Levering',
      returns: 'Retour of klacht',
      product: 'Vraag over een artikel',
      payment: 'Betaling en factuur',
      account: 'Klantaccount',
      other: 'Iets anders',
    },
    number: 'Nummer van het bericht',
    receivedAt: 'Ontvangen',
    topic: 'Onderwerp',
    orderNumber: 'Bestelnummer',
    name: 'Naam',
    email: 'E-mail',
  },
}

/** The copy in the voice of a shop that does not say Sie, vous or u. */
const INFORMAL_COPY: Record<Language, string> = {
  de: 'Deine Nachricht ist angekommen',
  fr: 'Ton message est bien arrivé',
  nl: 'Je bericht is aangekomen',
}

export type Received = {
  /** What the message is called, for both sides. */
  number: string
  receivedAt: Date
  topic: string
  /** What a form of editors is called, else empty. */
  subject: string
  orderNumber: string
  name: string
  email: string
  message: string
  answers: readonly { label: string; value: string }[]
}

/**
 * The message for customer service, and word for whoever has written it that it has come. That one repeats nothing
 * that was typed: nobody has proved that the address is the writer's own, and strangers must not send their words to
 * others in our name.
 *
 * @see product §9 "contact copy"
 */
export function contactMails(shop: Shop, received: Received): [Mail, Mail] {
  const words = WORDS[shop.market.language]
  const topic = words.topics[received.topic] ?? ''
  const subject = received.subject || topic || received.topic
  const receipt = [
    { label: words.number, value: received.number },
    { label: words.receivedAt, value: mailMoment(received.receivedAt, shop) },
  ]
  const typed = [
    { label: words.orderNumber, value: received.orderNumber },
    { label: words.name, value: received.name },
    { label: words.email, value: received.email },
    ...received.answers,
  ]
  const message = received.message === '' ? [] : received.message.split('\n').filter((line) => line !== '')
  const sender = mailSender(shop)
  const toService = {
    subject: words.incoming(subject),
    paragraphs: message,
    rows: filled([...receipt, { label: words.topic, value: subject }, ...typed]),
    sender,
  }
  const toWriter = {
    subject: shop.address === 'formal' ? words.copy : INFORMAL_COPY[shop.market.language],
    paragraphs: words.copyLead,
    rows: filled([...receipt, { label: words.topic, value: topic }]),
    sender,
  }
  const service = shop.legal[shop.market.country].email
  return [
    {
      kind: 'contactMessage',
      to: service,
      locale: shop.locale,
      replyTo: received.email,
      ...bodies(toService),
    },
    { kind: 'contactCopy', to: received.email, locale: shop.locale, ...bodies(toWriter) },
  ]
}

function filled<Row extends { value: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ value }) => value !== '')
}

function bodies(content: Parameters<typeof mailBodies>[0]) {
  return { subject: content.subject, ...mailBodies(content) }
}
