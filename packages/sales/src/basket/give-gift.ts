import { giveGift } from '@shop/api-client/contract/basket'
import { giftListItem } from '@shop/customers/gift-lists/gift-list-item-store'
import { requireShared } from '@shop/customers/gift-lists/gift-list-service'
import { GIFT_ROW } from '@shop/domain/basket/gift-row'
import { plainLine } from '@shop/domain/review/plain-text'
import type { Shop } from '@shop/domain/shop/shop'
import { unknownKey } from '@shop/engine/http/input-problem'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { lockedGiftsLeft } from '../gifts/gifts-left.ts'
import { onSession } from '../on.ts'
import { fittingRows, lacksPart } from './basket-item-rules.ts'
import { putWhileHeld, refused, unitsGiven } from './basket-service.ts'
import { basketLines, lockBasket } from './basket-store.ts'

/**
 * Puts a line of a list into the giver's basket. Everybody who wants to give it waits for the same row, so that it is
 * reserved once.
 */
export const giveGiftHandler = onSession(giveGift).answer(async (input, context) => {
  const { shop, session, services, request, catalogue, now } = context
  requireOwnKey('basket', input.basketKey, shop, session)
  await services.limits.gift.use([request.address], now)
  const list = await requireShared(context, input.token)
  const item = await giftListItem(context.sql, { listId: list.id, key: input.itemKey })
  const found = await catalogue.variant(input.variantId)
  const isWanted =
    item !== null &&
    found?.product.id === item.productId &&
    (item.variantId === null || item.variantId === input.variantId)
  if (!isWanted) throw unknownKey()
  const { variantId } = input
  const from = plainLine(input.from ?? '')
  await fittingRows(context, { variantId, customText: null })
  const isIncomplete = await lacksPart(catalogue, variantId)

  return context.inOneCommit(async (sql) => {
    if (isIncomplete) return refused(context, sql, 412, 'ItemUnavailable')
    const owner = ownerOf(context)
    await lockBasket(sql, owner)
    const own = unitsGiven(await basketLines(sql, owner), item.key)
    const left = (await lockedGiftsLeft(sql, [item.key], owner)).get(item.key) ?? 0
    if (left - own < 1) return refused(context, sql, 409, 'GiftTaken')
    return putWhileHeld(context, sql, {
      variantId,
      quantity: input.quantity,
      customText: null,
      cPromo: null,
      ffData: null,
      gift: { itemKey: item.key, ...(from === '' ? {} : { from }) },
      displayData: { [GIFT_ROW]: { key: GIFT_ROW, label: giftWords(shop), value: list.name } },
      itemGroup: null,
    })
  })
})

function giftWords({ locale }: Shop): string {
  const i18n = localeI18n(locale)
  return i18n.t({ id: 'basket.giftFrom', message: 'Geschenk von der Liste' })
}
