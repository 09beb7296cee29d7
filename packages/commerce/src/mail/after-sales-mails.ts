import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { mailMoment } from './mail-moment.ts'
import { mailSender } from './mail-sender.ts'

type AfterSalesKind =
  | 'withdrawalReceived'
  | 'returnAnnounced'
  | 'complaintReceived'
  | 'complaintAnswered'
  | 'orderLink'
type Words = { subject: (number: string) => string; paragraphs: string[]; link: string }
type Labels = {
  number: string
  at: string
  order: string
  name: string
  items: string
  whole: string
  item: string
}

const LABELS: Record<Language, Labels> = {
  de: {
    number: 'Nummer der Erklärung',
    at: 'Eingegangen',
    order: 'Bestellnummer',
    name: 'Name',
    items: 'Inhalt der Erklärung',
    whole: 'Widerruf der ganzen Bestellung',
    item: 'Artikel',
  },
  fr: {
    number: 'Numéro de la déclaration',
    at: 'Reçue le',
    order: 'Numéro de commande',
    name: 'Nom',
    items: 'Contenu de la déclaration',
    whole: 'Rétractation de toute la commande',
    item: 'Article',
  },
  nl: {
    number: 'Nummer van de verklaring',
    at: 'Ontvangen',
    order: 'Bestelnummer',
    name: 'Naam',
    items: 'Inhoud van de verklaring',
    whole: 'Herroeping van de hele bestelling',
    item: 'Artikel',
  },
}

const WORDS: Record<AfterSalesKind, Record<Language, Words>> = {
  withdrawalReceived: {
    de: {
      subject: (number) => `Eingangsbestätigung: Widerruf zur Bestellung ${number}`,
      paragraphs: [
        'Die Erklärung ist eingegangen. Diese E-Mail bestätigt Inhalt, Tag und Uhrzeit; bitte aufheben.',
        'Was noch nicht verschickt ist, wird storniert. Für alles andere folgt der Weg zurück in einer eigenen E-Mail an die Adresse der Bestellung. Passt die Erklärung zu keiner Bestellung, meldet sich der Kundenservice.',
        'Kam die Erklärung von jemand anderem? Dann bitte gleich auf diese E-Mail antworten.',
      ],
      link: '',
    },
    fr: {
      subject: (number) => `Accusé de réception : rétractation pour la commande ${number}`,
      paragraphs: [
        'La déclaration est bien arrivée. Cet e-mail en confirme le contenu, la date et l’heure ; il est à conserver.',
        'Ce qui n’est pas encore parti est annulé. Pour le reste, la marche à suivre arrive dans un autre e-mail, à l’adresse de la commande. Si la déclaration ne correspond à aucune commande, le service client prend contact.',
        'La déclaration vient de quelqu’un d’autre ? Il suffit de répondre tout de suite à cet e-mail.',
      ],
      link: '',
    },
    nl: {
      subject: (number) => `Ontvangstbevestiging: herroeping van bestelling ${number}`,
      paragraphs: [
        'De verklaring is ontvangen. Deze e-mail bevestigt inhoud, datum en tijd; bewaar hem goed.',
        'Wat nog niet is verzonden, wordt geannuleerd. Voor de rest volgt de weg terug in een aparte e-mail naar het adres van de bestelling. Past de verklaring bij geen enkele bestelling, dan neemt de klantenservice contact op.',
        'Kwam de verklaring van iemand anders? Beantwoord deze e-mail dan meteen.',
      ],
      link: '',
    },
  },
  returnAnnounced: {
    de: {
      subject: (number) => `So kommt die Ware zurück: Bestellung ${number}`,
      paragraphs: [
        'Das Etikett für die Rücksendung liegt bereit und kostet nichts: ausdrucken, aufkleben, innerhalb von 14 Tagen abgeben.',
        'Sobald die Ware da ist, geht das Geld auf demselben Weg zurück, auf dem es kam.',
      ],
      link: 'Etikett und Bestellung ansehen',
    },
    fr: {
      subject: (number) => `Retour de la commande ${number} : la marche à suivre`,
      paragraphs: [
        'L’étiquette de retour est prête et gratuite : il suffit de l’imprimer, de la coller et de déposer le colis dans les 14 jours.',
        'Dès que la marchandise est arrivée, l’argent est rendu par le même moyen de paiement.',
      ],
      link: 'Voir l’étiquette et la commande',
    },
    nl: {
      subject: (number) => `Zo komt de zending terug: bestelling ${number}`,
      paragraphs: [
        'Het retourlabel ligt klaar en is gratis: printen, opplakken en binnen 14 dagen afgeven.',
        'Zodra alles binnen is, gaat het geld terug via dezelfde betaalwijze.',
      ],
      link: 'Label en bestelling bekijken',
    },
  },
  complaintReceived: {
    de: {
      subject: (number) => `Reklamation ${number} ist eingegangen`,
      paragraphs: [
        'Die Reklamation ist angekommen, mit allen Fotos. Eine Antwort kommt meist innerhalb von zwei Werktagen; der Stand ist jederzeit bei der Bestellung zu sehen.',
      ],
      link: 'Bestellung ansehen',
    },
    fr: {
      subject: (number) => `La réclamation ${number} est bien arrivée`,
      paragraphs: [
        'La réclamation est bien arrivée, avec toutes les photos. Une réponse suit le plus souvent sous deux jours ouvrés ; son état est visible à tout moment auprès de la commande.',
      ],
      link: 'Voir la commande',
    },
    nl: {
      subject: (number) => `Klacht ${number} is ontvangen`,
      paragraphs: [
        'De klacht is ontvangen, met alle foto’s. Een antwoord volgt meestal binnen twee werkdagen; de stand is altijd bij de bestelling te zien.',
      ],
      link: 'Bestelling bekijken',
    },
  },
  complaintAnswered: {
    de: {
      subject: (number) => `Antwort zur Reklamation ${number}`,
      paragraphs: [],
      link: 'Bestellung ansehen',
    },
    fr: {
      subject: (number) => `Réponse à la réclamation ${number}`,
      paragraphs: [],
      link: 'Voir la commande',
    },
    nl: {
      subject: (number) => `Antwoord op klacht ${number}`,
      paragraphs: [],
      link: 'Bestelling bekijken',
    },
  },
  orderLink: {
    de: {
      subject: (number) => `Link zur Bestellung ${number}`,
      paragraphs: [
        'Über diesen Link lässt sich die Bestellung ohne Anmeldung ansehen: mit Sendung, Rechnung, Rückgabe und Reklamation. Er gilt 24 Stunden.',
        'Wer ihn nicht wollte, kann diese Nachricht einfach löschen.',
      ],
      link: 'Bestellung öffnen',
    },
    fr: {
      subject: (number) => `Lien vers la commande ${number}`,
      paragraphs: [
        'Ce lien permet de voir la commande sans connexion : envoi, facture, retour et réclamation. Il est valable 24 heures.',
        'Si cette demande a été faite par erreur, il suffit d’ignorer ce message.',
      ],
      link: 'Ouvrir la commande',
    },
    nl: {
      subject: (number) => `Link naar bestelling ${number}`,
      paragraphs: [
        'Met deze link is de bestelling zonder inloggen te bekijken: met zending, factuur, retour en klacht. Hij is 24 uur geldig.',
        'Geen link aangevraagd? Dan kan dit bericht gewoon weg.',
      ],
      link: 'Bestelling openen',
    },
  },
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
  const labels = LABELS[shop.market.language]
  const rows = [
    { label: labels.number, value: number },
    { label: labels.at, value: mailMoment(declaredAt, shop) },
    { label: labels.order, value: orderNumber },
    { label: labels.name, value: name },
    { label: labels.items, value: lines.length > 0 ? lines.join(', ') : labels.whole },
  ]
  return written(shop, 'withdrawalReceived', { to: email, number: orderNumber, rows })
}

type AboutOrder = { to: string; orderNumber: string; address: string }

/** Says how goods come back, and where their label is. */
export function returnAnnouncedMail(shop: Shop, { to, orderNumber, address }: AboutOrder): Mail {
  return written(shop, 'returnAnnounced', { to, number: orderNumber, address })
}

/** The way to an order for somebody without an account. */
export function orderLinkMail(shop: Shop, { to, orderNumber, address }: AboutOrder): Mail {
  return written(shop, 'orderLink', { to, number: orderNumber, address })
}

export type ToldComplaint = AboutOrder & { number: string; itemName: string }

/** Word that a complaint has come. @see product §9 */
export function complaintReceivedMail(shop: Shop, complaint: ToldComplaint & { receivedAt: Date }): Mail {
  const { to, address, number, orderNumber, itemName, receivedAt } = complaint
  const labels = LABELS[shop.market.language]
  const rows = [
    { label: labels.order, value: orderNumber },
    { label: labels.item, value: itemName },
    { label: labels.at, value: mailMoment(receivedAt, shop) },
  ]
  return written(shop, 'complaintReceived', { to, number, address, rows })
}

/** What customer service says to a complaint, in its own words. */
export function complaintAnsweredMail(shop: Shop, complaint: ToldComplaint & { answer: string }): Mail {
  const { to, address, number, orderNumber, itemName, answer } = complaint
  const labels = LABELS[shop.market.language]
  const rows = [
    { label: labels.order, value: orderNumber },
    { label: labels.item, value: itemName },
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
  kind: AfterSalesKind,
  { to, number, address, rows = [], paragraphs = [] }: Written,
): Mail {
  const words = WORDS[kind][shop.market.language]
  const subject = words.subject(number)
  const bodies = mailBodies({
    subject,
    paragraphs: [...words.paragraphs, ...paragraphs],
    rows,
    ...(address === undefined ? {} : { link: { label: words.link, address } }),
    sender: mailSender(shop),
  })
  return { kind, to, locale: shop.locale, subject, ...bodies }
}
