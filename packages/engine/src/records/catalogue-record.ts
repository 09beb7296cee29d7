import { LARGEST_INTEGER } from '@shop/domain/form/largest-integer'
import { pricedContent } from '@shop/domain/goods/content-measure'
import { COUNTRIES, type Locale } from '@shop/domain/market/markets'
import { isGtin } from '@shop/domain/product-detail/gtin'
import { MOST_PER_LINE } from '@shop/domain/quantity/most-per-line'
import * as v from 'valibot'
import { refusedFacet } from './facet-name.ts'
import { ProductFactsRecord } from './product-facts-record.ts'
import {
  cents,
  id,
  image,
  instant,
  key,
  type Localised,
  localised,
  localisedOrNothing,
  slug,
  text,
} from './record-parts.ts'

export { type Localised, NOTHING } from './record-parts.ts'

/** A category. Its path is made of the slugs up to the root, the same in every locale. */
export const CategoryRecord = v.object({
  kind: v.literal('category'),
  id,
  parentId: v.nullable(id),
  slug,
  position: v.pipe(v.number(), v.integer(), v.minValue(-LARGEST_INTEGER), v.maxValue(LARGEST_INTEGER)),
  name: localised,
  /** A sentence below the name; may be empty. */
  description: localisedOrNothing,
  /** Below the products, for who reads on and for search engines; may be empty. */
  seoText: localisedOrNothing,
  /** Media key of the picture on tiles and navigation teasers. */
  image: v.nullable(image),
})

export const PriceRecord = v.object({
  /** Gross, minor units, in the country's currency. */
  price: cents,
  /** Recommended retail price, null without. */
  rrp: v.nullable(cents),
  /** Price before the running sale, null without a sale. */
  before: v.nullable(cents),
  /** Lowest price of the 30 days before the sale began, null without a sale. @see eu-duties C-09 */
  lowestPrior: v.nullable(cents),
  /** Up to three quantity steps, ascending: from `amount` units on, one unit costs `price`. @see spec §9 */
  scale: v.pipe(
    v.array(v.object({ amount: v.pipe(id, v.minValue(2), v.maxValue(MOST_PER_LINE)), price: cents })),
    v.maxLength(3),
  ),
})

const VariantRecord = v.object({
  id,
  referenceKey: key,
  label: localised,
  gtin: v.exactOptional(
    v.pipe(v.string(), v.check(isGtin, 'gtin has to be 8, 12, 13 or 14 figures, of which the last is right')),
  ),
  /** @see spec §4 "Delivery state (BVC)" */
  bvc: v.picklist([1, 2, 3, 4]),
  deliveryDaysFrom: cents,
  deliveryDaysTo: cents,
  stock: cents,
  paybackFactor: v.nullable(v.pipe(v.number(), v.minValue(0))),
  /** What one piece holds, for the unit price: 0.75 `LI` per piece is `{ unit: 'LI', size: 0.75 }`, and so is 750 `ML`. */
  content: v.nullable(
    v.pipe(v.object({ unit: text, size: v.pipe(v.number(), v.gtValue(0)) }), v.transform(pricedContent)),
  ),
  /** A country without a price does not sell the variant. */
  prices: v.record(v.picklist(COUNTRIES), v.exactOptional(PriceRecord)),
})

/** Somebody who can be written to, by post and electronically. */
const Contact = v.object({ name: text, address: text, email: v.pipe(text, v.email()) })
export type Contact = v.InferOutput<typeof Contact>

/** A maker sits in a country, which decides whether somebody else has to answer for its goods in the Union. */
const Maker = v.object({
  ...Contact.entries,
  country: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, 'country has to be two capital letters of ISO 3166-1: DE, CH, GB'),
  ),
})
/** Maker, responsible person and warnings as they are kept, under the names that earlier builds read. */
export type SafetyRow = NonNullable<ProductRecord['safety']> & {
  /** Unknown of a row whose record named nobody but who answers in the Union. */
  country?: string
  responsiblePerson?: Contact
}

/**
 * A badge as it is kept: that of a promotion with its words by locale, and by what state of the promotion they were
 * made. Without `basis` they have not been made yet.
 */
export type PromoRow =
  | Localised
  | { promotion: string; basis?: string; isExceptSale?: boolean; badges?: Partial<Record<Locale, string>> }

/** A product with its variants. Products with the same `masterKey` are siblings (colours, dimensions). */
export const ProductRecord = v.object({
  kind: v.literal('product'),
  id,
  referenceKey: key,
  masterKey: key,
  brand: text,
  subbrand: v.nullable(text),
  name: localised,
  description: localised,
  /** Category ids, the first is the main one (breadcrumb). */
  categories: v.pipe(v.array(id), v.minLength(1)),
  collections: v.array(text),
  images: v.array(image),
  /** Attribute key to label and values; `value` is the key in URLs and facets. */
  attributes: v.pipe(
    v.record(
      key,
      v.object({
        label: localised,
        multiSelect: v.boolean(),
        /** Listings can be filtered by it, under its key in their addresses. */
        facet: v.boolean(),
        values: v.array(v.object({ value: slug, label: localised })),
      }),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [key, { facet }] of Object.entries(dataset.value)) {
        const message = facet ? refusedFacet(key) : null
        if (message !== null) addIssue({ message })
      }
    }),
  ),
  /** Key to its one value, as spec §3 reads it, or to one value per language. */
  advancedAttributes: v.record(
    key,
    v.object({ label: localised, value: v.union([text, v.number(), localised]) }),
  ),
  /** One list per colour way, colour keys of spec §3. */
  colorsList: v.array(v.array(text)),
  isActive: v.boolean(),
  isNew: v.boolean(),
  /** Words without a discount, or the promotion whose terms the shop puts into words itself. @see eu-duties C-09 */
  promo: v.nullable(v.union([localised, v.strictObject({ promotion: key })])),
  vat: v.picklist(['standard', 'reduced']),
  /** Higher comes first in relevancy. */
  popularity: cents,
  rating: v.nullable(v.object({ average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)), count: cents })),
  /** Who made it; its type is known by the article number and GTIN. @see eu-duties C-15 */
  maker: v.exactOptional(Maker),
  /** Who answers for it in the Union, where its maker has no seat there; null where that is the maker. */
  responsiblePerson: v.exactOptional(v.nullable(Contact)),
  /**
   * Warnings, and whoever answers in the Union, as files named him before `maker`, which goes before it: such a record
   * needs no responsible person, because it names him.
   */
  safety: v.exactOptional(
    v.nullable(v.object({ manufacturer: text, address: text, email: text, warnings: v.array(localised) })),
    null,
  ),
  care: v.array(localised),
  facts: v.exactOptional(ProductFactsRecord),
  createdAt: instant,
  firstLiveAt: instant,
  variants: v.pipe(v.array(VariantRecord), v.minLength(1)),
})

/** One line of a catalogue file. Categories precede the products that name them. */
export const CatalogueRecord = v.variant('kind', [CategoryRecord, ProductRecord])
export type CatalogueRecord = v.InferOutput<typeof CatalogueRecord>
export type CategoryRecord = v.InferOutput<typeof CategoryRecord>
export type ProductRecord = v.InferOutput<typeof ProductRecord>
export type VariantRecord = ProductRecord['variants'][number]
