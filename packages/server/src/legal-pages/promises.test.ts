import { existsSync, readFileSync } from 'node:fs'
import { deliveryCountries } from '@shop/domain/address/delivery-countries'
import { COUNTRIES, type Locale, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import { BARE_SETUP } from '@shop/domain/testing/bare-setup'
import { expect, test } from 'vitest'
import { cookieTable } from '../privacy/cookie-table.ts'
import { NOBODY_OUTSIDE } from '../privacy/own-blocks.ts'
import { processingText } from '../privacy/processing-text.ts'
import { demoContent } from '../testing/demo-content.ts'
import { BRANDS, PROMISES } from './testing/promises.ts'

const ROOT = new URL('../../../../', import.meta.url)

test.each(PROMISES)('/$page/ says „$says“, and $file proves it', async (promised) => {
  const { page, locale = 'de-de', of, says, file, proof } = promised
  for (const brand of of === undefined ? BRANDS : [of])
    expect(await saidOn(page, { brand, locale })).toContain(says)
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

// /versand/ of Switzerland promised Liechtenstein, whose addresses the order refuses.
test.each(BRANDS.flatMap((brand) => brand.locales.map((locale) => ({ name: brand.name, brand, locale }))))(
  '/versand/ of $name in $locale names no country that nothing is delivered to',
  async ({ brand, locale }) => {
    const words = await saidOn('versand', { brand, locale })
    const where = WHERE.exec(words)?.groups?.where ?? ''

    expect(
      countriesNamed(words, locale).filter((country) => !COUNTRIES.some((one) => one === country)),
    ).toEqual([])
    expect(countriesNamed(where, locale)).toEqual(deliveryCountries(markets[locale]))
  },
)

/** The first sentence below the heading. */
const WHERE = /(?:Wohin wir liefern|Où nous livrons|Waar w(?:ij|e) leveren) ?(?<where>[^.,:]+)/
/** Of Europe, by their codes. */
const EUROPE =
  'AD AT BA BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO RS SE SI SK SM TR UA VA'.split(
    ' ',
  )

function countriesNamed(words: string, locale: Locale): string[] {
  const names = new Intl.DisplayNames(markets[locale].language, { type: 'region' })
  return EUROPE.filter((code) => new RegExp(`(?<!\\p{L})${names.of(code)}(?!\\p{L})`, 'u').test(words))
}

type Place = { brand: Brand; locale: Locale }

/** All words of a page in one line, with those that the shop writes itself. */
async function saidOn(page: string, { brand, locale }: Place): Promise<string> {
  const story = await demoContent(brand).story(`/${page}/`, { language: markets[locale].language, locale })
  return wordsIn([story?.content.body, ownWords(brand, page)])
    .join('')
    .replaceAll(/\s+/g, ' ')
}

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
