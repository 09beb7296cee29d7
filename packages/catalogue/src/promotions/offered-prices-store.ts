import { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { type Country, LOCALES, type Locale, markets } from '@shop/domain/market/markets'
import {
  type OfferedPrice,
  PRIOR_DAYS,
  type PricePoint,
  saleBegan,
} from '@shop/domain/price/running-reduction'
import { hasOnePrice } from '@shop/domain/promotion/is-price-bound'
import {
  type OfferedGoods,
  offeredPrices,
  type PromotionVersion,
} from '@shop/domain/promotion/offered/offered-prices'
import { categories, products, variants } from '@shop/engine/db/schema/catalogue'
import { promotionAnnouncements, promotionHistory } from '@shop/engine/db/schema/promotions'
import { integers } from '@shop/engine/db/sent-lists'
import type { Sql } from '@shop/engine/db/sql'
import { sql as query } from 'drizzle-orm'
import * as v from 'valibot'
import type { AskedSale, PriceName } from '../products/price-history-store.ts'
import { localisedPromotion } from './localised-promotion.ts'

const PRIOR_MILLISECONDS = PRIOR_DAYS * 86_400_000

/** What a promotion was from a moment on, as it was written; null: gone, or nothing that everybody may have. */
type Version = { id: string; since: Date; record: PromotionRecord | null }

/** What the badge of a product announced from a moment on. */
type Announcement = { since: Date; promotionId: string | null }

/** What a variant is to promotions. */
type Goods = {
  goods: OfferedGoods
  contributions: Partial<Record<Country, number>>
  announced: readonly Announcement[]
}

/** What promotions made of a price in the 30 days before its sale, by its history; minor units. */
export type OffersBefore = (name: PriceName, history: readonly PricePoint[], now: Date) => OfferedPrice[]

/**
 * Reads what promotions offered everybody before the sales of these prices. A code counts while the product's own badge
 * told it to everybody; codes of one's own never do.
 *
 * @see domain/promotion/offered/offered-prices.ts; eu-duties C-09
 */
export async function offersBefore(sql: Sql, asked: readonly AskedSale[], now: Date): Promise<OffersBefore> {
  if (asked.length === 0) return () => []
  const firstSale = Math.min(...asked.map(({ reducedSince }) => (reducedSince ?? now).getTime()))
  const versions = await versionsSince(sql, new Date(firstSale - PRIOR_MILLISECONDS))
  if (versions.length === 0) return () => []
  const goodsById = await promotedGoods(sql, [...new Set(asked.map(({ variantId }) => variantId))])
  const known = new Map<Locale, PromotionVersion[]>()
  const versionsIn = (locale: Locale): PromotionVersion[] => {
    const found = known.get(locale) ?? versions.map((version) => localisedVersion(version, locale))
    known.set(locale, found)
    return found
  }

  return ({ variantId, country }, history, at) => {
    const until = saleBegan(history, at)
    const found = goodsById.get(variantId)
    const locales = LOCALES.filter((locale) => markets[locale].country === country)
    const [locale] = locales
    if (until === null || found === undefined || locale === undefined) return []
    const { goods, contributions, announced } = found
    const contribution = contributions[country]
    return offeredPrices(
      history,
      announcedVersions(versionsIn(locale), announced),
      contribution === undefined ? goods : { ...goods, contribution },
      { from: new Date(until.getTime() - PRIOR_MILLISECONDS), until, locales },
    )
  }
}

function localisedVersion({ id, since, record }: Version, locale: Locale): PromotionVersion {
  return { id, since, promotion: record === null ? null : localisedPromotion(record, markets[locale]) }
}

/** As they are for a product: what needs a code is there only while its badge tells the code to everybody. */
function announcedVersions(
  versions: readonly PromotionVersion[],
  announced: readonly Announcement[],
): PromotionVersion[] {
  const byId = Map.groupBy(versions, ({ id }) => id)
  return [...byId].flatMap(([id, ofOne]) => {
    if (ofOne.every(({ promotion }) => (promotion?.code ?? null) === null)) return ofOne
    const moments = [...ofOne, ...announced].map(({ since }) => since.getTime())
    return [...new Set(moments)]
      .toSorted((a, b) => a - b)
      .map((moment) => {
        const since = new Date(moment)
        const promotion = ofOne.findLast((version) => version.since <= since)?.promotion ?? null
        const isTold = announced.findLast((one) => one.since <= since)?.promotionId === id
        return {
          id,
          since,
          promotion: promotion !== null && promotion.code !== null && !isTold ? null : promotion,
        }
      })
  })
}

/**
 * Every version that held at some time from a moment on, oldest first, of the promotions that everybody may have had then.
 * One that nobody can read any more offers nothing.
 */
async function versionsSince(sql: Sql, from: Date): Promise<Version[]> {
  const { id, promotionId, record, since } = promotionHistory
  const rows = await sql
    .select({ promotionId, record, since })
    .from(promotionHistory)
    .where(
      query`${since} > ${from.toISOString()}::timestamptz or ${id} in (
        select max(earlier.id) from ${promotionHistory} as earlier
        where earlier.since <= ${from.toISOString()}::timestamptz group by earlier.promotion_id
      )`,
    )
    .orderBy(since, id)
  const versions = rows.map((row): Version => {
    const parsed = v.safeParse(PromotionRecord, row.record)
    const record = parsed.success && !parsed.output.needsCode && parsed.output.isActive ? parsed.output : null
    return { id: row.promotionId, since: row.since, record }
  })
  const offered = new Set(versions.flatMap(({ id, record }) => (record === null ? [] : id)))
  return versions.filter(({ id }) => offered.has(id))
}

async function promotedGoods(sql: Sql, variantIds: readonly number[]): Promise<Map<number, Goods>> {
  const rows = await sql
    .select({
      variantId: variants.id,
      productId: products.id,
      brand: products.brand,
      attributes: products.attributes,
      facts: products.facts,
      announced: query<[since: number, promotionId: string | null][]>`(
        select coalesce(json_agg(json_build_array(extract(epoch from ${promotionAnnouncements.since}) * 1000,
          ${promotionAnnouncements.promotionId}) order by ${promotionAnnouncements.since}, ${promotionAnnouncements.id}), '[]')
        from ${promotionAnnouncements} where ${promotionAnnouncements.productId} = ${products.id}
      )`,
      // With all that stand above, as a basket asks for them.
      categoryIds: query<number[]>`array(
        with recursive above as (
          select (jsonb_array_elements_text(${products.categories}))::int as id
          union
          select ${categories.parentId} from ${categories} join above on ${categories.id} = above.id
          where ${categories.parentId} is not null
        )
        select id from above
      )`,
    })
    .from(variants)
    .innerJoin(products, query`${products.id} = ${variants.productId}`)
    .where(query`${variants.id} = any(${integers(variantIds)})`)
  return new Map(
    rows.map(({ variantId, productId, brand, attributes, facts, announced, categoryIds }) => [
      variantId,
      {
        goods: { variantId, productId, brand, categoryIds, isPriceBound: hasOnePrice({ attributes }) },
        contributions: facts.ecoParticipation ?? {},
        announced: announced.map(([since, promotionId]) => ({ since: new Date(since), promotionId })),
      },
    ]),
  )
}
