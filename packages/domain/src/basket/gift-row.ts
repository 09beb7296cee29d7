import type { BasketItem } from './basket.ts'

/** The row of a basket line that names the list it is given for. */
export const GIFT_ROW = 'gift'

/** The rows of a line without the list that it was given for: bought again, it is for oneself. */
export function withoutGiftRow(displayData: BasketItem['displayData']): BasketItem['displayData'] {
  const { [GIFT_ROW]: _, ...rows } = displayData
  return rows
}
