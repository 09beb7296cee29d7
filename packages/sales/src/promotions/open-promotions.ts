import { createHash } from 'node:crypto'
import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import { localisedPromotion } from '@shop/catalogue/promotions/localised-promotion'
import type { Market } from '@shop/domain/market/markets'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import type { Promotion, PromotionCondition } from '@shop/domain/promotion/promotion'
import type { PromotionUsage } from '@shop/domain/promotion/promotion-input'
import type { Sql } from '@shop/engine/db/database'
import type { Owner } from '@shop/engine/session/owner'
import { codesAmong, promotionsFor, type StoredCode, usesOf } from './promotion-store.ts'

/** All that a basket can be tried with, and how often it was used by now. */
export type OpenPromotions = {
  promotions: Promotion[]
  usage: Map<string, PromotionUsage>
  /** Promotions with a usage limit, which placing an order has to lock. */
  limited: ReadonlySet<string>
}

/** How an e-mail address is known among the uses of promotions; the address itself is not kept there. */
export function customerDigest(email: string): string {
  return createHash('sha256')
    .update(`customer:${normalisedEmail(email)}`)
    .digest('hex')
}

/** No order may use this any more. */
const USED_UP: PromotionCondition = { level: 'global', key: 'usage_limit', uses: 0 }

type PromotionsQuery = {
  market: Market
  codes: readonly string[]
  owner: Owner
  /** The digest of the shopper's address, null when unknown; called only where a limit counts by it. */
  customer: () => Promise<string | null>
  /** What applies by itself, where it was read already. */
  byThemselves?: readonly PromotionRecord[] | undefined
}

/**
 * Reads promotions for a basket with these codes, which are plain. What the shopper's own unpaid order has used counts
 * as free: ordering again replaces that order.
 */
export async function openPromotions(
  sql: Sql,
  { market, codes, owner, customer, byThemselves }: PromotionsQuery,
): Promise<OpenPromotions> {
  const own = await codesAmong(sql, codes, owner)
  const ofCodes = own.map(({ promotionId }) => promotionId)
  const records = byThemselves && codes.length === 0 ? byThemselves : await promotionsFor(sql, codes, ofCodes)
  const limited = records.filter(isLimited).map(({ id }) => id)

  return {
    promotions: records.flatMap((record) => {
      const promotion = localisedPromotion(record, market)
      if (!record.needsCode) return [promotion]
      const code = own.find(({ promotionId }) => promotionId === record.id)
      return code ? [withCode(promotion, code)] : []
    }),
    usage:
      limited.length === 0 ? new Map() : await usesOf(sql, limited, { ...owner, customer: await customer() }),
    limited: new Set(limited),
  }
}

function isLimited({ needsCode, conditions }: PromotionRecord): boolean {
  return needsCode || has(conditions, 'usage_limit') || has(conditions, 'usage_limit_per_customer')
}

function has(conditions: readonly { key: string }[], key: PromotionCondition['key']): boolean {
  return conditions.some((condition) => condition.key === key)
}

/** A voucher as the one code makes it that was typed in. */
function withCode(promotion: Promotion, { code, isActive, isUsed }: StoredCode): Promotion {
  return {
    ...promotion,
    code,
    isActive: promotion.isActive && isActive,
    conditions: isUsed ? [...promotion.conditions, USED_UP] : promotion.conditions,
  }
}
