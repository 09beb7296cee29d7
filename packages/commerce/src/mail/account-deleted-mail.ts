import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type Words = { subject: string; gone: string; kept: string; running: string; farewell: string }

const WORDS: Record<Language, Words> = {
  de: {
    subject: 'Das Konto ist gelöscht',
    gone: 'Das Kundenkonto ist gelöscht, wie gewünscht: mit Adressen, Wunschzettel, Warenkorb, Newsletter und Erinnerungen. Alle Geräte sind abgemeldet.',
    kept: 'Rechnungen müssen wir nach dem Gesetz noch einige Jahre aufbewahren. Bis dahin sind sie gesperrt und dienen nur dem Finanzamt. Abgeschlossene Bestellungen behalten wir ohne Namen und Adresse.',
    running:
      'Was noch unterwegs ist, kommt wie bestellt an. Dafür behalten wir Namen und Adresse, bis die Frist für die Rückgabe vorbei ist; danach werden auch sie gelöscht.',
    farewell: 'Danke für das Vertrauen – und jederzeit willkommen zurück.',
  },
  fr: {
    subject: 'Le compte est supprimé',
    gone: 'Le compte client est supprimé, comme demandé : avec les adresses, la liste d’envies, le panier, la newsletter et les alertes. Tous les appareils sont déconnectés.',
    kept: 'La loi nous oblige à conserver les factures pendant quelques années encore. D’ici là, elles sont bloquées et ne servent qu’à l’administration fiscale. Les commandes terminées sont gardées sans nom ni adresse.',
    running:
      'Ce qui est encore en route arrivera comme prévu. Pour cela, nous gardons le nom et l’adresse jusqu’à la fin du délai de retour ; ils sont effacés ensuite.',
    farewell: 'Merci pour la confiance accordée – et à bientôt, peut-être.',
  },
  nl: {
    subject: 'Het account is verwijderd',
    gone: 'Het klantaccount is verwijderd, zoals gevraagd: met adressen, verlanglijst, winkelmandje, nieuwsbrief en herinneringen. Alle apparaten zijn afgemeld.',
    kept: 'Facturen moeten we volgens de wet nog enkele jaren bewaren. Tot die tijd zijn ze geblokkeerd en alleen bestemd voor de fiscus. Afgeronde bestellingen bewaren we zonder naam en adres.',
    running:
      'Wat nog onderweg is, komt gewoon aan. Daarvoor bewaren we naam en adres tot de retourtermijn voorbij is; daarna worden ook die gewist.',
    farewell: 'Bedankt voor het vertrouwen – en altijd welkom terug.',
  },
}

/** Says goodbye, and what of a deleted account is kept and why. @see product §9; eu-duties C-30 */
export function accountDeletedMail(
  shop: Shop,
  { to, hasRunningOrders }: { to: string; hasRunningOrders: boolean },
): Mail {
  const { subject, gone, kept, running, farewell } = WORDS[shop.market.language]
  const paragraphs = [gone, kept, ...(hasRunningOrders ? [running] : []), farewell]
  const bodies = mailBodies({ subject, paragraphs, sender: mailSender(shop) })
  return { kind: 'accountDeleted', to, locale: shop.locale, subject, ...bodies }
}
