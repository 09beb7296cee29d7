import type { Country, Currency } from '@shop/domain/market/markets'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type {
  CategoryRecord,
  Localised,
  ProductRecord,
  PromoRow,
  SafetyRow,
  VariantRecord,
} from '../../records/catalogue-record.ts'
import { NOTHING } from '../../records/record-parts.ts'

/** A moment in time, stored in UTC. */
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    parentId: integer('parent_id'),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    name: jsonb('name').$type<Localised>().notNull(),
    description: jsonb('description').$type<Localised>().notNull(),
    seoText: jsonb('seo_text').$type<Localised>().notNull(),
    /** What a search engine shows instead of name and sentence; empty without. Written in the office alone. */
    seoTitle: jsonb('seo_title').$type<Localised>().notNull().default(NOTHING),
    seoDescription: jsonb('seo_description').$type<Localised>().notNull().default(NOTHING),
    image: jsonb('image').$type<NonNullable<CategoryRecord['image']>>(),
    /** Out of sight with all below it, until the office shows it again. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Digest of the record it was imported from: the same record again changes nothing. */
    digest: text('digest').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('categories_parent').on(table.parentId)],
)

/** Pictures of the library that are deleted or about to be, by what products know them as. */
export const gonePictures = pgTable('gone_pictures', {
  src: text('src').primaryKey(),
  goneAt: moment('gone_at').notNull(),
})

/** The reference key as article numbers are compared: lower case, letters and digits only, no zeros in front. */
const numberKey = () =>
  text('number_key').generatedAlwaysAs(
    sql`ltrim(regexp_replace(lower(reference_key), '[^a-z0-9]', '', 'g'), '0')`,
  )

/** How a category steers its order of relevancy. @see listing/index/rankings.ts */
export const categoryRankings = pgTable('category_rankings', {
  categoryId: integer('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  boosts: jsonb('boosts').$type<unknown>().notNull().default([]),
  pins: jsonb('pins').$type<unknown>().notNull().default([]),
  campaigns: jsonb('campaigns').$type<unknown>().notNull().default({}),
})

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    referenceKey: text('reference_key').notNull().unique(),
    numberKey: numberKey(),
    masterKey: text('master_key').notNull(),
    brand: text('brand').notNull(),
    subbrand: text('subbrand'),
    name: jsonb('name').$type<Localised>().notNull(),
    description: jsonb('description').$type<Localised>().notNull(),
    /** Category ids, the main one first. */
    categories: jsonb('categories').$type<number[]>().notNull(),
    collections: jsonb('collections').$type<string[]>().notNull(),
    images: jsonb('images').$type<ProductRecord['images']>().notNull(),
    attributes: jsonb('attributes').$type<ProductRecord['attributes']>().notNull(),
    advancedAttributes: jsonb('advanced_attributes').$type<ProductRecord['advancedAttributes']>().notNull(),
    colorsList: jsonb('colors_list').$type<string[][]>().notNull(),
    isActive: boolean('is_active').notNull(),
    isNew: boolean('is_new').notNull(),
    promo: jsonb('promo').$type<PromoRow>(),
    vat: text('vat').$type<ProductRecord['vat']>().notNull(),
    popularity: integer('popularity').notNull(),
    rating: jsonb('rating').$type<NonNullable<ProductRecord['rating']>>(),
    safety: jsonb('safety').$type<SafetyRow>(),
    care: jsonb('care').$type<Localised[]>().notNull(),
    /** What some products have and most have not. */
    facts: jsonb('facts').$type<NonNullable<ProductRecord['facts']>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    firstLiveAt: moment('first_live_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    digest: text('digest').notNull(),
  },
  (table) => [
    index('products_master_key').on(table.masterKey),
    index('products_updated').on(table.updatedAt),
    index('products_number_key').on(table.numberKey.op('text_pattern_ops')),
    index('products_promotion')
      .on(sql`(promo ->> 'promotion')`)
      .where(sql`promo ->> 'promotion' is not null`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: integer('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    referenceKey: text('reference_key').notNull().unique(),
    numberKey: numberKey(),
    label: jsonb('label').$type<Localised>().notNull(),
    gtin: text('gtin'),
    /** Buyability code. @see spec §4 */
    bvc: integer('bvc').notNull(),
    deliveryDaysFrom: integer('delivery_days_from').notNull(),
    deliveryDaysTo: integer('delivery_days_to').notNull(),
    paybackFactor: doublePrecision('payback_factor'),
    content: jsonb('content').$type<NonNullable<VariantRecord['content']>>(),
  },
  (table) => [
    index('variants_product').on(table.productId),
    index('variants_number_key').on(table.numberKey.op('text_pattern_ops')),
  ],
)

/**
 * Gross prices in minor units of the country's currency. A country without a row does not sell the variant. When a
 * variant goes, a trigger takes its prices along: a reference would look up every row that is written. `updated_at`,
 * which a trigger keeps, is asked for by integrations alone: it is read with no price.
 */
export const prices = pgTable(
  'prices',
  {
    variantId: integer('variant_id').notNull(),
    country: text('country').$type<Country>().notNull(),
    price: integer('price').notNull(),
    rrp: integer('rrp'),
    before: integer('before'),
    /** What the running sale is compared with, from `priceHistory`. @see domain/price/running-reduction.ts */
    lowestPrior: integer('lowest_prior'),
    scale: jsonb('scale').$type<{ amount: number; price: number }[]>().notNull().default([]),
    /** When the first reduction of the running sale began; null without a sale. */
    reducedSince: moment('reduced_since'),
    /** When the comparison has to end; null for never. Then `lowestPrior` becomes null. */
    comparedUntil: moment('compared_until'),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.country] }),
    check('prices_not_negative', sql`${table.price} >= 0`),
    index('prices_updated').on(sql`updated_at`),
    index('prices_compared_until').on(table.comparedUntil).where(sql`${table.comparedUntil} is not null`),
  ],
)

/** Every price a variant ever had, one row per change; rows are never changed. @see eu-duties C-09 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    variantId: integer('variant_id').notNull(),
    country: text('country').$type<Country>().notNull(),
    /** null: not sold in the country from then on. */
    price: integer('price'),
    before: integer('before'),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('price_history_variant').on(table.variantId, table.country, table.since)],
)

/** Prices that hold from a later moment on, as the line of an import said them. When their variant is gone nothing is due. */
export const futurePrices = pgTable(
  'future_prices',
  {
    variantId: integer('variant_id').notNull(),
    country: text('country').$type<Country>().notNull(),
    validFrom: moment('valid_from').notNull(),
    line: jsonb('line').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.country, table.validFrom] }),
    index('future_prices_due').on(table.validFrom),
  ],
)

/**
 * What a unit is bought for, minor units without tax: one row for each currency that it is known in. No shop ever answers
 * it, so it stands apart from what is sold; imports leave it alone.
 */
export const variantCosts = pgTable(
  'variant_costs',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currency: text('currency').$type<Currency>().notNull(),
    cost: integer('cost').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.currency] }),
    check('variant_costs_not_negative', sql`${table.cost} >= 0`),
  ],
)

/** Units on hand, reservations already taken off. */
/** Its `updated_at` is as that of prices. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** What the last import said; the same number again leaves `quantity` alone, which orders have lowered since. */
    importedQuantity: integer('imported_quantity').notNull(),
    /** Units that had been sent when it was last counted; null until a count has noted it. @see stock-count-store.ts */
    sentBefore: integer('sent_before'),
    /** What it would be if no order held any of it; null until housekeeping has filled it in. @see audit/stock-audit-store.ts */
    counted: integer('counted'),
  },
  (table) => [
    check('stock_not_negative', sql`${table.quantity} >= 0`),
    index('stock_updated').on(sql`updated_at`),
    index('stock_uncounted').on(table.variantId).where(sql`${table.counted} is null`),
  ],
)

/**
 * The parts of sets that are put together when they are ordered, from the facts of their products; a trigger of
 * `products` keeps it. Packed sets have none.
 */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Of a variant, or of a product of which any variant will do. */
    referenceKey: text('reference_key').notNull(),
    productKey: text('product_key').generatedAlwaysAs(sql`split_part(reference_key, '_', 1)`),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.referenceKey] }),
    index('bundle_parts_product_key').on(table.productKey),
    check('bundle_parts_quantity_positive', sql`${table.quantity} > 0`),
  ],
)

/** Where a variant lies in the warehouse, as those who work there call it; imports leave it alone. */
export const shelfPlaces = pgTable('shelf_places', {
  variantId: integer('variant_id')
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  /** Empty once it lies nowhere in particular any more. */
  place: text('place').notNull(),
  /** Grows with every change, so that two people notice each other. */
  version: integer('version').notNull(),
  by: text('by').notNull(),
  at: moment('at').notNull(),
})

/** One row: grows with every import that changed something. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  importedAt: moment('imported_at'),
})

/** Digest of the line each product was imported from last: the same line again need not even be read. */
export const importedLines = pgTable('imported_lines', {
  productId: integer('product_id').primaryKey(),
  digest: text('digest').notNull(),
})

/** How far the import of a file has come that was interrupted; gone when it is through. */
export const importProgress = pgTable('import_progress', {
  /** Digest of the file's first line. */
  source: text('source').primaryKey(),
  lines: integer('lines').notNull(),
  /** Digest of all these lines: another file, or a changed one, is noticed. */
  digest: text('digest').notNull(),
  created: integer('created').notNull(),
  changed: integer('changed').notNull(),
  unchanged: integer('unchanged').notNull(),
  /** Their numbers. */
  badLines: integer('bad_lines').array().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
