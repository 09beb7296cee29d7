import type { Locale } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as puenktchen } from '../../../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as lindhaus } from '../../../../../apps/home-shop/brand.ts'

export const BRANDS: readonly Brand[] = [lindhaus, puenktchen]

/** A sentence of a page, read in German unless a locale is named, and of both brands unless one is. */
type Promised = { page: string; locale?: Locale; of?: Brand; says: string; file: string; proof: string }

/** What the legal texts say the shop does, and the test that shows it does: a file, and words in it. */
export const PROMISES: readonly Promised[] = [
  {
    page: 'agb',
    says: 'diese Bedingungen und die Widerrufsbelehrung',
    file: 'packages/server/src/legal-pages/mailed-texts.test.ts',
    proof: 'mails terms and withdrawal as its pages show them',
  },
  {
    page: 'agb',
    says: 'Mit dem Knopf „Zahlungspflichtig bestellen“',
    file: 'packages/i18n/src/order-button.test.ts',
    proof: 'Zahlungspflichtig bestellen',
  },
  {
    page: 'agb',
    says: 'Frühere Fassungen dieser Bedingungen',
    file: 'packages/commerce/src/legal-texts/contract-texts.test.ts',
    proof: 'every version stays in the list, the one of today marked',
  },
  {
    page: 'agb',
    says: 'unbenutzte Artikel 30 Tage lang zurück',
    file: 'packages/domain/src/after-sales/take-back.test.ts',
    proof: 'promise',
  },
  {
    page: 'agb',
    says: 'mit „Bewertung melden“ melden, ohne Konto',
    file: 'packages/commerce/src/reviews/review-reports.test.ts',
    proof: 'a report is kept and its receipt confirmed',
  },
  {
    page: 'agb',
    says: 'erfährt den Grund per E-Mail',
    file: 'packages/commerce/src/reviews/review-reports.test.ts',
    proof: 'an author whose review is refused without a report reads why as well',
  },
  {
    page: 'datenschutz',
    says: '2 Jahre nach der Entscheidung',
    file: 'packages/commerce/src/reviews/review-reports.test.ts',
    proof: 'two years after its decision a report is forgotten',
  },
  {
    page: 'impressum',
    says: 'Kontaktstellen nach der Verordnung (EU) 2022/2065',
    file: 'e2e/journeys/reviews-and-stores.spec.ts',
    proof: 'Bewertung melden',
  },
  {
    page: 'widerruf',
    says: 'unverzüglich eine Eingangsbestätigung',
    file: 'packages/commerce/src/after-sales/after-sales.test.ts',
    proof: 'withdrawalReceived',
  },
  {
    page: 'widerruf',
    says: 'Sie können Ihr Widerrufsrecht auch online unter',
    file: 'e2e/journeys/after-sales.spec.ts',
    proof: 'Vertrag widerrufen',
  },
  {
    page: 'widerruf',
    says: 'Solange wir mit der Anfertigung nicht begonnen haben',
    file: 'packages/domain/src/after-sales/take-back.test.ts',
    proof: 'recall',
  },
  {
    page: 'widerruf',
    says: 'solange nichts mit ihr bezahlt wurde',
    file: 'packages/domain/src/order/stopped-cards.test.ts',
    proof: 'spent',
  },
  {
    page: 'widerruf',
    says: 'Frühere Fassungen dieses Textes',
    file: 'packages/commerce/src/legal-texts/contract-texts.test.ts',
    proof: 'an order keeps the version it was made under',
  },
  {
    page: 'datenschutz',
    says: 'Bestellungen von Gästen 3 Jahre nach der letzten Änderung',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'a guest and the person of the order go three years after its last change',
  },
  {
    page: 'datenschutz',
    says: 'Rechnungen 10 Jahre ab dem Ende ihres Jahres',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'a paper loses its recipient when ten years have passed since its year ended',
  },
  {
    page: 'datenschutz',
    says: 'meldet sich 3 Jahre lang niemand an, löschen wir es 30 Tage nach einer Ankündigung per E-Mail',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'an account that nobody signs in to is told thirty days before, and ends after three years',
  },
  {
    page: 'datenschutz',
    says: 'sofern kein Guthaben darauf ist',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'nobody goes without the mail, with a session that goes on, or with money on the account',
  },
  {
    page: 'datenschutz',
    says: 'Name, Wortlaut und Fotos 3 Jahre',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'who declared a withdrawal, and the words of a complaint, go after three years',
  },
  {
    page: 'datenschutz',
    says: '60 Tage nach der letzten Änderung, mit Kundenkonto so lange wie dieses',
    file: 'packages/commerce/src/data-rights/age-people.test.ts',
    proof: 'a basket goes with the session of somebody without an account',
  },
  {
    page: 'datenschutz',
    says: '90 Tage nach dem Ende der Reservierung',
    file: 'packages/commerce/src/stores/stores.test.ts',
    proof: 'its person is forgotten later',
  },
  {
    page: 'datenschutz',
    says: 'Eine Kopie ',
    file: 'packages/commerce/src/data-rights/data-rights.test.ts',
    proof: 'an export holds all there is',
  },
  {
    page: 'datenschutz',
    says: 'Für Statistik und Werbung wird nichts gespeichert',
    file: 'e2e/journeys/stored-in-browser.spec.ts',
    proof: 'only what is necessary',
  },
  {
    page: 'datenschutz',
    says: 'bis zur Abmeldung; die Prüfsummen 3 Jahre',
    file: 'packages/commerce/src/newsletter/newsletter.test.ts',
    proof: 'an address that nobody confirmed is forgotten, its proof stays three years',
  },
  {
    page: 'impressum',
    says: 'Gefährliche Produkte bitte an',
    file: 'e2e/journeys/recalls.spec.ts',
    proof: 'a recalled product is listed, warned of and not sold',
  },
  {
    page: 'cookies',
    says: 'gesetzt erst, wenn etwas davon benutzt wird',
    file: 'e2e/journeys/stored-in-browser.spec.ts',
    proof: 'who only reads has no cookie',
  },
  {
    page: 'cookies',
    says: 'Alles andere bleibt aus',
    file: 'e2e/journeys/consent.spec.ts',
    proof: 'nothing leaves and nothing optional is kept before an answer, and after a refusal',
  },
  {
    page: 'cookies',
    says: '„Global Privacy Control“',
    file: 'packages/consent/src/create-consent.test.ts',
    proof: 'global privacy control is a refusal',
  },
  {
    page: 'cookies',
    says: 'Was dieser Shop im Browser speichert',
    file: 'scripts/storage-keys.test.ts',
    proof: 'what the code keeps in a browser is in the register',
  },
  {
    page: 'agb',
    says: 'bestätigen den Eingang sofort per E-Mail',
    file: 'packages/commerce/src/checkout/checkout.test.ts',
    proof: 'paying in advance makes a confirmed order, with bank details, mail and an empty basket',
  },
  {
    page: 'agb',
    says: 'liefern wir Pakete kostenlos',
    file: 'packages/commerce/src/basket/basket.test.ts',
    proof: 'an added variant costs its price, and shipping until it is free',
  },
  {
    page: 'agb',
    says: 'steht als Zeitraum bei jedem Artikel und in der Bestellbestätigung',
    file: 'packages/commerce/src/duties-seen.test.ts',
    proof: "'C-22': promisesDates",
  },
  {
    page: 'agb',
    says: 'mindestens eine davon ist kostenlos',
    file: 'packages/domain/src/payment/payment-methods.test.ts',
    proof: 'only cash on delivery costs a fee',
  },
  {
    page: 'agb',
    says: 'längere Garantie, steht sie beim Artikel',
    file: 'packages/commerce/src/duties-seen.test.ts',
    proof: "'C-02b': ",
  },
  {
    page: 'agb',
    says: 'die Frist um zwölf Monate',
    file: 'packages/storefront/src/features/orders/complaint-form.test.tsx',
    proof: 'where a repair prolongs liability it is first, with that',
  },
  {
    page: 'agb',
    says: 'Vor der Veröffentlichung liest jede Bewertung ein Mensch',
    file: 'packages/commerce/src/reviews/reviews.test.ts',
    proof: 'a review is seen after moderation, and the rating follows on page and card',
  },
  {
    page: 'agb',
    says: 'eine je Artikel',
    file: 'packages/commerce/src/reviews/reviews.test.ts',
    proof: 'a customer writes once about a product, and about another one as well',
  },
  {
    page: 'agb',
    locale: 'fr-fr',
    says: 'ne peut faire l’objet d’aucune remise',
    file: 'packages/domain/src/basket/line-contribution.test.ts',
    proof: 'a voucher takes half the price off, and nothing of it',
  },
  {
    page: 'widerruf',
    says: 'mit unserem Etikett, Möbel holt',
    file: 'packages/commerce/src/after-sales/after-sales.test.ts',
    proof: 'single units come back, with receipt, label and money',
  },
  {
    page: 'widerruf',
    locale: 'de-ch',
    says: 'bei der Bestellung, auch für einzelne Artikel',
    file: 'packages/commerce/src/after-sales/after-sales.test.ts',
    proof: 'single units come back, with receipt, label and money',
  },
  {
    page: 'datenschutz',
    says: 'als Gast unter',
    file: 'packages/commerce/src/data-rights/requested-export.test.ts',
    proof: 'a guest gets everything that is stored under the address',
  },
  {
    page: 'cookies',
    says: 'die Auswahl wieder',
    file: 'e2e/journeys/consent.spec.ts',
    proof: 'and can take it back',
  },
  {
    page: 'ruecknahme',
    says: 'Bei Bildschirmen und großen Geräten fragt die Kasse danach',
    file: 'packages/commerce/src/duties-seen.test.ts',
    proof: "'C-19b-DE': { seen: asksForOldDevice }",
  },
  {
    page: 'ruecknahme',
    locale: 'fr-fr',
    says: 'L’éco-participation est indiquée à côté du prix',
    file: 'packages/commerce/src/duties-seen.test.ts',
    proof: "'C-19b-FR-fee': ",
  },
  {
    page: 'zahlung',
    of: lindhaus,
    says: 'Keine Zahlungsart kostet extra, außer Nachnahme.',
    file: 'packages/domain/src/payment/payment-methods.test.ts',
    proof: 'only cash on delivery costs a fee',
  },
  {
    page: 'zahlung',
    of: lindhaus,
    says: 'Beim Versand. Bis dahin ist der Betrag nur reserviert.',
    file: 'packages/commerce/src/payment/money-moves.test.ts',
    proof: 'a promise is called in when the goods leave, once',
  },
  {
    page: 'zahlung',
    of: puenktchen,
    says: 'Erst, wenn dein Paket unterwegs ist.',
    file: 'packages/commerce/src/payment/money-moves.test.ts',
    proof: 'a promise is called in when the goods leave, once',
  },
  {
    page: 'rueckgabe',
    of: lindhaus,
    says: 'auf demselben Weg, auf dem Sie gezahlt haben',
    file: 'packages/commerce/src/payment/money-moves.test.ts',
    proof: 'what was taken goes back in parts, never more than there is',
  },
  {
    page: 'rueckgabe',
    of: puenktchen,
    says: 'Druck das Etikett aus',
    file: 'packages/commerce/src/after-sales/after-sales.test.ts',
    proof: 'the label is a sheet for the parcel, gone once it has arrived',
  },
  {
    page: 'rueckgabe',
    of: lindhaus,
    says: 'Senden Sie uns ein Foto über das Kundenkonto',
    file: 'packages/storefront/src/features/orders/complaint-form.test.tsx',
    proof: 'where a repair prolongs liability it is first, with that',
  },
  {
    page: 'versand',
    of: puenktchen,
    says: 'In den Hinweis zur Bestellung schreiben',
    file: 'packages/commerce/src/cli/orders-command.test.ts',
    proof: 'what a shopper notes on an order stands where whoever ships it looks',
  },
  {
    page: 'versand',
    of: lindhaus,
    says: 'In ganz Deutschland',
    file: 'packages/server/src/legal-pages/promises.test.ts',
    proof: 'names no country that nothing is delivered to',
  },
  {
    page: 'versand',
    locale: 'de-ch',
    says: 'In die ganze Schweiz',
    file: 'packages/domain/src/address/address-problems.test.ts',
    proof: 'deliveryCountries(markets[locale])',
  },
]
