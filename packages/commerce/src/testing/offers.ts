import type { PromotionRecord } from '@shop/api-client/office/promotion-record'
import type { Database } from '@shop/engine/db/database'
import { type GiftCardSecret, newGiftCardSecret } from '@shop/sales/gift-cards/gift-card-code'
import { insertGiftCard } from '@shop/sales/gift-cards/gift-card-store'
import { importPromotions } from '@shop/sales/promotions/import-promotions'
import type * as v from 'valibot'

type Written = v.InferInput<typeof PromotionRecord>

/** Ten percent off everything, by itself and beside all others, unless the test says otherwise. */
export function aPromotionRecord(words: Partial<Written> = {}): Written {
  const id = words.id ?? 'autumn'
  return {
    id,
    name: { de: `${id} de`, fr: `${id} fr`, nl: `${id} nl` },
    priority: 1,
    combinability: 'always',
    conditions: [],
    effect: { type: 'automatic_discount', discountType: 'relative', discountValue: 10 },
    ...words,
  }
}

/** A usual voucher: one per order, ten percent off. */
export function aVoucherRecord(code: string, words: Partial<Written> = {}): Written {
  return aPromotionRecord({ id: code.toLowerCase(), code, combinability: 'with_promotions', ...words })
}

export async function givePromotions(database: Database, ...records: Written[]): Promise<void> {
  await importPromotions(database, records)
}

type Card = { amount?: number; currency?: 'EUR' | 'CHF'; expiresAt?: Date | null }

/** A gift card over 50.00 EUR that works. */
export async function giveGiftCard(
  { sql }: Database,
  { amount = 5000, currency = 'EUR', expiresAt = null }: Card = {},
): Promise<GiftCardSecret & { id: string }> {
  const secret = newGiftCardSecret()
  const now = new Date('2026-11-01T00:00:00Z')
  return {
    ...secret,
    id: await insertGiftCard(sql, { secret, amount, currency, expiresAt, bought: null, now }),
  }
}
