import { existsSync, readFileSync } from 'node:fs'
import { legalPages } from '@shop/demo/stories/legal/legal-pages'
import { expect, test } from 'vitest'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as puenktchen } from '../../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what both brands promise is held against the proofs where their pages are served
import { brand as lindhaus } from '../../../../apps/home-shop/brand.ts'

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
    says: 'zwei Jahre nach der Entscheidung gelöscht',
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
]

const ROOT = new URL('../../../../', import.meta.url)

test.each(PROMISES)('/$page/ says „$says“, and $file proves it', ({ page, says, file, proof }) => {
  for (const brand of [lindhaus, puenktchen]) {
    const story = legalPages(brand).find(({ slug }) => slug === page)
    expect(wordsIn(story?.body).join('').replaceAll(/\s+/g, ' ')).toContain(says)
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

function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsIn) : []
}
