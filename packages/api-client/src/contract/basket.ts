import { LONGEST_GIVER_NAME } from '@shop/domain/gift-list/gift-units'
import { MOST_PER_LINE } from '@shop/domain/quantity/most-per-line'
import * as v from 'valibot'
import { databaseId } from './database-integer.ts'
import { defineCall } from './define-call.ts'
import { BasketSchema } from './entities/basket.ts'

/** Keys come from the browser and end in paths and queries: nothing but these characters is accepted. */
export const keySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'key.malformed'))

const quantity = v.pipe(
  v.number('quantity.number'),
  v.integer('quantity.integer'),
  v.minValue(1, 'quantity.min'),
  v.maxValue(MOST_PER_LINE, 'quantity.max'),
)

const lineDetails = {
  customData: v.exactOptional(
    v.object({
      customText: v.exactOptional(
        v.nullable(
          v.record(v.pipe(v.string(), v.regex(/^text\d{1,2}$/)), v.pipe(v.string(), v.maxLength(60))),
        ),
      ),
      cPromo: v.exactOptional(v.nullable(v.object({ promotionId: v.string() }))),
      ffData: v.exactOptional(v.nullable(v.object({ ffCampaign: v.string() }))),
      pricePromotionKey: v.exactOptional(v.nullable(v.string())),
    }),
  ),
  /** The server words the rows itself, by the text and the labels of the product; this field is accepted and ignored. */
  displayData: v.exactOptional(
    v.record(v.string(), v.object({ key: v.string(), label: v.string(), value: v.string() })),
  ),
  itemGroup: v.exactOptional(
    v.nullable(v.object({ id: v.string(), isMainItem: v.boolean(), isRequired: v.boolean() })),
  ),
  /** The server decides the price step from the quantity; this field is accepted and ignored. */
  options: v.exactOptional(v.object({ pricePromotionKey: v.exactOptional(v.nullable(v.string())) })),
}

/** Why a change was refused, or granted in part. @see integrations §1.3 */
export const BASKET_KINDS = [
  'ItemAddedWithReducedQuantity',
  'ItemUnavailable',
  'VariantNotFound',
  'BasketItemNotFound',
  'MaximumItemCountReached',
  'GiftNotEarned',
  'GiftTaken',
] as const

/** A refusal is an answer, not an error: HTTP 200, `type: 'failure'`, and the basket as it is. */
export const basketAnswer = v.object({
  type: v.picklist(['success', 'failure']),
  statusCode: v.number(),
  kind: v.nullable(v.picklist(BASKET_KINDS)),
  basket: BasketSchema,
})

/** The answer to every change of a basket. */
export type BasketAnswer = v.InferOutput<typeof basketAnswer>

export const addBasketItem = defineCall({
  name: 'addBasketItem',
  method: 'POST',
  path: '/api/shop/basket/addItem/',
  rights: 'session',
  status: 201,
  input: v.object({ basketKey: keySchema, variantId: databaseId, quantity, ...lineDetails }),
  answer: basketAnswer,
})

/**
 * Puts a line of a shared gift list into the basket, reserved for a while: at most as many as are still wanted. Refused
 * with the kind `GiftTaken` when others give them all. 404 `not_found` for a link that was revoked.
 */
export const giveGift = defineCall({
  name: 'giveGift',
  method: 'POST',
  path: '/api/shop/basket/giveGift/',
  rights: 'session',
  status: 201,
  input: v.object({
    basketKey: keySchema,
    token: v.pipe(v.string(), v.maxLength(100)),
    itemKey: keySchema,
    variantId: databaseId,
    quantity,
    /** What only the owner of the list reads: who gives it. */
    from: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_GIVER_NAME))),
  }),
  answer: basketAnswer,
})

export const updateBasketItem = defineCall({
  name: 'updateBasketItem',
  method: 'POST',
  path: '/api/shop/basket/updateItem/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, itemKey: keySchema, quantity, ...lineDetails }),
  answer: basketAnswer,
})

export const deleteBasketItem = defineCall({
  name: 'deleteBasketItem',
  method: 'DELETE',
  path: '/api/shop/basket/deleteItem/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, itemKey: keySchema }),
  answer: BasketSchema,
})

export const loadBasket = defineCall({
  name: 'loadBasket',
  method: 'GET',
  path: '/api/shop/basket/get/{basketKey}/',
  rights: 'session',
  input: v.object({ basketKey: keySchema }),
  answer: BasketSchema,
})

/** Puts a line aside for another day, with a main item its whole group; gifts cannot wait. */
export const saveForLater = defineCall({
  name: 'saveForLater',
  method: 'POST',
  path: '/api/shop/basket/saveForLater/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, itemKey: keySchema }),
  answer: basketAnswer,
})

/** Brings a line that was put aside back, as much of it as there is. */
export const moveToBasket = defineCall({
  name: 'moveToBasket',
  method: 'POST',
  path: '/api/shop/basket/moveToBasket/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, itemKey: keySchema }),
  answer: basketAnswer,
})
