import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { reminderUnsubscribe } from '../reminders/reminder-links.ts'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type ReminderMailKind = 'reminderConfirmation' | 'backInStock'
type Words = { subject: (product: string) => string; paragraphs: string[]; link: string; wayOut: string }

const WORDS: Record<ReminderMailKind, Record<Language, Words>> = {
  reminderConfirmation: {
    de: {
      subject: (product) => `Bitte bestätigen: Erinnerung an ${product}`,
      paragraphs: [
        'Jemand möchte an dieser Adresse eine Nachricht bekommen, sobald der Artikel wieder lieferbar ist. Ein Klick auf den Link bestätigt das; er gilt sieben Tage.',
        'Es kommt eine einzige Nachricht, keine Werbung. Wer nichts bestellt hat, kann diese E-Mail einfach löschen.',
      ],
      link: 'Erinnerung bestätigen',
      wayOut: 'Keine Erinnerung mehr senden',
    },
    fr: {
      subject: (product) => `À confirmer : alerte de disponibilité pour ${product}`,
      paragraphs: [
        'Une alerte a été demandée à cette adresse pour le moment où l’article sera de nouveau disponible. Un clic sur le lien la confirme ; il est valable sept jours.',
        'Un seul message sera envoyé, sans publicité. Cette demande est une erreur ? Il suffit de supprimer cet e-mail.',
      ],
      link: 'Confirmer l’alerte',
      wayOut: 'Ne plus envoyer d’alerte',
    },
    nl: {
      subject: (product) => `Graag bevestigen: bericht over ${product}`,
      paragraphs: [
        'Op dit adres is een bericht aangevraagd voor zodra het artikel weer leverbaar is. Een klik op de link bevestigt dat; hij is zeven dagen geldig.',
        'Er komt één bericht, geen reclame. Niets aangevraagd? Dan kan deze e-mail worden verwijderd.',
      ],
      link: 'Bericht bevestigen',
      wayOut: 'Geen berichten meer sturen',
    },
  },
  backInStock: {
    de: {
      subject: (product) => `Wieder da: ${product}`,
      paragraphs: [
        'Der Artikel, an den wir erinnern sollten, ist wieder lieferbar. Zurückgelegt ist er nicht: Wer zuerst bestellt, bekommt ihn.',
        'Das war die einzige Nachricht dazu.',
      ],
      link: 'Zum Artikel',
      wayOut: 'Alle Erinnerungen an diese Adresse beenden',
    },
    fr: {
      subject: (product) => `De nouveau disponible : ${product}`,
      paragraphs: [
        'L’article pour lequel une alerte avait été demandée est de nouveau disponible. Il n’est pas mis de côté : premier arrivé, premier servi.',
        'C’était le seul message à ce sujet.',
      ],
      link: 'Voir l’article',
      wayOut: 'Mettre fin à toutes les alertes pour cette adresse',
    },
    nl: {
      subject: (product) => `Weer leverbaar: ${product}`,
      paragraphs: [
        'Het artikel waarvoor een bericht was aangevraagd, is weer leverbaar. Het is niet gereserveerd: wie het eerst bestelt, krijgt het.',
        'Dit was het enige bericht hierover.',
      ],
      link: 'Naar het artikel',
      wayOut: 'Alle berichten aan dit adres stoppen',
    },
  },
}

type Reminder = { to: string; productName: string; address: string; wayOut: string }

/** The two mails of a reminder: the one that asks whether it was meant, and the one it is all about. @see product §9 */
export function reminderMail(
  shop: Shop,
  kind: ReminderMailKind,
  { to, productName, address, wayOut }: Reminder,
): Mail {
  const words = WORDS[kind][shop.market.language]
  const subject = words.subject(productName)
  const bodies = mailBodies({
    subject,
    paragraphs: words.paragraphs,
    link: { label: words.link, address },
    wayOut: { label: words.wayOut, address: wayOut },
    sender: mailSender(shop),
  })
  const unsubscribe = reminderUnsubscribe(wayOut, shop.locale)
  return { kind, to, locale: shop.locale, subject, unsubscribe, ...bodies }
}
