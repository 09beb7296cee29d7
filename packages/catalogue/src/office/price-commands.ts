import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import { changePrices, variantPrices } from '@shop/api-client/office/goods-line-commands'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import { undoneEdits } from '@shop/domain/goods/edited-record'
import { currencyOf } from '@shop/domain/market/markets'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import { type LineVerdict, linesDone } from '@shop/engine/command/lines-done'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { futurePricesOf } from '../import/delta/future-price-store.ts'
import type { Named } from '../import/delta/import-delta.ts'
import { PriceLine, writeCurrentPrices } from '../import/delta/import-price-lines.ts'
import { growVersion, lockImports } from '../import/import-batch-store.ts'
import { loadStoredProducts, type StoredProduct, type StoredVariant } from '../products/catalogue-store.ts'
import { lastChangeOf, onCatalogue, productObject } from './catalogue-office.ts'
import { ownersOf, pricesEver } from './variant-store.ts'

type Line = ParsedCommandInput<typeof changePrices>['lines'][number]
type Owned = { product: StoredProduct; variant: StoredVariant }

/** Prices by hand: they go the way of an import, with history and the comparison of sales. */
export const PRICE_COMMANDS = [
  onCatalogue(variantPrices)(async ({ variantId }, { sql }) => {
    const history = await pricesEver(sql, variantId)
    const future = await futurePricesOf(sql, [variantId])
    return {
      answer: {
        history: history.map(({ since, ...point }) => ({
          ...point,
          currency: currencyOf(point.country),
          since: since.toISOString(),
        })),
        future: future.map(({ country, validFrom, line }) => {
          const { price, before = null } = v.parse(PriceLine, line)
          return { country, validFrom: validFrom.toISOString(), price, before }
        }),
      },
      object: null,
    }
  }),

  onCatalogue(changePrices)(async ({ lines }, { sql, now }) => {
    await lockImports(sql)
    const owned = await ownedVariants(
      sql,
      lines.map(({ variantId }) => variantId),
    )
    const refused = new Map(
      [...new Set([...owned.values()].map(({ product }) => product))].map((product) => [
        product.id,
        new Set(refusedCountries(product, now).map(({ country }) => country)),
      ]),
    )
    const verdicts: LineVerdict[] = []
    const good: Line[] = []
    for (const line of lines) {
      const own = owned.get(line.variantId)
      const problem = await problemOf(
        sql,
        line,
        own,
        refused.get(own?.product.id ?? 0)?.has(line.country) ?? false,
      )
      if (problem === null) good.push(line)
      verdicts.push(...verdictsOf(line, own, problem))
    }
    const written = good.map((line): Named<PriceLine> => {
      return { variantId: line.variantId, line: { country: line.country, ...line.now } }
    })
    const { changed } = await writeCurrentPrices(sql, written, now)
    if (changed > 0) await growVersion(sql, now)
    const keys = new Set([...owned.values()].map(({ product }) => product.referenceKey))
    return {
      ...linesDone(verdicts, objectOf(keys)),
      undo: good.length === 0 ? null : undoBy(changePrices, { lines: undoneEdits(good) }, 'itself'),
    }
  }),
]

async function ownedVariants(sql: Sql, variantIds: readonly number[]): Promise<Map<number, Owned>> {
  const products = await loadStoredProducts(sql, await ownersOf(sql, variantIds))
  return new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  )
}

type Refusal = Pick<Extract<LineVerdict, { current: number | null }>, 'problem' | 'current' | 'by'>

async function problemOf(
  sql: Sql,
  { country, was, now }: Line,
  own: Owned | undefined,
  isRefused: boolean,
): Promise<Refusal | null> {
  const plain = { current: null, by: null }
  if (own === undefined) return { problem: 'unknown', ...plain }
  const known = own.variant.prices.get(country)
  const current = { price: known?.price ?? null, before: known?.before ?? null }
  if (current.price !== was.price || current.before !== was.before)
    return {
      problem: 'changedMeanwhile',
      current: current.price,
      by: (await lastChangeOf(sql, own.product.referenceKey))?.by ?? null,
    }
  if (now.price === null) return null
  if (isRefused) return { problem: 'mayNotBeOffered', ...plain }
  if (now.before !== null && !isPromotable(own.product)) return { problem: 'mayNotBeReduced', ...plain }
  if (now.before !== null && now.before <= now.price) return { problem: 'beforeNotHigher', ...plain }
  const step = known?.scale.find(({ price }) => now.price !== null && price >= now.price)
  return step === undefined ? null : { problem: 'stepsNotLower', current: step.price, by: null }
}

/** The price, and what is struck through where that is another one too. */
function verdictsOf(
  { variantId, country, was, now }: Line,
  own: Owned | undefined,
  problem: Refusal | null,
): LineVerdict[] {
  const key = own?.variant.referenceKey ?? String(variantId)
  const verdict = (what: 'price' | 'before', from: number | null, to: number | null): LineVerdict => ({
    key,
    country,
    what,
    from,
    to,
    ...(problem ?? { problem: null }),
  })
  const isPrice = was.price !== now.price || problem !== null
  return [
    ...(isPrice ? [verdict('price', was.price, now.price)] : []),
    ...(was.before !== now.before && problem === null ? [verdict('before', was.before, now.before)] : []),
  ]
}

function objectOf(keys: ReadonlySet<string>): string | null {
  const [only] = keys
  return only !== undefined && keys.size === 1 ? productObject(only) : null
}
