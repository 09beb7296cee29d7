import { parseArgs } from 'node:util'
import { fileFromHere } from '@shop/commerce/cli/goods/run-import'
import {
  COUNTRIES,
  type Country,
  CURRENCIES,
  type Currency,
  LANGUAGES,
  type Language,
  type Locale,
  markets,
} from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { NO_MAPPING } from '../mapping/mapping.ts'
import { SOURCES } from '../sources.ts'
import type { MoveInOptions } from '../writing/run/move-in-options.ts'
import { SOURCE_NAMES, type SourceName } from '../writing/run/source-name.ts'

/** The words of a command line, before anything is known of the shop. */
export type MoveInWords = ReturnType<typeof moveInWords>

/** @throws Error of parseArgs for an option that there is not */
export function moveInWords(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      from: { type: 'string' },
      prices: { type: 'string' },
      language: { type: 'string' },
      currency: { type: 'string' },
      countries: { type: 'string' },
      'compare-at': { type: 'string' },
      'delivery-days': { type: 'string' },
      uncounted: { type: 'string' },
      gone: { type: 'string' },
      locales: { type: 'string' },
      mapping: { type: 'string' },
      pictures: { type: 'string' },
      report: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  const [shop, ...files] = positionals
  return { shop, files, values }
}

/**
 * What was said, and what follows from the shop where nothing was.
 *
 * @throws Error with one sentence that says what is missing or wrong, and what to say
 */
export function moveInOptions({ values }: MoveInWords, brand: Brand, now: Date): MoveInOptions {
  const source = sourceNamed(values.from)
  const [first] = brand.locales
  if (first === undefined) throw new Error('The brand has no locale: there is nowhere to move in.')
  const spoken = [...new Set(brand.locales.map((locale) => markets[locale].language))]
  const currency = oneOf<Currency>('--currency', values.currency ?? markets[first].currency, CURRENCIES)
  return {
    source,
    language: oneOf<Language>(
      '--language',
      values.language ?? markets[first].language,
      LANGUAGES.filter((language) => spoken.includes(language)),
    ),
    currency,
    countries: countriesOf(values.countries, brand, currency),
    prices: pricesOf(values.prices, source),
    compareAt: oneOf('--compare-at', values['compare-at'] ?? 'drop', ['drop', 'sale', 'rrp'] as const),
    deliveryDays: daysOf(values['delivery-days'] ?? '2-4'),
    uncounted: unitsOf(values.uncounted ?? '1000'),
    gone: oneOf('--gone', values.gone ?? 'keep', ['keep', 'withdraw'] as const),
    redirectLocales: localesOf(values.locales, brand, first),
    locale: first,
    shopId: brand.shopIds[first] ?? 0,
    mapping: NO_MAPPING,
    pictures: values.pictures === undefined ? null : fileFromHere(values.pictures),
    now,
  }
}

/** @throws Error that names those there are */
export function sourceNamed(word: string | undefined): SourceName {
  return oneOf('--from', word ?? '', SOURCE_NAMES)
}

function oneOf<Word extends string>(option: string, word: string, words: readonly Word[]): Word {
  const found = words.find((one) => one === word)
  if (found !== undefined) return found
  throw new Error(
    `${option} ${word === '' ? 'is missing' : `"${word}" is not known`}: say ${words.join(' or ')}.`,
  )
}

/** Guessing would sell everything a fifth too cheap or too dear. */
function pricesOf(word: string | undefined, source: SourceName): 'gross' | 'net' {
  const own = SOURCES[source].prices
  if (word === undefined && own !== null) return own
  if (word === undefined)
    throw new Error(
      'Say --prices gross if the prices of the old shop hold the tax, or --prices net if it comes on top: the files do not say it.',
    )
  return oneOf('--prices', word, ['gross', 'net'] as const)
}

function countriesOf(word: string | undefined, { locales }: Brand, currency: Currency): Country[] {
  const possible = COUNTRIES.filter((country) =>
    locales.some((locale) => markets[locale].country === country && markets[locale].currency === currency),
  )
  if (word !== undefined) return wordsOf(word).map((one) => oneOf('--countries', one.toUpperCase(), possible))
  if (possible.length > 0) return possible
  throw new Error(`The shop sells nowhere in ${currency}: say another --currency.`)
}

function localesOf(word: string | undefined, { locales }: Brand, first: Locale): Locale[] {
  return word === undefined ? [first] : wordsOf(word).map((one) => oneOf('--locales', one, locales))
}

function unitsOf(word: string): number {
  if (/^\d{1,7}$/.test(word)) return Number(word)
  throw new Error(`--uncounted "${word}" is not understood: say a whole number of units, as 1000.`)
}

function daysOf(word: string): { from: number; to: number } {
  const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word) ?? []
  if (from === '' || Number(to) < Number(from))
    throw new Error(`--delivery-days "${word}" is not understood: say how many days, as 2-4.`)
  return { from: Number(from), to: Number(to) }
}

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
