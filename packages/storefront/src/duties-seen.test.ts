import { DUTIES } from '@shop/domain/duties/duties'
import { COUNTRIES, type Country, type Locale, markets } from '@shop/domain/market/markets'
import { countriesOn, countriesWhere, dutyDays, withoutLastCountry } from '@shop/domain/testing/duty-days'
import { DUTY_PROOFS, type DutiesOf, type DutyProof, dutiesOf } from '@shop/domain/testing/duty-proofs'
import { describe, expect, test } from 'vitest'
import { drawnPage } from './testing/drawn-page.ts'
import { listingAnswers, productAnswers, someCards } from './testing/some-pages.ts'

const TODAY = new Date('2026-11-26T12:00:00Z')
const LISTING = { path: '/wohnen/', answers: listingAnswers(someCards(2)) }
const PRODUCT = { path: '/p/sessel-holm-7-47117/', answers: productAnswers(7, []) }
const REVIEWS = { average: 4, count: 3, visible: 3, bars: [], items: [], page: 1, pages: 1 }
const REVIEWED = { path: PRODUCT.path, answers: productAnswers(7, [], { reviews: REVIEWS }) }

type Seen = { page: { path: string; answers: Record<string, unknown> }; words: string }

/** What stands in a whole page because a row is owed: absent the day before, there on the day. */
const DATED: Record<DutiesOf<'dated', 'storefront'>, Seen> = {
  'C-02': { page: PRODUCT, words: '/guarantee/notice-' },
}

/** What stands there whatever the day is; pages are drawn in the words of the source. */
const STEADY: Record<DutiesOf<'steady', 'storefront'>, Seen> = {
  'C-12': { page: PRODUCT, words: 'inkl. MwSt.' },
  'C-26': { page: LISTING, words: 'So sortieren wir' },
  'C-33': { page: REVIEWED, words: 'Verifizierter Kauf' },
}

test('every row that pages are responsible for has its case', () => {
  expect(Object.keys(DATED)).toEqual(dutiesOf('dated', 'storefront'))
  expect(Object.keys(STEADY)).toEqual(dutiesOf('steady', 'storefront'))
})

describe.each(Object.keys(DATED) as (keyof typeof DATED)[])('%s', (id) => {
  test.each(dutyDays(id))('is on the page in its countries on $name: $isOn', async (day) => {
    expect(await countriesWhere(isOn(DATED[id], day.now))).toEqual(countriesOn(day))
  })

  test('is not on the page of a country that its row has lost', async () => {
    await withoutLastCountry(id, async (lost) => {
      expect(await countriesWhere(isOn(DATED[id], TODAY))).not.toContain(lost)
    })
  })
})

test.each(Object.keys(STEADY) as (keyof typeof STEADY)[])(
  '%s is on the page in its countries',
  async (id) => {
    const proof: DutyProof = DUTY_PROOFS[id]
    const countries: readonly Country[] = DUTIES[id].countries
    const goesFurther = proof.way === 'steady' && proof.elsewhere !== undefined

    expect(await countriesWhere(isOn(STEADY[id], TODAY))).toEqual(
      goesFurther ? COUNTRIES : COUNTRIES.filter((country) => countries.includes(country)),
    )
  },
)

test('the withdrawal function is in the frame of every page from its first day', async () => {
  const link = { page: LISTING, words: '/vertrag-widerrufen/' }
  for (const day of dutyDays('C-01'))
    expect(await countriesWhere(isOn(link, day.now))).toEqual(countriesOn(day))
})

function isOn({ page: { path, answers }, words }: Seen, now: Date) {
  return async (locale: Locale) => {
    const href = `${markets[locale].pathPrefix}${path.slice(1)}`
    return (await drawnPage({ href, answers, locale, now })).includes(words)
  }
}
