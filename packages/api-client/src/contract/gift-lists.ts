import { LONGEST_GIVER_NAME, LONGEST_NOTE, MOST_WANTED } from '@shop/domain/gift-list/gift-units'
import { OCCASIONS } from '@shop/domain/gift-list/occasion'
import * as v from 'valibot'
import { keySchema } from './basket.ts'
import { AddressInputSchema, AddressSchema } from './checkout.ts'
import { databaseId } from './database-integer.ts'
import { defineCall } from './define-call.ts'
import { ProductCardSchema } from './entities/product.ts'
import { WishedVariantSchema } from './wishlist.ts'

const id = v.pipe(v.string(), v.maxLength(64))
const token = v.pipe(v.string(), v.maxLength(100))
const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_WANTED))
const elsewhere = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_WANTED))

/** Shape only; the handler checks the fields with `giftListProblems` and answers 422. */
const form = {
  name: v.pipe(v.string(), v.maxLength(500)),
  occasion: v.pipe(v.string(), v.maxLength(20)),
  dueOn: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  isSurprise: v.boolean(),
}

const head = {
  name: v.string(),
  occasion: v.picklist(OCCASIONS),
  /** ISO day; null where there is none. */
  dueOn: v.nullable(v.string()),
}

/** What the owner may know of what was given. */
const given = {
  /** Units given already; null while they are hidden. */
  given: v.nullable(v.number()),
  /** Units among them that were marked as bought in another shop. */
  elsewhere: v.nullable(v.number()),
  /** What was given one by one; null while it is hidden. */
  gifts: v.nullable(
    v.array(
      v.object({
        key: v.string(),
        /** The name that the giver left for the owner; null where there is none. */
        from: v.nullable(v.string()),
        units: v.number(),
        isElsewhere: v.boolean(),
        isThanked: v.boolean(),
      }),
    ),
  ),
}

const item = {
  key: v.string(),
  product: ProductCardSchema,
  variant: v.nullable(WishedVariantSchema),
  wanted: v.number(),
  note: v.string(),
  isUrgent: v.boolean(),
}

export const GiftListSchema = v.object({
  id: v.string(),
  ...head,
  isSurprise: v.boolean(),
  /** Whether the owner does not see yet what was given. */
  isHidden: v.boolean(),
  /** Token of the link for givers; null while the list is not shared. */
  token: v.nullable(v.string()),
  /** Where gifts may be delivered to; only the owner reads it. Null where none is kept. */
  deliveryAddress: v.nullable(AddressSchema),
  items: v.array(v.object({ ...item, ...given })),
  /** Lines whose products are no longer sold here: who gave them stays to be read, and the owner can take them off. */
  gone: v.array(
    v.object({
      key: v.string(),
      /** What the product was called; null where not even that is known. */
      name: v.nullable(v.string()),
      wanted: v.number(),
      ...given,
    }),
  ),
})
export type GiftList = v.InferOutput<typeof GiftListSchema>

const overview = v.object({
  /** What a list may be for in this shop, the most usual first; without any the shop has no lists. */
  occasions: v.array(v.picklist(OCCASIONS)),
  lists: v.array(
    v.object({ id: v.string(), ...head, isShared: v.boolean(), items: v.number(), isSurprise: v.boolean() }),
  ),
})
export type GiftLists = v.InferOutput<typeof overview>

/** The lists of the signed-in customer in the shops of this country, the newest first. */
export const loadGiftLists = defineCall({
  name: 'loadGiftLists',
  method: 'GET',
  path: '/api/user/gift-lists/',
  rights: 'customer',
  input: v.object({}),
  answer: overview,
})

/** 409 `gift_lists_full` for a customer with as many as there may be. */
export const createGiftList = defineCall({
  name: 'createGiftList',
  method: 'POST',
  path: '/api/user/gift-lists/',
  rights: 'customer',
  status: 201,
  input: v.object(form),
  answer: GiftListSchema,
})

/** 404 for a list that is not one's own, or not there; the same for every call about one. */
export const loadGiftList = defineCall({
  name: 'loadGiftList',
  method: 'GET',
  path: '/api/user/gift-lists/{id}/',
  rights: 'customer',
  input: v.object({ id }),
  answer: GiftListSchema,
})

export const changeGiftList = defineCall({
  name: 'changeGiftList',
  method: 'PUT',
  path: '/api/user/gift-lists/{id}/',
  rights: 'customer',
  input: v.object({ id, ...form }),
  answer: GiftListSchema,
})

export const deleteGiftList = defineCall({
  name: 'deleteGiftList',
  method: 'DELETE',
  path: '/api/user/gift-lists/{id}/',
  rights: 'customer',
  input: v.object({ id }),
  answer: overview,
})

/** Makes a new link for givers, which ends the one before; or takes the link back. */
export const shareGiftList = defineCall({
  name: 'shareGiftList',
  method: 'PUT',
  path: '/api/user/gift-lists/{id}/share/',
  rights: 'customer',
  input: v.object({ id, isShared: v.boolean() }),
  answer: GiftListSchema,
})

/**
 * Keeps an address to which givers may have gifts delivered without reading it, or takes it back with null. 422
 * `input_invalid` for one to which this shop does not deliver.
 */
export const putGiftListAddress = defineCall({
  name: 'putGiftListAddress',
  method: 'PUT',
  path: '/api/user/gift-lists/{id}/address/',
  rights: 'customer',
  input: v.object({ id, address: v.nullable(AddressInputSchema) }),
  answer: GiftListSchema,
})

/**
 * Puts a product, or one variant of it, on a list; what is on it already stays as it is. 404 `product_not_found`,
 * 409 `gift_list_full`.
 */
export const addGiftListItem = defineCall({
  name: 'addGiftListItem',
  method: 'POST',
  path: '/api/user/gift-lists/{id}/items/',
  rights: 'customer',
  status: 201,
  input: v.object({
    id,
    itemCreationId: v.union([v.object({ productId: databaseId }), v.object({ variantId: databaseId })]),
  }),
  answer: GiftListSchema,
})

/**
 * How many are wanted, what givers should know, how many were bought elsewhere, and on which list it is; nobody un-gives
 * what was ordered. The answer is the list that was asked about. 409 `gift_changed` when givers have marked others since
 * the owner looked. While it is hidden what was given, `elsewhere` changes nothing.
 *
 * A line takes along what was given for it. 409 `gift_on_list` when the other list has the same already,
 * `gift_list_full`, and `gift_hidden` when the other list would show the owner what this one hides.
 */
export const changeGiftListItem = defineCall({
  name: 'changeGiftListItem',
  method: 'PUT',
  path: '/api/user/gift-lists/{id}/items/{itemKey}/',
  rights: 'customer',
  input: v.object({
    id,
    itemKey: keySchema,
    wanted: units,
    note: v.pipe(v.string(), v.maxLength(LONGEST_NOTE)),
    isUrgent: v.boolean(),
    /** Left out, it stays as it is. */
    elsewhere: v.exactOptional(elsewhere),
    /** As many as the owner has seen; left out, whatever givers have marked is overwritten. */
    elsewhereSeen: v.exactOptional(elsewhere),
    /** Id of the list that it goes to; left out, it stays on this one. */
    listId: v.exactOptional(id),
  }),
  answer: GiftListSchema,
})

/** Notes that the owner has thanked for a gift, or has not. 404 for a gift that is not there, or still hidden. */
export const thankForGift = defineCall({
  name: 'thankForGift',
  method: 'PUT',
  path: '/api/user/gift-lists/{id}/items/{itemKey}/thanks/',
  rights: 'customer',
  input: v.object({
    id,
    itemKey: keySchema,
    giftKey: v.pipe(v.string(), v.maxLength(100)),
    isThanked: v.boolean(),
  }),
  answer: GiftListSchema,
})

export const deleteGiftListItem = defineCall({
  name: 'deleteGiftListItem',
  method: 'DELETE',
  path: '/api/user/gift-lists/{id}/items/{itemKey}/',
  rights: 'customer',
  input: v.object({ id, itemKey: keySchema }),
  answer: GiftListSchema,
})

export const SharedGiftListSchema = v.object({
  ...head,
  /** Whether gifts may go straight to the owner, whose address nobody reads. */
  isDelivered: v.boolean(),
  items: v.array(v.object({ ...item, left: v.number(), state: v.picklist(['open', 'reserved', 'given']) })),
})
export type SharedGiftList = v.InferOutput<typeof SharedGiftListSchema>

/**
 * A list by its link, as givers see it: what is wanted and how much of it is left, and nothing about its owner or other
 * givers. 404 `not_found` for a link that was revoked or never existed; 404 `list_elsewhere` for one of another country,
 * with the locale of its shop.
 */
export const loadSharedGiftList = defineCall({
  name: 'loadSharedGiftList',
  method: 'GET',
  path: '/api/shop/gift-lists/shared/',
  input: v.object({ token }),
  answer: SharedGiftListSchema,
})

/** Says that a unit was bought in another shop, and by whom: only the owner reads it. 409 `gift_taken` when none is left. */
export const markGiftBought = defineCall({
  name: 'markGiftBought',
  method: 'POST',
  path: '/api/shop/gift-lists/bought/',
  rights: 'session',
  input: v.object({
    token,
    itemKey: keySchema,
    from: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_GIVER_NAME))),
  }),
  answer: SharedGiftListSchema,
})
