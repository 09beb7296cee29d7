import type { BasketLine } from '../basket/lines/basket-line.ts'

/** One unit of a variant as a basket keeps it, bought and not put aside, unless the test says otherwise. */
export function aBasketLine(words: Partial<BasketLine> = {}): BasketLine {
  return {
    key: 'line-1',
    variantId: 11,
    quantity: 1,
    customText: null,
    cPromo: null,
    ffData: null,
    displayData: {},
    itemGroup: null,
    isSaved: false,
    unitPrice: 10_000,
    ...words,
  }
}
