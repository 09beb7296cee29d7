import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { COUNTRIES, CURRENCIES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

export const GoodsId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))
const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })
const Country = v.picklist(COUNTRIES)

export const PRODUCT_STATES = ['forSale', 'off', 'recalled'] as const
export const STOCK_LEVELS = ['out', 'low'] as const
/** A country, a fact there (`DE:maker`), a language, or `picture`. */
export const GAP: RegExp = /^(?:[A-Z]{2}(?::[A-Za-z.-]{1,60})?|de|fr|nl|picture)$/
const Gap = v.pipe(v.string(), v.regex(GAP))

const FoundProduct = v.object({
  id: v.number(),
  referenceKey: v.string(),
  name: Words,
  brand: v.string(),
  /** A path on the shop, such as `/i/150x75/…`. */
  picture: v.nullable(v.string()),
  isActive: v.boolean(),
  isRecalled: v.boolean(),
  variants: v.number(),
  units: v.number(),
  /** The lowest price in the country that was asked for, minor units; null where it is not sold there. */
  price: v.nullable(v.object({ amount: v.number(), currency: v.picklist(CURRENCIES), isOne: v.boolean() })),
  gaps: v.array(v.string()),
})
export type FoundProduct = v.InferOutput<typeof FoundProduct>

export const MOST_PRODUCTS = 100

/** Products by words, numbers and what is to be done about them, by their ids. */
export const findProducts = defineCommand({
  name: 'findProducts',
  right: 'products.read',
  changes: null,
  input: v.strictObject({
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    state: v.optional(v.nullable(v.picklist(PRODUCT_STATES)), null),
    missing: v.optional(v.nullable(Gap), null),
    stock: v.optional(v.nullable(v.picklist(STOCK_LEVELS)), null),
    category: v.optional(v.nullable(GoodsId), null),
    country: v.optional(Country, 'DE'),
    cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PRODUCTS)), 50),
  }),
  answer: v.object({
    items: v.array(FoundProduct),
    next: v.nullable(v.string()),
    /** True where nothing has these words, and words that are written nearly so were looked for. */
    isGuess: v.boolean(),
    /** True where more products have these words than a search looks at. */
    isCut: v.boolean(),
  }),
})

/** The categories of the shop, in the order of its tree. */
export const listCategories = defineCommand({
  name: 'listCategories',
  right: 'products.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({
    categories: v.array(
      v.object({
        id: v.number(),
        parentId: v.nullable(v.number()),
        /** The last part of its address. */
        slug: v.string(),
        name: Words,
        depth: v.number(),
        /** Hidden by itself; those below one are out of sight as well. */
        isHidden: v.optional(v.boolean(), false),
      }),
    ),
  }),
})

const UsedAttribute = v.object({
  key: v.string(),
  label: Words,
  /** A product may have several of its values. */
  multiSelect: v.boolean(),
  /** Those that goods have; of very many some. */
  values: v.array(v.object({ value: v.string(), label: Words })),
})
export type UsedAttribute = v.InferOutput<typeof UsedAttribute>

/** What shoppers can filter by: the attributes of the newest goods with the values that are in use, for another product to have. */
export const listAttributes = defineCommand({
  name: 'listAttributes',
  right: 'products.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ attributes: v.array(UsedAttribute) }),
})

const Price = v.object({ price: v.number(), before: v.nullable(v.number()) })

const ShownVariant = v.object({
  id: v.number(),
  referenceKey: v.string(),
  label: Words,
  gtin: v.nullable(v.string()),
  isRecalled: v.boolean(),
  units: v.number(),
  /** By country; one that is missing does not sell it. */
  prices: v.record(v.string(), Price),
})
export type ShownVariant = v.InferOutput<typeof ShownVariant>

const ShownProduct = v.object({
  id: v.number(),
  referenceKey: v.string(),
  /** What can be edited, as a catalogue file would say it. */
  record: v.record(v.string(), v.unknown()),
  isRecalled: v.boolean(),
  pictures: v.array(v.string()),
  siblings: v.array(
    v.object({ id: v.number(), referenceKey: v.string(), name: Words, picture: v.nullable(v.string()) }),
  ),
  /** What a law asks for and it has not, in every country. */
  missing: v.array(
    v.object({
      country: Country,
      /** Where it stands in `record`. */
      field: v.string(),
      duty: v.string(),
      /** In the words of the list of duties, in English. */
      asks: v.string(),
      from: v.string(),
      /** It may not be offered there without it now. */
      isRefused: v.boolean(),
    }),
  ),
  /** Languages whose description is that of another one. */
  untranslated: v.array(v.string()),
  updatedAt: v.string(),
  variants: v.array(ShownVariant),
})
export type ShownProduct = v.InferOutput<typeof ShownProduct>

export const showProduct = defineCommand({
  name: 'showProduct',
  right: 'products.read',
  changes: null,
  input: v.strictObject({ id: GoodsId }),
  answer: v.object({ product: v.nullable(ShownProduct) }),
})

/** What can be edited of a product: the beginnings of paths into its record. */
export const EDITABLE = [
  'name',
  'description',
  'brand',
  'subbrand',
  'masterKey',
  'isActive',
  'isNew',
  'categories',
  'attributes',
  'images',
  'maker',
  'responsiblePerson',
  'safety',
  'care',
  'facts',
] as const

const Path = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]+(?:\.[A-Za-z0-9_-]+)*$/, 'A field is written as name.de.'),
  v.check(
    (path) => EDITABLE.some((root) => root === path.split('.')[0]),
    'This field cannot be edited here: it comes with an import.',
  ),
)

/** One field as it was on the screen and as it shall be; absent values are not there. */
const Edit = v.strictObject({ path: Path, was: v.optional(v.unknown()), now: v.optional(v.unknown()) })

/**
 * Edits fields of a product. A field that is not any more as it was on the screen is a conflict, whoever has changed it;
 * other fields may have changed meanwhile.
 */
export const changeProduct = defineCommand({
  name: 'changeProduct',
  right: 'products.change',
  changes:
    'Edits texts, attributes, pictures, safety and label data of a product, or whether it is for sale.',
  isVersioned: true,
  undoneBy: 'changeProduct',
  input: v.strictObject({
    id: GoodsId,
    edits: v.pipe(v.array(Edit), v.minLength(1, 'Nothing has changed.'), v.maxLength(200)),
  }),
  answer: v.object({ referenceKey: v.string(), changed: v.array(v.string()) }),
})
