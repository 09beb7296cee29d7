import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const Ids = v.pipe(v.array(Id), v.maxLength(200))
const Locale = v.picklist(LOCALES)

export const Goods = v.object({
  productId: v.number(),
  referenceKey: v.string(),
  name: v.string(),
  brand: v.string(),
  /** The hash of its first picture, as the shop's addresses of pictures have it. */
  picture: v.nullable(v.string()),
  currency: v.string(),
  variants: v.array(
    v.object({
      variantId: v.number(),
      referenceKey: v.string(),
      label: v.string(),
      /** Minor units with tax. */
      price: v.number(),
    }),
  ),
})
export type Goods = v.InferOutput<typeof Goods>

/** Products as the search of a shop finds them, or those that a list names. */
export const findGoods = defineCommand({
  name: 'findGoods',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({
    locale: Locale,
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    productIds: v.optional(Ids, []),
    variantIds: v.optional(Ids, []),
  }),
  answer: v.object({ goods: v.array(Goods) }),
})

/** The categories and brands of a shop, to choose from. */
export const listShelves = defineCommand({
  name: 'listShelves',
  right: 'promotions.read',
  changes: null,
  input: v.strictObject({ locale: Locale }),
  answer: v.object({
    categories: v.array(
      v.object({ id: v.number(), name: v.string(), path: v.string(), depth: v.number(), count: v.number() }),
    ),
    brands: v.array(v.string()),
  }),
})
