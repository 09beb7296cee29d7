import { withdrawFuturePrice } from '@shop/api-client/integration/goods-commands'
import { planPrice } from '@shop/api-client/office/goods-line-commands'
import { refusedCountries } from '@shop/domain/duties/missing-facts'
import { isSame } from '@shop/domain/goods/edited-record'
import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import { isPromotable } from '@shop/domain/recommendation/is-promotable'
import type { Undo } from '@shop/engine/command/bind-commands'
import { CommandConflict } from '@shop/engine/command/command-conflict'
import { logEntries } from '@shop/engine/command/command-log-store'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { undoBy } from '@shop/engine/command/undo'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { futurePricesOf, putFuturePrices, removeFuturePrice } from '../../import/delta/future-price-store.ts'
import { PriceLine } from '../../import/delta/import-price-lines.ts'
import { lockImports } from '../../import/import-batch-store.ts'
import { loadStoredProducts, type StoredProduct, type StoredVariant } from '../../products/catalogue-store.ts'
import { onCatalogue, productObject } from '../catalogue-office.ts'
import { ownersOf } from '../variant-store.ts'

type Place = { variantId: number; country: Country; validFrom: string }
type Owned = { product: StoredProduct; variant: StoredVariant }

/** All that is planned here. An import may say more, as a scale, which these commands would not bring back. */
const Plan = v.strictObject({
  country: v.picklist(COUNTRIES),
  price: v.nullable(v.number()),
  before: v.nullable(v.number()),
})
type Plan = Omit<v.InferOutput<typeof Plan>, 'country'>

/** A price for a moment to come. Two people may plan for the same one: what is taken back is still as it was left. */
export const PLAN_PRICE = onCatalogue(planPrice)(async ({ price, before, was, ...place }, { sql, now }) => {
  await lockImports(sql)
  const { variantId, country, validFrom } = place
  if (new Date(validFrom) <= now) throw pastMoment()
  const own = await ownerOf(sql, variantId)
  if (own === null)
    throw new CommandRefusal('There is no such article any more: load the list anew.', 'articleUnknown')
  refuseWrong(own.product, { country, price, before }, now)
  const former = await plannedAt(sql, place)
  if (was !== undefined && !isAs(former, was)) throw await changedSince(sql, own, place, was)

  const changed = await putFuturePrices(sql, [{ variantId, line: { country, price, before, validFrom } }])
  const left = { price, before }
  return {
    answer: { isChanged: changed > 0 },
    object: productObject(own.product.referenceKey),
    after: { ...named(own, place), ...noted(left) },
    undo: changed === 0 ? null : undoOfPlan(place, former, left),
  }
})

/** The one change of goods that is no upsert; other systems have it too. */
export const WITHDRAW_PRICE = onCatalogue(withdrawFuturePrice)(async ({ was, ...place }, { sql, now }) => {
  await lockImports(sql)
  const { variantId, country, validFrom } = place
  const own = await ownerOf(sql, variantId)
  const former = await plannedAt(sql, place)
  if (was !== undefined && own !== null && !isAs(former, was)) {
    if (new Date(validFrom) <= now) throw pastMoment()
    throw await changedSince(sql, own, place, was)
  }

  const gone = await removeFuturePrice(sql, { variantId, country, validFrom: new Date(validFrom) })
  const step = gone === null ? null : planOf(former)
  return {
    answer: { isWithdrawn: gone !== null },
    object: own === null ? `variant:${variantId}` : productObject(own.product.referenceKey),
    before: { ...former, ...(own === null ? { country, validFrom } : named(own, place)) },
    undo: step && undoBy(planPrice, { ...place, ...step, was: null }, 'itself'),
  }
})

async function ownerOf(sql: Sql, variantId: number): Promise<Owned | null> {
  const [product] = await loadStoredProducts(sql, await ownersOf(sql, [variantId]))
  const variant = product?.variants.find(({ id }) => id === variantId)
  return product === undefined || variant === undefined ? null : { product, variant }
}

async function plannedAt(sql: Sql, { variantId, country, validFrom }: Place): Promise<PriceLine | null> {
  const moment = new Date(validFrom).getTime()
  const planned = await futurePricesOf(sql, [variantId])
  const found = planned.find((one) => one.country === country && one.validFrom.getTime() === moment)
  return found === undefined ? null : v.parse(PriceLine, found.line)
}

/** What these commands would plan to have the same line again; null where none does. */
function planOf(line: PriceLine | null): Plan | null {
  const plan = v.safeParse(Plan, line)
  return plan.success ? { price: plan.output.price, before: plan.output.before } : null
}

function undoOfPlan(place: Place, former: PriceLine | null, left: Plan): Undo | null {
  if (former === null) return undoBy(withdrawFuturePrice, { ...place, was: left }, 'itself')
  const step = planOf(former)
  return step && undoBy(planPrice, { ...place, ...step, was: left }, 'itself')
}

function isAs(line: PriceLine | null, was: Plan | null): boolean {
  return line === null ? was === null : was !== null && isSame(planOf(line), was)
}

function refuseWrong(
  product: StoredProduct,
  { country, price, before }: Plan & { country: Country },
  now: Date,
): void {
  const refused = price === null ? [] : refusedCountries(product, now)
  if (refused.some((one) => one.country === country))
    throw new CommandRefusal(
      `It may not be offered in ${country}: the page of the product says what is missing.`,
      'mayNotBeOffered',
      { country },
    )
  if (before !== null && !isPromotable(product)) throw wrongBefore('infant formula may not be reduced')
  if (price !== null && before !== null && before <= price)
    throw wrongBefore('the struck price has to be higher than the price')
}

function wrongBefore(reason: string): CommandRefusal {
  return new CommandRefusal(`before: ${reason}.`, 'productWrong', { field: 'before', reason })
}

function pastMoment(): CommandRefusal {
  return new CommandRefusal(
    'This moment has passed: plan a later one, or change the price now.',
    'pastMoment',
  )
}

/** How the log names a plan, and what it says. */
function named({ variant }: Owned, { country, validFrom }: Place) {
  return { article: variant.referenceKey, country, validFrom }
}

function noted({ price, before }: Plan) {
  return { price: price ?? 'none', before: before ?? 'none' }
}

/** How far back the log is read for whoever changed a plan. */
const ENTRIES_BACK = 100
const PLANNING = [planPrice.name, withdrawFuturePrice.name]
const About = v.object({ article: v.string(), country: v.string(), validFrom: v.string() })

/** Who has changed a plan; nobody where the log has none but who left it as it was, and an import has changed it. */
async function changedSince(sql: Sql, own: Owned, place: Place, was: Plan | null): Promise<CommandConflict> {
  const about = named(own, place)
  const object = productObject(own.product.referenceKey)
  const entries = await logEntries(sql, { object, before: null, withReads: false, limit: ENTRIES_BACK })
  const last = entries.find(({ command, before, after }) => {
    const found = v.safeParse(About, after ?? before)
    return PLANNING.includes(command) && found.success && isSame(found.output, about)
  })
  if (last === undefined || isSame(last.after, was && { ...about, ...noted(was) }))
    return new CommandConflict([])
  return new CommandConflict([{ at: last.at.toISOString(), by: last.by, what: last.command }])
}
