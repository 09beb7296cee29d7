import { existsSync, readFileSync } from 'node:fs'
import { legalPages } from '@shop/demo/stories/legal/legal-pages'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { expect, test } from 'vitest'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as puenktchen } from '../../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as lindhaus } from '../../../../apps/home-shop/brand.ts'
import { cookieTable } from '../privacy/cookie-table.ts'
import { NOBODY_OUTSIDE } from '../privacy/own-blocks.ts'
import { processingText } from '../privacy/processing-text.ts'

type Promised = { page: string; says: string; file: string; proof: string }

/** What the legal texts say the shop does, and the test that shows it does: a file, and words in it. */
const PROMISES: readonly Promised[] = [
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
]

const ROOT = new URL('../../../../', import.meta.url)

test.each(PROMISES)('/$page/ says „$says“, and $file proves it', ({ page, says, file, proof }) => {
  for (const brand of [lindhaus, puenktchen]) {
    const story = legalPages(brand).find(({ slug }) => slug === page)
    expect(
      wordsIn([story?.body, ownWords(brand, page)])
        .join('')
        .replaceAll(/\s+/g, ' '),
    ).toContain(says)
  }
  const place = new URL(file, ROOT)
  expect(existsSync(place)).toBe(true)
  expect(readFileSync(place, 'utf8')).toContain(proof)
})

// A proof that is no input of this task could go without this test being run.
test('every proof of another package is an input of this test', () => {
  const inputs = readFileSync(new URL('packages/server/turbo.json', ROOT), 'utf8')
  const proofs = PROMISES.map(({ file }) => file).filter((file) => !file.startsWith('packages/server/'))

  expect(proofs.filter((file) => !inputs.includes(`"$TURBO_ROOT$/${file}"`))).toEqual([])
})

/** What the shop writes into a story itself. */
function ownWords(brand: Brand, page: string): unknown {
  const shop = openShop(brand, 'de-de')
  if (page === 'cookies') return cookieTable(shop, BARE_SETUP, true)
  return page === 'datenschutz'
    ? processingText(
        { ...shop, features: { ...shop.features, clickAndReserve: true } },
        BARE_SETUP,
        NOBODY_OUTSIDE,
      )
    : null
}

function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsIn) : []
}
