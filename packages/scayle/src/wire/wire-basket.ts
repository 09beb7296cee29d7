import * as v from 'valibot'
import { cents, maybe, text } from './wire-parts.ts'
import { WireLinePrice, WireReduction } from './wire-price.ts'
import { WireProduct, WireVariant } from './wire-product.ts'

const WirePromotion = v.object({
  id: text,
  name: text,
  displayName: maybe(text),
  code: maybe(text),
  isValid: v.nullish(v.boolean(), true),
  effect: v.looseObject({ type: text }),
})
export type WirePromotion = v.InferOutput<typeof WirePromotion>

const WireBasketItem = v.object({
  key: v.pipe(text, v.minLength(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  availableQuantity: maybe(v.pipe(v.number(), v.integer())),
  status: v.picklist(['available', 'unavailable', 'deleted']),
  product: WireProduct,
  variant: WireVariant,
  price: v.object({ unit: WireLinePrice, total: WireLinePrice }),
  customData: v.fallback(v.record(text, v.unknown()), {}),
  displayData: v.fallback(v.record(text, v.object({ key: text, label: text, value: text })), {}),
  itemGroup: maybe(v.object({ id: text, isMainItem: v.boolean(), isRequired: v.boolean() })),
  promotion: maybe(WirePromotion),
  promotions: maybe(v.array(WirePromotion)),
})
export type WireBasketItem = v.InferOutput<typeof WireBasketItem>

export const WireBasket = v.object({
  key: text,
  currencyCode: text,
  cost: v.object({
    withTax: cents,
    withoutTax: cents,
    tax: v.object({ vat: v.object({ amount: cents }) }),
    appliedReductions: v.array(WireReduction),
    currencyCode: text,
  }),
  items: v.array(WireBasketItem),
  packages: v.nullish(
    v.array(
      v.object({
        id: v.number(),
        carrierKey: text,
        deliveryDate: v.object({ min: text, max: text }),
      }),
    ),
    [],
  ),
})
export type WireBasket = v.InferOutput<typeof WireBasket>

/** What a change of a basket answers; of a refusal the body is not agreed, so it is not looked at. */
export const WireBasketChange = v.object({
  type: v.picklist(['success', 'failure']),
  statusCode: v.number(),
  kind: v.nullish(text),
})
