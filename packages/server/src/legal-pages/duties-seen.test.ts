import { legalPages } from '@shop/demo/stories/legal/legal-pages'
import { DUTIES } from '@shop/domain/duties/duties'
import { COUNTRIES, type Country, type Locale, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { countriesWhere } from '@shop/domain/testing/duty-days'
import { DUTY_PROOFS, type DutiesOf, type DutyProof, dutiesOf } from '@shop/domain/testing/duty-proofs'
import { describe, expect, test } from 'vitest'
// @boundaries-ignore what both brands write on their legal pages is proved where these are served
import { brand as puenktchen } from '../../../../apps/baby-shop/brand.ts'
// @boundaries-ignore what both brands write on their legal pages is proved where these are served
import { brand as lindhaus } from '../../../../apps/home-shop/brand.ts'
import { demoContent } from '../testing/demo-content.ts'
import { missingPages } from './missing-pages.ts'

type Seen = (brand: Brand, locale: Locale) => Promise<boolean>

/** What a legal page says because a row is owed there. */
const STEADY: Record<DutiesOf<'steady', 'server'>, Seen> = {
  'C-07': says('barrierefreiheit', /MLBF|Sozialministeriumservice|DGCCRF|SPF Économie|FOD Economie|ACM/),
  'C-19b-CH': says('ruecknahme', /vorgezogene Recyclinggebühr|taxe anticipée de recyclage/),
  'C-23': says(
    'agb',
    /§ 36 VSBG|Ombudsstelle|médiateur|Médiation|Consumentenombudsdienst|geschillencommissie/,
  ),
  // The row is over: no page of any country leads to the platform.
  'C-23-platform': async (brand, locale) =>
    (await Promise.all(legalPages(brand).map(({ slug }) => wordsOf(brand, locale, slug)))).some((words) =>
      /ec\.europa\.eu\/consumers\/odr|webgate\.ec\.europa\.eu\/odr/.test(words),
    ),
  'C-35': async (brand, locale) =>
    (await missingPages(brand, demoContent(brand))).every((problem) => !problem.includes(`, ${locale}: `)),
  // That a review is reported, decided on and told about: commerce, review-reports.test.ts.
  'C-48': says('impressum', /2022\/2065/),
}

test('every row that legal pages are responsible for has its case', () => {
  expect(Object.keys(STEADY)).toEqual(dutiesOf('steady', 'server'))
  expect(dutiesOf('dated', 'server')).toEqual([])
})

describe.each([lindhaus, puenktchen])('$name', (brand) => {
  test.each(Object.keys(STEADY) as (keyof typeof STEADY)[])(
    'says what %s asks in its countries',
    async (id) => {
      const proof: DutyProof = DUTY_PROOFS[id]
      const { countries, until }: { countries: readonly Country[]; until: string | null } = DUTIES[id]
      const goesFurther = proof.way === 'steady' && proof.elsewhere !== undefined
      const expected = COUNTRIES.filter(
        (country) => until === null && (goesFurther || countries.includes(country)),
      )

      expect(await countriesWhere((locale) => STEADY[id](brand, locale))).toEqual(expected)
    },
  )
})

function says(slug: string, words: RegExp): Seen {
  return async (brand, locale) => words.test(await wordsOf(brand, locale, slug))
}

async function wordsOf(brand: Brand, locale: Locale, slug: string): Promise<string> {
  const { language } = markets[locale]
  const story = await demoContent(brand).story(`/${slug}/`, { language, locale })
  return JSON.stringify(story?.content.body ?? '')
}
