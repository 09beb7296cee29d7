import type { BasketItem } from './basket.ts'

/** The row of a basket line that names the list it is given for. */
export const GIFT_ROW = 'gift'

/** The row of the list alone, which stays whatever is written on the goods. */
export function giftRowOf(displayData: BasketItem['displayData']): BasketItem['displayData'] {
  const { [GIFT_ROW]: row } = displayData
  return row === undefined ? {} : { [GIFT_ROW]: row }
}
