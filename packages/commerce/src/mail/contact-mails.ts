import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type Words = {
  incoming: (subject: string) => string
  copy: string
  copyLead: string[]
  topics: Record<string, string>
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
      'Das haben wir erhalten:',
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
    topic: 'Thema',
    orderNumber: 'Bestellnummer',
    name: 'Name',
    email: 'E-Mail',
  },
  fr: {
    incoming: (subject) => `Message : ${subject}`,
    copy: 'Votre message est bien arrivé',
    copyLead: [
      'Merci pour ce message. Il est bien arrivé ; une réponse suit le plus souvent sous un jour ouvré.',
      'Voici ce que nous avons reçu :',
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
      'Dit hebben we ontvangen:',
    ],
    topics: {
      order: 'Bestelling',
      delivery: 'Levering',
      returns: 'Retour en klacht',
      product: 'Vraag over een artikel',
      payment: 'Betaling en factuur',
      account: 'Klantaccount',
      other: 'Iets anders',
    },
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
  topic: string
  /** What a form of editors is called, else empty. */
  subject: string
  orderNumber: string
  name: string
  email: string
  message: string
  answers: readonly { label: string; value: string }[]
}

/** The message for customer service, and the copy for whoever has written it. @see product §9 "contact copy" */
export function contactMails(shop: Shop, received: Received): [Mail, Mail] {
  const words = WORDS[shop.market.language]
  const subject = received.subject || words.topics[received.topic] || received.topic
  const rows = [
    { label: words.topic, value: subject },
    { label: words.orderNumber, value: received.orderNumber },
    { label: words.name, value: received.name },
    { label: words.email, value: received.email },
    ...received.answers,
  ].filter(({ value }) => value !== '')
  const message = received.message === '' ? [] : received.message.split('\n').filter((line) => line !== '')
  const service = shop.legal[shop.market.country].email
  const copy = shop.address === 'formal' ? words.copy : INFORMAL_COPY[shop.market.language]
  const sender = mailSender(shop)

  const toService = { subject: words.incoming(subject), paragraphs: message, rows, sender }
  const toWriter = { subject: copy, paragraphs: [...words.copyLead, ...message], rows, sender }
  return [
    { kind: 'contactMessage', to: service, locale: shop.locale, ...bodies(toService) },
    { kind: 'contactCopy', to: received.email, locale: shop.locale, ...bodies(toWriter) },
  ]
}

function bodies(content: Parameters<typeof mailBodies>[0]) {
  return { subject: content.subject, ...mailBodies(content) }
}
