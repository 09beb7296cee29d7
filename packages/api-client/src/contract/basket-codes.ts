import { CODE_MAX } from '@shop/domain/promotion/code-max'
import * as v from 'valibot'
import { keySchema } from './basket.ts'
import { defineCall } from './define-call.ts'
import { BasketSchema } from './entities/basket.ts'

/** What a shopper types or copies: spaces and dashes between the signs do not matter, nor do capitals. */
const code = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'generic.validation.required'),
  v.maxLength(CODE_MAX, 'voucher.errors.unknown'),
)

/**
 * Adds a voucher. One that does not reach its conditions yet is taken and shown with its reason.
 *
 * Problem codes: `voucher_unknown` 404, `voucher_not_combinable` 409, `voucher_not_started` 409, `voucher_other_shop`
 * 409, `vouchers_full` 409, `voucher_expired` 410, `voucher_used_up` 410, `too_many_attempts` 429. The first of `errors`
 * has a message key.
 *
 * @see product §3, §6
 */
export const addVoucher = defineCall({
  name: 'addVoucher',
  method: 'POST',
  path: '/api/shop/basket/voucher/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, code }),
  answer: BasketSchema,
})

/** Takes a voucher out again; one that is not there stays away. */
export const removeVoucher = defineCall({
  name: 'removeVoucher',
  method: 'DELETE',
  path: '/api/shop/basket/voucher/',
  rights: 'session',
  input: v.object({ basketKey: keySchema, code }),
  answer: BasketSchema,
})

/**
 * Adds a gift card. Wrong code and wrong PIN are one refusal.
 *
 * Problem codes: `giftcard_unknown` 404, `giftcard_blocked` 409, `giftcard_empty` 409, `giftcard_currency` 409,
 * `giftcards_full` 409, `giftcard_expired` 410, `too_many_attempts` 429. The first of `errors` has a message key.
 *
 * @see product §3, §6
 */
export const addGiftCard = defineCall({
  name: 'addGiftCard',
  method: 'POST',
  path: '/api/shop/basket/giftcard/',
  rights: 'session',
  input: v.object({
    basketKey: keySchema,
    code,
    pin: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,12}$/, 'giftcard.errors.unknown')),
  }),
  answer: BasketSchema,
})

/** Takes a gift card out again: by the `id` that the basket shows, or by its code. */
export const removeGiftCard = defineCall({
  name: 'removeGiftCard',
  method: 'DELETE',
  path: '/api/shop/basket/giftcard/',
  rights: 'session',
  input: v.object({
    basketKey: keySchema,
    giftCardId: v.exactOptional(keySchema),
    code: v.exactOptional(code),
    pin: v.exactOptional(v.string()),
  }),
  answer: BasketSchema,
})
