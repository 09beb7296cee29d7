import type { Basket } from '@shop/domain/basket/basket'
import type { BasketGiftOffer, GiftChoice } from '@shop/domain/basket/basket-offers'
import { lineEssentials } from '@shop/domain/basket/lines/line-essentials'
import { giftDiscountOn } from '@shop/domain/promotion/discount-on'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import type { GiftOffer } from '@shop/domain/promotion/promotion-result'
import { orderableUnits } from '@shop/domain/quantity/orderable-units'
import { unitsOf } from '@shop/domain/quantity/units-of'
import type { Sql } from '@shop/engine/db/database'
import type { SessionContext } from '../on.ts'
import { stockFor } from './basket-store.ts'
import type { BasketView } from './basket-view.ts'

/** The basket with the gifts that the shopper may still choose; what is sold out is not offered. */
export async function giftOffers(context: SessionContext, sql: Sql, view: BasketView): Promise<Basket> {
  const waiting = view.promoted.gifts.filter(
    ({ promotionId, isAutomatic, earned, taken }) =>
      earned > taken && (!isAutomatic || view.declinedGifts.includes(promotionId)),
  )
  if (waiting.length === 0) return view.basket

  const choices = await giftChoices(context, sql, { view, waiting })
  const gifts = waiting.flatMap(({ promotionId, variantIds, earned, taken }): BasketGiftOffer[] => {
    const cards = choices.get(promotionId) ?? []
    const name = view.open.promotions.find(({ id }) => id === promotionId)?.name ?? promotionId
    return cards.length === 0
      ? []
      : [{ promotionId, name, count: earned - taken, variantIds: [...variantIds], cards }]
  })
  return { ...view.basket, gifts }
}

async function giftChoices(
  { catalogue, shop, session, sql: connection }: SessionContext,
  sql: Sql,
  { view, waiting }: { view: BasketView; waiting: readonly GiftOffer[] },
): Promise<Map<string, GiftChoice[]>> {
  const ids = [...new Set(waiting.flatMap(({ variantIds }) => variantIds))]
  const transaction = sql === connection ? undefined : sql
  const variants = await catalogue.variants(ids, transaction)
  const stock = await stockFor(sql, { shopId: shop.shopId, userId: session.userId }, ids)
  const productIds = [...new Set([...variants.values()].map(({ product }) => product.id))]
  const cards = new Map((await catalogue.cards(productIds, transaction)).map((card) => [card.id, card]))

  return new Map(
    waiting.map(({ promotionId, variantIds, discount }) => [
      promotionId,
      variantIds.flatMap((variantId): GiftChoice[] => {
        const found = variants.get(variantId)
        const card = found && cards.get(found.product.id)
        if (!found || !card || isPriceBound(found.product, shop.company)) return []
        const availableQuantity =
          orderableUnits(found, stock.get(variantId) ?? 0) - unitsOf(view.lines, variantId)
        if (availableQuantity < 1) return []
        const before = found.variant.price.withTax
        const price = before - giftDiscountOn(before, found.facts.ecoParticipation ?? 0, discount)
        const variantLabel = lineEssentials(found)
        return [{ card, variantId, variantLabel, before, price, availableQuantity }]
      }),
    ]),
  )
}
