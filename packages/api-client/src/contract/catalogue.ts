import { LOCALES } from '@shop/domain/market/markets'
import { LISTING } from '@shop/domain/shop/interface-limits'
import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { ProductCardSchema, ProductSchema } from './entities/product.ts'
import { ProductFactsSchema } from './entities/product-facts.ts'
import { ProductImageSchema } from './entities/product-image.ts'
import { QuestionPageSchema } from './questions.ts'
import { ReviewPageSchema } from './reviews.ts'

export type NavigationNode = {
  id: number
  name: string
  slug: string
  /** Address without locale prefix, `/wohnen/sofas/`. */
  path: string
  image: v.InferOutput<typeof ProductImageSchema> | null
  productCount: number
  children: NavigationNode[]
}
export const NavigationNodeSchema: v.GenericSchema<NavigationNode> = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  path: v.string(),
  image: v.nullable(ProductImageSchema),
  productCount: v.number(),
  children: v.array(v.lazy(() => NavigationNodeSchema)),
})

/** The tree is short (three levels) and the same for everybody; header, footer and side navigation share it. */
export const loadNavigation = defineCall({
  name: 'loadNavigation',
  method: 'GET',
  path: '/api/shop/navigation/',
  input: v.object({}),
  answer: v.object({ roots: v.array(NavigationNodeSchema) }),
})

export const SORTS = [
  'relevancy',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
  'delivery',
  'rating',
] as const
export type Sort = (typeof SORTS)[number]
export const PER_PAGE = LISTING.perPage

const wholeNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('number.integer'),
  v.minValue(1, 'number.min'),
)
/** What a listing and a search have in common in their input. */
export const listingState = {
  sort: v.optional(v.picklist(SORTS), 'relevancy'),
  page: v.optional(v.pipe(wholeNumber, v.maxValue(100_000)), 1),
  perPage: v.optional(v.pipe(wholeNumber, v.picklist(PER_PAGE)), 24),
  /** Facet name to comma-joined values; `price` is `min-max` in minor units. */
  filters: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(500))),
    {},
  ),
}

export const LinkSchema = v.object({ name: v.string(), path: v.string() })
export const FacetSchema = v.object({
  name: v.string(),
  label: v.string(),
  type: v.picklist(['values', 'range', 'colour', 'flag']),
  /** Whether it stands open when all filters are shown; absent where nobody has decided. */
  isOpen: v.exactOptional(v.boolean()),
  values: v.array(
    v.object({
      value: v.string(),
      label: v.string(),
      count: v.number(),
      selected: v.boolean(),
      /** How the shop draws a colour, where that does not follow from its value. */
      swatch: v.exactOptional(v.array(v.string())),
    }),
  ),
  /** Only for ranges: what the products span, and what is chosen. */
  range: v.nullable(
    v.object({
      min: v.number(),
      max: v.number(),
      from: v.nullable(v.number()),
      to: v.nullable(v.number()),
    }),
  ),
})
export type Facet = v.InferOutput<typeof FacetSchema>

export const ListingSchema = v.object({
  category: v.nullable(
    v.object({
      id: v.number(),
      name: v.string(),
      path: v.string(),
      description: v.string(),
      seoText: v.string(),
      seoTitle: v.string(),
      seoDescription: v.string(),
      image: v.nullable(ProductImageSchema),
    }),
  ),
  breadcrumbs: v.array(LinkSchema),
  subcategories: v.array(v.object({ ...LinkSchema.entries, count: v.number() })),
  products: v.array(ProductCardSchema),
  /** One of the products has a bound price and must not appear beside a campaign. @see eu-duties C-14, C-17 */
  hasPriceBound: v.boolean(),
  facets: v.array(FacetSchema),
  total: v.number(),
  page: v.number(),
  perPage: v.number(),
  pages: v.number(),
  sort: v.picklist(SORTS),
  sorts: v.array(v.picklist(SORTS)),
  /** The filters that were understood, facet name to comma-joined values. */
  filters: v.record(v.string(), v.string()),
})
export type Listing = v.InferOutput<typeof ListingSchema>

const LocalePathsSchema = v.record(v.picklist(LOCALES), v.exactOptional(v.string()))

/** `type: 'notFound'` when no category has the path. */
export const loadListing = defineCall({
  name: 'loadListing',
  method: 'GET',
  path: '/api/shop/listing/',
  input: v.object({ path: v.pipe(v.string(), v.maxLength(300)), ...listingState }),
  answer: v.object({
    ...ListingSchema.entries,
    /** Where the category is in each locale that sells something of it. */
    paths: LocalePathsSchema,
  }),
})

/** Somebody who can be written to, by post and electronically. */
const ContactSchema = v.object({ name: v.string(), address: v.string(), email: v.string() })

/** What the product page shows, beyond the product itself. */
export const ProductPageSchema = v.object({
  product: ProductSchema,
  breadcrumbs: v.array(LinkSchema),
  /** The first reviews; the rest is asked for with `loadReviews`. */
  reviews: ReviewPageSchema,
  /** The first answered questions; the rest is asked for with `loadQuestions`. None where the shop offers none. */
  questions: QuestionPageSchema,
  /** Maker and responsible person in the Union. @see eu-duties C-15 */
  safety: v.nullable(v.object({ maker: ContactSchema, responsiblePerson: v.nullable(ContactSchema) })),
  features: v.array(v.object({ key: v.string(), label: v.string(), value: v.string() })),
  care: v.array(v.string()),
  facts: ProductFactsSchema,
  /** What a bundle holds; parts that this shop does not know are left out. */
  bundle: v.nullable(
    v.object({
      kind: v.picklist(['bundle', 'virtual']),
      parts: v.array(
        v.object({
          card: ProductCardSchema,
          /** The variant of the part; empty where it has only one. */
          label: v.string(),
          quantity: v.number(),
          /** One piece alone, minor units with tax. */
          price: v.number(),
          canOrder: v.boolean(),
        }),
      ),
    }),
  ),
  alternatives: v.array(ProductCardSchema),
  /** Where the product is in each locale that sells it: names are translated, and addresses are made of names. */
  paths: LocalePathsSchema,
})
/** What of it the product page itself shows. */
export type ProductPageData = Omit<v.InferOutput<typeof ProductPageSchema>, 'paths'>

export const loadProduct = defineCall({
  name: 'loadProduct',
  method: 'GET',
  path: '/api/shop/products/{referenceKey}/',
  input: v.object({ referenceKey: v.pipe(v.string(), v.maxLength(64)) }),
  answer: ProductPageSchema,
})

/** What is left of a product that was sold once: its name, and a category with others. 404 for any other number. */
export const loadGoneProduct = defineCall({
  name: 'loadGoneProduct',
  method: 'GET',
  path: '/api/shop/products/{referenceKey}/gone/',
  input: v.object({ referenceKey: v.pipe(v.string(), v.maxLength(64)) }),
  answer: v.object({ name: v.string(), category: v.nullable(LinkSchema) }),
})

export const loadProducts = defineCall({
  name: 'loadProducts',
  method: 'GET',
  path: '/api/shop/products/',
  input: v.object({ ids: v.exactOptional(v.string()), referenceKeys: v.exactOptional(v.string()) }),
  answer: v.array(ProductCardSchema),
})
