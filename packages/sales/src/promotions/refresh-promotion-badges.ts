import { createHash } from 'node:crypto'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { CatalogueProduct } from '@shop/catalogue/catalogue/catalogue'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import type { Locale } from '@shop/domain/market/markets'
import { promotionBadge } from '@shop/domain/promotion/badge/promotion-badge'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { Shop } from '@shop/domain/shop/shop'
import type { Sql } from '@shop/engine/db/sql'
import { namedPromotions, productsWithOldBadge, putBadge } from './promotion-badge-store.ts'
import { promotionBadgeWords } from './promotion-badge-words.ts'
import { promotionState } from './promotion-state.ts'
import { promotionById, useCounts } from './promotion-store.ts'

/** Products that get their badges in one go; the next run goes on. */
const MOST = 500

/** Grows with every change of what a badge may say, so that badges which were written before it are written anew. */
const BADGE_RULES = 2

export type BadgeShops = {
  shops: readonly Shop[]
  productsIn: (locale: Locale, ids: readonly number[]) => Promise<CatalogueProduct[]>
}

/**
 * Puts the badge of every product that names a promotion into words, where the promotion is another than when that was
 * done last: changed, begun, over, used up or gone. Returns how many products.
 *
 * @see eu-duties C-09
 */
export async function refreshPromotionBadges(sql: Sql, badgeShops: BadgeShops, now: Date): Promise<number> {
  const named = await namedPromotions(sql)
  if (named.length === 0) return 0
  const uses = await useCounts(sql)
  let written = 0
  for (const promotion of named) {
    const record = await promotionById(sql, promotion)
    const total = uses.get(promotion) ?? 0
    const basis = basisOf(record, total, now)
    const ids = await productsWithOldBadge(sql, { promotion, basis, most: MOST })
    const badges = record === null ? new Map() : await badgesOf(record, { ids, total, now }, badgeShops)
    const isExceptSale = record?.conditions.some(({ key }) => key === 'excludes_sale') ?? false
    for (const id of ids)
      await putBadge(sql, id, { promotion, basis, isExceptSale, badges: badges.get(id) ?? {} })
    written += ids.length
  }
  return written
}

type Badges = Map<number, Partial<Record<Locale, string>>>

async function badgesOf(
  record: PromotionRecord,
  { ids, total, now }: { ids: readonly number[]; total: number; now: Date },
  { shops, productsIn }: BadgeShops,
): Promise<Badges> {
  const badges: Badges = new Map(ids.map((id) => [id, {}]))
  // A code of one's own is on no badge.
  if (record.needsCode || ids.length === 0) return badges
  const usage = new Map([[record.id, { total, ofCustomer: 0 }]])
  for (const { locale, market, company } of shops) {
    const promotion = localisedPromotion(record, market)
    for (const { product, categoryIds } of await productsIn(locale, ids)) {
      const goods = {
        productId: product.id,
        categoryIds,
        brand: product.brand,
        // The page knows whether a price is reduced now, and leaves the badge out.
        isOnSale: false,
        isPriceBound: isPriceBound(product, company),
        giftOf: null,
      }
      const badge = promotionBadge(promotion, goods, { now, locale, usage })
      if (badge !== null)
        badges.set(product.id, { ...badges.get(product.id), [locale]: promotionBadgeWords(badge, locale) })
    }
  }
  return badges
}

/** What the words of a badge depend on. */
function basisOf(record: PromotionRecord | null, total: number, now: Date): string {
  const limits = record?.conditions.flatMap((one) => (one.key === 'usage_limit' ? [total < one.uses] : []))
  const state = record && [BADGE_RULES, record, promotionState(record, now), limits]
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16)
}
