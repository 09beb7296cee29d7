import type { Basket } from '@shop/domain/basket/basket'
import { promotionLine } from '@shop/domain/basket/promoted-items'
import type { GiftBasis } from '@shop/domain/promotion/turn/unearned-gifts'
import type { Sql } from '@shop/engine/db/database'
import { basketView } from '../basket/basket-view.ts'
import type { SessionContext } from '../on.ts'

/**
 * By what the gifts of a basket are earned at this moment: kept with the order, because promotions and categories change,
 * and a part of the order may be cancelled long after.
 */
export async function giftBasesFor(
  context: SessionContext,
  sql: Sql,
  { items }: Basket,
): Promise<GiftBasis[]> {
  const givers = new Set(items.flatMap(({ customData }) => customData.cPromo?.promotionId ?? []))
  if (givers.size === 0) return []

  const { open } = await basketView(context, sql)
  const found = await context.catalogue.variants(
    items.map(({ variant }) => variant.id),
    sql,
  )
  const lines = items.flatMap((item) => {
    const sold = found.get(item.variant.id)
    return sold ? [promotionLine(item, sold, context.shop)] : []
  })
  return open.promotions.flatMap((promotion) => (givers.has(promotion.id) ? [{ promotion, lines }] : []))
}
