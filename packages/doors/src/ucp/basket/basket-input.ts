import { CODE_MAX } from '@shop/domain/promotion/code-max'
import { MOST_PER_LINE } from '@shop/domain/quantity/most-per-line'
import * as v from 'valibot'
import { BuyerInput, FulfillmentInput } from '../checkout/checkout-input.ts'

const MOST_LINES = 100
const MOST_CODES = 20

/** A cart or a checkout as an agent sends it. It replaces the whole basket, so what is not named is not wanted. */
export const BasketInput = v.looseObject({
  line_items: v.optional(
    v.pipe(
      v.array(
        v.looseObject({
          item: v.looseObject({ id: v.pipe(v.string(), v.maxLength(80)) }),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_LINE)),
        }),
      ),
      v.maxLength(MOST_LINES),
    ),
  ),
  context: v.optional(
    v.looseObject({
      address_country: v.optional(v.pipe(v.string(), v.maxLength(10))),
      language: v.optional(v.pipe(v.string(), v.maxLength(35))),
    }),
    {},
  ),
  discounts: v.optional(
    v.looseObject({
      codes: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CODE_MAX))),
          v.maxLength(MOST_CODES),
        ),
        [],
      ),
    }),
  ),
  cart_id: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Of a checkout, as the next one. */
  buyer: v.optional(BuyerInput),
  fulfillment: v.optional(FulfillmentInput),
})
export type BasketInput = v.InferOutput<typeof BasketInput>
