import { type Locale, markets } from '../../packages/domain/src/market/markets.ts'
import { RecipeProblem } from './cook.ts'
import type { Recipe } from './recipe.ts'
import { withListLine } from './registration.ts'

const MARKETS = 'packages/domain/src/market/markets.ts'

/** What a market is paid in, its clock and its taxes; what is left out is as in the market whose words the language's are. */
export type MarketFacts = { currency?: string; timezone?: string; vat?: string }

/**
 * A market for a language that is there already: its row, which opens it in no brand.
 *
 * @param locale as `fr-lu`
 * @throws RecipeProblem for a market that exists, or a language that no market speaks
 */
export function marketRecipe(locale: string, facts: MarketFacts = {}): Recipe {
  const [, language = '', country = ''] = /^([a-z]{2})-([a-z]{2})$/.exec(locale) ?? []
  if (language === '')
    throw new RecipeProblem(`"${locale}" is no market: write language and country, as fr-lu.`)
  if (Object.keys(markets).includes(locale)) throw new RecipeProblem(`The market ${locale} exists already.`)
  const model = Object.values(markets).find(({ messages }) => messages === language)
  if (!model)
    throw new RecipeProblem(
      `No market speaks "${language}" yet: a language comes first, see "A language" in CONTRIBUTING.md.`,
    )
  const { currency = model.currency, timezone = model.timezone, vat } = facts
  const rates = vat ?? `${model.vat.standard},${model.vat.reduced}`
  const [standard, reduced] = ratesOf(rates)
  const tag = `${language}-${country.toUpperCase()}`
  const row = `'${locale}': market('${locale}', {
    currency: '${currency}',
    timezone: '${timezone}',
    vat: { standard: ${standard}, reduced: ${reduced} },
    pathPrefix: '/${locale}/',
    numberFormat: '${tag}',
    messages: '${tag}',
  }),`

  return {
    files: [],
    changes: [
      {
        path: MARKETS,
        change: (source) =>
          withListLine(source.replace(/(export const LOCALES = \[[^\]]*)\]/, `$1, '${locale}']`), row, {
            opening: 'export const markets: Record<Locale, Market> = {',
          }),
      },
    ],
    next: [
      `Look at its row in ${MARKETS}: money ${currency}, clock ${timezone}, taxes ${standard} and ${reduced} percent${asIn(facts, model.locale)}.`,
      `A brand opens it by "${locale}" in the locales of its brand.ts; the compiler then asks that brand alone for its country.`,
      `What the region words differently is a line in packages/i18n/src/regional.ts.`,
    ],
  }
}

function ratesOf(vat: string): [number, number] {
  const [standard, reduced, ...rest] = vat.split(',').map(Number)
  if (rest.length === 0 && isRate(standard) && isRate(reduced)) return [standard, reduced]
  throw new RecipeProblem(
    `--vat ${vat} is no pair of rates: write the standard and the reduced one, as 17,3.`,
  )
}

function isRate(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value < 100
}

function asIn({ currency, timezone, vat }: MarketFacts, model: Locale): string {
  return currency && timezone && vat ? '' : `, where nothing was said as in ${model}`
}
