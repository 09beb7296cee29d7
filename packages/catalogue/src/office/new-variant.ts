import type { ParsedCommandInput } from '@shop/api-client/office/define-command'
import type { createProduct } from '@shop/api-client/office/new-goods-commands'
import { withGerman } from '@shop/domain/goods/category-words'

type NewVariant = ParsedCommandInput<typeof createProduct>['variants'][number]
type Days = { from: number; to: number }

/** Makes variants that are typed by hand into those of a catalogue file; the first has this id. */
export function variantFrom(firstId: number, days: Days) {
  return ({ articleNumber, label, gtin, stock, content, prices }: NewVariant, index: number) => ({
    id: firstId + index,
    referenceKey: articleNumber,
    label: withGerman(label),
    ...(gtin === null ? {} : { gtin }),
    bvc: 1,
    deliveryDaysFrom: days.from,
    deliveryDaysTo: days.to,
    stock,
    paybackFactor: null,
    content,
    prices: Object.fromEntries(
      Object.entries(prices).map(([country, price]) => [
        country,
        { price, rrp: null, before: null, lowestPrior: null, scale: [] },
      ]),
    ),
  })
}
