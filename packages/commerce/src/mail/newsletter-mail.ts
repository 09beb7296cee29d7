import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type Words = { subject: string; paragraphs: (shop: string) => string[]; link: string; wayOut: string }

const WORDS: Record<Language, Words> = {
  de: {
    subject: 'Bitte die Anmeldung zum Newsletter bestätigen',
    paragraphs: (shop) => [
      `Jemand möchte den Newsletter von ${shop} an dieser Adresse bekommen: Neues, Ratgeber und Angebote, höchstens einmal in der Woche. Der Link führt zu einer Seite, die das mit einem Klick bestätigt; er gilt sieben Tage.`,
      'Nichts bestellt? Dann ist nichts zu tun: Ohne Bestätigung kommt kein Newsletter, und die Adresse wird gelöscht.',
    ],
    link: 'Anmeldung bestätigen',
    wayOut: 'Keinen Newsletter an diese Adresse senden',
  },
  fr: {
    subject: 'À confirmer : l’inscription à la newsletter',
    paragraphs: (shop) => [
      `La newsletter de ${shop} a été demandée pour cette adresse : nouveautés, conseils et offres, une fois par semaine au plus. Le lien mène à une page où un clic suffit pour confirmer ; il est valable sept jours.`,
      'Cette demande est une erreur ? Il n’y a rien à faire : sans confirmation, aucune newsletter n’est envoyée et l’adresse est effacée.',
    ],
    link: 'Confirmer l’inscription',
    wayOut: 'Ne pas envoyer de newsletter à cette adresse',
  },
  nl: {
    subject: 'Graag bevestigen: aanmelding voor de nieuwsbrief',
    paragraphs: (shop) => [
      `Op dit adres is de nieuwsbrief van ${shop} aangevraagd: nieuws, tips en aanbiedingen, hooguit één keer per week. De link leidt naar een pagina waar één klik genoeg is om te bevestigen; hij is zeven dagen geldig.`,
      'Niets aangevraagd? Dan hoeft er niets te gebeuren: zonder bevestiging komt er geen nieuwsbrief en wordt het adres gewist.',
    ],
    link: 'Aanmelding bevestigen',
    wayOut: 'Geen nieuwsbrief naar dit adres sturen',
  },
}

type Asked = { to: string; address: string; unsubscribe: string }

/** Asks whether a newsletter was meant. @see product §9; eu-duties C-32 */
export function newsletterMail(shop: Shop, { to, address, unsubscribe }: Asked): Mail {
  const { subject, paragraphs, link, wayOut } = WORDS[shop.market.language]
  const bodies = mailBodies({
    subject,
    paragraphs: paragraphs(shop.name),
    link: { label: link, address },
    wayOut: { label: wayOut, address: unsubscribe },
    sender: mailSender(shop),
  })
  return { kind: 'newsletterConfirmation', to, locale: shop.locale, subject, unsubscribe, ...bodies }
}
