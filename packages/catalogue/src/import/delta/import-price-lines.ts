import { COUNTRIES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import { PriceRecord } from '@shop/engine/records/catalogue-record'
import { instant } from '@shop/engine/records/record-parts'
import * as v from 'valibot'
import { priceName } from '../../products/price-history-store.ts'
import { storedPrices } from '../../products/price-store.ts'
import type { ImportedPrice, PriceRow } from '../../products/record-rows.ts'
import { refusedOfferReason, refusedOffers } from '../../products/refused-offers-store.ts'
import { lineOf } from '../import-line.ts'
import { writePrices } from '../import-prices.ts'
import type { LineGroup } from '../import-source.ts'
import { numberOf } from './delta-source.ts'
import { putFuturePrices } from './future-price-store.ts'
import {
  type Delta,
  type DeltaReport,
  importDelta,
  type Named,
  type NoteBatch,
  type Numbered,
  VariantName,
  type WrittenDelta,
} from './import-delta.ts'
import { SeenNumbers } from './seen-numbers.ts'

/** A price of one variant in one country. A field that is left out stays as it is, null takes it away. */
export const PriceLine = lineOf({
  ...VariantName,
  country: v.picklist(COUNTRIES),
  /** Gross, minor units; null: no longer sold there. */
  price: v.nullable(PriceRecord.entries.price),
  before: v.exactOptional(PriceRecord.entries.before),
  rrp: v.exactOptional(PriceRecord.entries.rrp),
  /** Counts only for days that the shop did not see. */
  lowestPrior: v.exactOptional(PriceRecord.entries.lowestPrior),
  scale: v.exactOptional(PriceRecord.entries.scale),
  /** From when on it holds; a moment that has passed, and none, is now. */
  validFrom: v.exactOptional(v.nullable(instant)),
})
export type PriceLine = v.InferOutput<typeof PriceLine>

/** In a table an empty cell means no change, so a country without a price is spelt out. */
const NOT_SOLD = 'none'
const orNothing = (cell: string) => numberOf(cell) ?? null

const prices: Delta<typeof PriceLine> = {
  schema: PriceLine,
  form: {
    columns: [
      { name: 'variantId', valueOf: numberOf },
      { name: 'referenceKey', valueOf: (cell) => cell || undefined },
      { name: 'country', valueOf: (cell) => cell },
      { name: 'price', valueOf: (cell) => (cell === NOT_SOLD ? null : numberOf(cell)) },
      { name: 'before', valueOf: orNothing },
      { name: 'rrp', valueOf: orNothing },
      { name: 'lowestPrior', valueOf: orNothing },
      { name: 'scale', valueOf: scaleOf },
      { name: 'validFrom', valueOf: (cell) => cell || undefined },
    ],
    all: ['country', 'price'],
    oneOf: ['variantId', 'referenceKey'],
  },
  nameOf: ({ country, validFrom }, variantId) =>
    `${priceName({ variantId, country })} ${validFrom ? new Date(validFrom).toISOString() : ''}`,
  repeats: () => {
    const seen = new Map<string, SeenNumbers>()
    return ({ country, validFrom }, variantId, now) => {
      const begin = beginOf(validFrom, now)
      const known = seen.get(begin) ?? new SeenNumbers()
      seen.set(begin, known)
      if (known.add(variantId * COUNTRIES.length + COUNTRIES.indexOf(country))) return null
      const from = begin === NOW ? '' : ` from ${begin} on`
      return `a line before says the price of variant ${variantId} in ${country}${from}: one is allowed, and the first was taken`
    }
  },
  write,
}

const NOW = ''

/** The moment from which on a price holds; one that has passed, and none, is now. */
function beginOf(validFrom: string | null | undefined, now: Date): string {
  return validFrom && new Date(validFrom) > now ? new Date(validFrom).toISOString() : NOW
}

/** Imports prices alone. @see import-prices.ts for what becomes of them */
export async function importPriceLines(
  database: Database,
  source: AsyncIterable<LineGroup>,
  now?: Date,
  noted?: NoteBatch,
): Promise<DeltaReport> {
  return importDelta(database, source, prices, now, noted)
}

async function write(sql: Sql, lines: readonly Numbered<PriceLine>[], now: Date): Promise<WrittenDelta> {
  const { allowed, refused } = await judged(sql, lines, now)
  const isLater = ({ line }: Named<PriceLine>) => beginOf(line.validFrom, now) !== NOW
  const later = await putFuturePrices(sql, allowed.filter(isLater))
  const current = allowed.filter((line) => !isLater(line))
  const changed = later + (await writeAllowed(sql, current, now))
  const bad = refused.map(({ number, reason }) => ({ line: number, field: 'price', reason }))
  return { changed, bad }
}

/**
 * Makes these the prices that hold from now on, but where a product may not be offered: a price would put it on sale.
 *
 * @returns how many are other ones, and the lines that were refused, each with its reason
 * @see docs/law.md
 */
export async function writeCurrentPrices<Line extends Named<PriceLine>>(
  sql: Sql,
  lines: readonly Line[],
  now: Date,
): Promise<{ changed: number; refused: (Line & { reason: string })[] }> {
  const { allowed, refused } = await judged(sql, lines, now)
  return { changed: await writeAllowed(sql, allowed, now), refused }
}

/** A country that is given up is never refused. */
async function judged<Line extends Named<PriceLine>>(sql: Sql, lines: readonly Line[], now: Date) {
  const offered = lines.filter(({ line }) => line.price !== null)
  const offers = await refusedOffers(
    sql,
    offered.map(({ variantId }) => variantId),
    now,
  )
  const allowed: Line[] = []
  const refused: (Line & { reason: string })[] = []
  for (const line of lines) {
    const { country, price } = line.line
    const missing = price === null ? undefined : offers.get(line.variantId)?.get(country)
    if (missing === undefined) allowed.push(line)
    else refused.push({ ...line, reason: refusedOfferReason(country, missing) })
  }
  return { allowed, refused }
}

async function writeAllowed(sql: Sql, lines: readonly Named<PriceLine>[], now: Date): Promise<number> {
  if (lines.length === 0) return 0
  const known = await storedPrices(sql, [...new Set(lines.map(({ variantId }) => variantId))])
  const imported: ImportedPrice[] = []
  const gone: PriceRow[] = []
  for (const { line, variantId } of lines) {
    const before = known.get(priceName({ variantId, country: line.country }))
    if (line.price !== null) imported.push(merged(line, line.price, variantId, before))
    else if (before) gone.push(before)
  }
  return writePrices(sql, { imported, gone }, known, now)
}

function merged(
  line: PriceLine,
  price: number,
  variantId: number,
  known: PriceRow | undefined,
): ImportedPrice {
  return {
    variantId,
    country: line.country,
    price,
    before: line.before === undefined ? (known?.before ?? null) : line.before,
    rrp: line.rrp === undefined ? (known?.rrp ?? null) : line.rrp,
    lowestPrior: line.lowestPrior ?? null,
    scale: line.scale ?? known?.scale ?? [],
  }
}

/** Steps as `3:1899 6:1799`: from three on 18.99 each, from six on 17.99. */
function scaleOf(cell: string): unknown {
  if (cell === '') return []
  return cell.split(/\s+/).map((step) => {
    const [amount = '', price = ''] = step.split(':')
    return { amount: numberOf(amount), price: numberOf(price) }
  })
}
