import type { Language } from '@shop/domain/shop/markets'
import type { Shop } from '@shop/domain/shop/shop'
import { type Mail, mailBodies } from './mail.ts'
import { mailSender } from './mail-sender.ts'

type Words = {
  subject: (shop: string) => string
  greeting: (name: string) => string
  paragraphs: string[]
  customerNo: string
  link: string
  forgotten: string
}

const WORDS: Record<Language, Words> = {
  de: {
    subject: (shop) => `Willkommen bei ${shop}`,
    greeting: (name) => `Guten Tag ${name},`,
    paragraphs: [
      'das Kundenkonto ist eingerichtet. Dort stehen Bestellungen, Rechnungen und Adressen, und die Wunschliste ist auf jedem Gerät dieselbe.',
      'Kein Konto angelegt? Dann hat jemand eine falsche Adresse eingegeben: Über den zweiten Link lässt sich das Passwort ändern, danach im Konto alles löschen.',
    ],
    customerNo: 'Kundennummer',
    link: 'Zum Kundenkonto',
    forgotten: 'Passwort ändern',
  },
  fr: {
    subject: (shop) => `Bienvenue chez ${shop}`,
    greeting: (name) => `Bonjour ${name},`,
    paragraphs: [
      'le compte client est créé. On y retrouve les commandes, les factures et les adresses, et la liste d’envies est la même sur chaque appareil.',
      'Aucun compte n’a été demandé ? L’adresse a sans doute été saisie par erreur : le second lien permet de changer le mot de passe, puis de tout supprimer dans le compte.',
    ],
    customerNo: 'Numéro de client',
    link: 'Voir le compte client',
    forgotten: 'Changer le mot de passe',
  },
  nl: {
    subject: (shop) => `Welkom bij ${shop}`,
    greeting: (name) => `Goedendag ${name},`,
    paragraphs: [
      'het klantaccount is aangemaakt. Daar staan bestellingen, facturen en adressen, en de verlanglijst is op elk apparaat dezelfde.',
      'Geen account aangevraagd? Dan is het adres per ongeluk ingevuld: via de tweede link kan het wachtwoord worden gewijzigd en daarna in het account alles worden gewist.',
    ],
    customerNo: 'Klantnummer',
    link: 'Naar het klantaccount',
    forgotten: 'Wachtwoord wijzigen',
  },
}

type Welcomed = { to: string; name: string; customerNo: string; addressOf: (path: string) => string }

/** Greets a new account, and tells the owner of an address that somebody made one with it. @see product §9 */
export function welcomeMail(shop: Shop, { to, name, customerNo, addressOf }: Welcomed): Mail {
  const words = WORDS[shop.market.language]
  const subject = words.subject(shop.name)
  const bodies = mailBodies({
    subject,
    paragraphs: [words.greeting(name), ...words.paragraphs],
    rows: [{ label: words.customerNo, value: customerNo }],
    link: { label: words.link, address: addressOf('/konto/') },
    furtherLinks: [{ label: words.forgotten, address: addressOf('/login/') }],
    sender: mailSender(shop),
  })
  return { kind: 'welcome', to, locale: shop.locale, subject, ...bodies }
}
