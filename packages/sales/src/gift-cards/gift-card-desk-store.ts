import type { Sql } from '@shop/engine/db/database'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { orders } from '@shop/engine/db/schema/orders'
import { desc, eq } from 'drizzle-orm'
import { giftCardCodeHash, maskedGiftCardCode } from './gift-card-code.ts'
import type { GiftCard } from './gift-card-store.ts'

export type DeskCard = { card: GiftCard; order: string | null }

/** Characters that a shopper reads out when the rest is scratched off. */
const END = 4

/** Cards with a whole code, or all whose code ends like this, the newest first. */
export async function cardsNamed(sql: Sql, text: string, limit: number): Promise<DeskCard[]> {
  const plain = text.replaceAll(/[\s•-]/g, '')
  const isNamed =
    plain.length > END
      ? eq(giftCards.codeHash, giftCardCodeHash(plain))
      : eq(giftCards.maskedCode, maskedGiftCardCode(plain))
  return sql
    .select({ card: giftCards, order: orders.number })
    .from(giftCards)
    .leftJoin(orders, eq(orders.id, giftCards.orderId))
    .where(isNamed)
    .orderBy(desc(giftCards.createdAt), desc(giftCards.id))
    .limit(limit)
}

/** Moves a card from one state to another; false where it was in none of these. */
export async function changeCard(
  sql: Sql,
  id: string,
  { to }: { to: 'active' | 'blocked' },
): Promise<boolean> {
  const changed = await sql
    .update(giftCards)
    .set({ state: to })
    .where(eq(giftCards.id, id))
    .returning({ id: giftCards.id })
  return changed.length > 0
}
