import { giftCardEnd, giftCardTimezone } from '@shop/domain/order/gift-card-end'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import { giftCardByCode, insertGiftCard } from './gift-card-store.ts'

/** A gift card whose code and PIN were made elsewhere; minor units. */
export const GiftCardRecord = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9 -]{12,40}$/)),
  pin: v.pipe(v.string(), v.regex(/^\d{4,12}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.picklist(['EUR', 'CHF']),
})
export type GiftCardRecord = v.InferOutput<typeof GiftCardRecord>

/** Imports cards; an existing one keeps its balance. Returns how many are new. */
export async function importGiftCards(
  database: Database,
  records: readonly unknown[],
  now: Date,
): Promise<number> {
  const cards = records.map((record) => v.parse(GiftCardRecord, record))
  return database.transaction(async (sql) => {
    let added = 0
    for (const { code, pin, amount, currency } of cards) {
      if ((await giftCardByCode(sql, code)) !== null) continue
      const expiresAt = giftCardEnd(now, giftCardTimezone(currency))
      await insertGiftCard(sql, { secret: { code, pin }, amount, currency, expiresAt, bought: null, now })
      added += 1
    }
    return added
  })
}
