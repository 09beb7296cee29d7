import { COMPLAINT_KINDS, REMEDIES } from '@shop/domain/after-sales/complaint'
import { COMPLAINT_PHOTOS } from '@shop/domain/contact/message-problems'
import { PAYMENT_METHOD_CODES } from '@shop/domain/payment/payment-method'
import { MOST_PER_LINE } from '@shop/domain/quantity/most-per-line'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { FileAnswerSchema } from './file-answer.ts'
import { orderNumber, orderToken } from './order-access.ts'

const text = v.string()
const amount = v.number()
// Far above what the forms' own rules allow: those answer with their message keys, this only bounds the work.
const line = v.pipe(text, v.maxLength(1000, 'generic.validation.maxLength'))
const longText = v.pipe(text, v.maxLength(20_000, 'generic.validation.maxLength'))
const itemKey = v.pipe(text, v.maxLength(64))
const quantity = v.pipe(
  v.number(),
  v.integer('number.whole'),
  v.minValue(1, 'number.min'),
  v.maxValue(MOST_PER_LINE, 'number.max'),
)
const photoId = v.pipe(text, v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
const paperNumber = v.pipe(text, v.regex(/^[A-Z]-\d{5}-\d{5}$/))
const items = v.pipe(v.array(v.object({ key: itemKey, quantity })), v.minLength(1), v.maxLength(100))

/** How money goes back: never taken, through the provider, by bank transfer, onto the gift card, onto the account. */
export const MONEY_WAYS = ['release', 'refund', 'byHand', 'giftcard', 'balance'] as const
const share = v.object({
  key: v.picklist([...PAYMENT_METHOD_CODES, 'giftcard', 'balance']),
  way: v.picklist(MONEY_WAYS),
  amount,
})

/**
 * Cancels one's own order, or some items of it, until the warehouse has them. `preview` returns what would be refunded
 * and how, and changes nothing. 404 `not_found` where the shop has no such switch, 409 `cancel_too_late`, 422 for items
 * that are not part of the order.
 *
 * @see product §4 "Order"; spec §6 "cancelOrder"
 */
export const cancelOwnOrder = defineCall({
  name: 'cancelOwnOrder',
  method: 'POST',
  path: '/api/user/orders/{orderNumber}/cancel/',
  rights: 'session',
  input: v.object({
    orderNumber,
    token: orderToken,
    /** Keys of items; null for all that has not left. */
    items: v.exactOptional(v.nullable(v.pipe(v.array(itemKey), v.minLength(1), v.maxLength(100))), null),
    preview: v.exactOptional(v.boolean(), false),
  }),
  answer: v.object({
    /** Keys of what is cancelled. */
    items: v.array(text),
    /** Minor units that go back, or need not be paid any more. */
    amount,
    shares: v.array(share),
  }),
})
export type Cancelling = v.InferOutput<typeof cancelOwnOrder.answer>

const Declared = v.object({
  /** What the receipt calls it. */
  number: text,
  /** Day and time of the declaration, ISO. */
  declaredAt: text,
})

/**
 * Declares a withdrawal without sign-in or any proof: it is accepted for every number and address, answered alike, and
 * receipted to the given address. What cannot be matched to an order is handled by people.
 *
 * @see eu-duties C-01
 */
export const declareWithdrawal = defineCall({
  name: 'declareWithdrawal',
  method: 'POST',
  path: '/api/withdrawals/',
  rights: 'session',
  status: 201,
  input: v.object({
    name: v.optional(line, ''),
    order_number: v.optional(line, ''),
    email: v.optional(line, ''),
    /** Which articles, in the shopper's own words; empty for the whole order. */
    items: v.optional(longText, ''),
  }),
  answer: Declared,
})

/**
 * Returns units of one's own order: by law within its period, then by the shop's promise. Unshipped units are
 * cancelled. What was declared before in the same words is answered with the first receipt.
 *
 * 409 `nothing_to_return` with the reason per item in `errors`, 422 for items that are not part of the order and for
 * too many units.
 *
 * @see eu-duties C-01, C-06; product §4 "Order"
 */
export const withdrawOrder = defineCall({
  name: 'withdrawOrder',
  method: 'POST',
  path: '/api/user/orders/{orderNumber}/withdrawal/',
  rights: 'session',
  status: 201,
  input: v.object({ orderNumber, token: orderToken, items }),
  answer: Declared,
})

/** The label for a parcel that comes back, as PDF. */
export const loadReturnLabel = defineCall({
  name: 'loadReturnLabel',
  method: 'GET',
  path: '/api/user/orders/{orderNumber}/returns/{number}/label.pdf/',
  rights: 'open',
  input: v.object({ orderNumber, token: orderToken, number: paperNumber }),
  answer: FileAnswerSchema,
})

/**
 * Brings a picture for a complaint; the body is the file itself, and its content says what it is. Again under the same
 * id it takes the place of the first. 413 `body_too_large`, 422 `photo_unusable` with the reason as message key.
 *
 * @see product §7 "Complaint"
 */
export const putComplaintPhoto = defineCall({
  name: 'putComplaintPhoto',
  method: 'PUT',
  path: '/api/user/orders/{orderNumber}/photos/{photoId}/',
  rights: 'session',
  bodyBytes: COMPLAINT_PHOTOS.maxBytes,
  input: v.object({ orderNumber, token: orderToken, photoId, bytes: v.instance(Uint8Array) }),
  answer: v.object({ width: amount, height: amount }),
})

/**
 * Complains about an item of one's own order, with pictures that were brought before. 422 `input_invalid` with the keys
 * of the form's own rules.
 *
 * @see product §7 "Complaint"; eu-duties C-05, C-06
 */
export const complainAboutOrder = defineCall({
  name: 'complainAboutOrder',
  method: 'POST',
  path: '/api/user/orders/{orderNumber}/complaint/',
  rights: 'session',
  status: 201,
  input: v.object({
    orderNumber,
    token: orderToken,
    item: v.optional(line, ''),
    quantity: v.exactOptional(quantity, 1),
    kind: v.optional(line, ''),
    remedy: v.optional(line, ''),
    message: v.optional(longText, ''),
    photos: v.exactOptional(v.pipe(v.array(photoId), v.maxLength(20)), []),
  }),
  answer: v.object({ number: text, receivedAt: text }),
})

/** A picture of one's own complaint. */
export const loadComplaintPhoto = defineCall({
  name: 'loadComplaintPhoto',
  method: 'GET',
  path: '/api/user/orders/{orderNumber}/photos/{photoId}/',
  rights: 'open',
  input: v.object({ orderNumber, token: orderToken, photoId }),
  answer: FileAnswerSchema,
})

/**
 * Sends the link to an order to its address. Neither the answer nor its time reveals whether there is one.
 *
 * @see eu-duties C-06
 */
export const requestOrderLink = defineCall({
  name: 'requestOrderLink',
  method: 'POST',
  path: '/api/orders/link/',
  rights: 'session',
  status: 202,
  input: v.object({ order_number: v.optional(line, ''), email: v.optional(line, '') }),
  answer: v.object({}),
})

/** Complaints and returns of an order, as `loadOrder` returns them. */
export const ReturnSchema = v.object({
  number: text,
  basis: v.picklist(['law', 'promise']),
  state: v.picklist(['announced', 'received']),
  announcedAt: text,
  receivedAt: v.nullable(text),
  /** What went back for it, minor units; null while it is under way. */
  amount: v.nullable(amount),
  /** The order that is sent in exchange for it; null where its money goes back. */
  replacement: v.nullable(text),
  items: v.array(v.object({ key: text, quantity: amount })),
})
export const ComplaintSchema = v.object({
  number: text,
  item: text,
  quantity: amount,
  kind: v.picklist(COMPLAINT_KINDS),
  remedy: v.picklist(REMEDIES),
  message: text,
  state: v.picklist(['received', 'answered', 'closed']),
  receivedAt: text,
  answer: v.nullable(text),
  answeredAt: v.nullable(text),
  /** Ids of its pictures. */
  photos: v.array(text),
})
export const RefundSchema = v.object({
  ...share.entries,
  at: text,
  /** `waiting` is under way, `refused` needs an operator. */
  state: v.picklist(['waiting', 'done', 'refused']),
})
export const ParcelSchema = v.object({
  sentAt: text,
  carrier: v.nullable(text),
  number: v.nullable(text),
  /** Keys of the items in it. */
  items: v.array(text),
})
/** What may be done with an item now. */
export const ItemChoiceSchema = v.object({
  key: text,
  mayCancel: v.boolean(),
  takeBack: v.variant('type', [
    v.object({
      type: v.literal('possible'),
      how: v.picklist(['recall', 'law', 'promise']),
      units: amount,
      /** The last day, `2026-12-05`; null until the period begins. */
      until: v.nullable(text),
    }),
    v.object({ type: v.literal('impossible'), why: v.picklist(['personalised', 'over', 'done', 'unpaid']) }),
  ]),
})
