import { updateBasketItem } from '@shop/api-client/contract/basket'
import { giftRowOf } from '@shop/domain/basket/gift-row'
import type { BasketLine } from '@shop/domain/basket/lines/basket-line'
import { requireOwnKey } from '@shop/engine/session/owned-key'
import { ownerOf } from '@shop/engine/session/owner'
import { onSession, type SessionContext } from '../on.ts'
import { fittingRows } from './basket-item-rules.ts'
import { changeBasketLine } from './basket-service.ts'
import { basketLines } from './basket-store.ts'

/** Sets quantity and personalisation of a line. What the input leaves out stays as it is. */
export const updateBasketItemHandler = onSession(updateBasketItem).answer(async (input, context) => {
  requireOwnKey('basket', input.basketKey, context.shop, context.session)
  const customText = input.customData?.customText
  return changeBasketLine(context, input.itemKey, {
    quantity: input.quantity,
    ...(customText === undefined ? {} : await writtenAnew(context, input.itemKey, customText)),
    ...(input.itemGroup === undefined ? {} : { itemGroup: input.itemGroup }),
  })
})

/** A line with another text: its rows follow, and that of the list which it is given for stays. */
async function writtenAnew(
  context: SessionContext,
  itemKey: string,
  customText: BasketLine['customText'],
): Promise<Pick<BasketLine, 'customText' | 'displayData'>> {
  const line = (await basketLines(context.sql, ownerOf(context))).find(({ key }) => key === itemKey)
  if (line === undefined) return { customText, displayData: {} }
  const rows = await fittingRows(context, { variantId: line.variantId, customText })
  return { customText, displayData: { ...giftRowOf(line.displayData), ...rows } }
}
