import { CONTENT_UNITS } from '@shop/domain/goods/content-measure'
import { COUNTRIES } from '@shop/domain/market/markets'
import { isGtin } from '@shop/domain/product-detail/gtin'
import { standsInAddress } from '@shop/domain/product-link/product-number'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'
import { GoodsId } from './product-commands.ts'

const MOST_PRICE = 100_000_000
const MOST_CONTENT = 10_000_000
/** An import takes more. */
export const MOST_VARIANTS = 50

const Words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} letters.`))
const Some = (most: number) => v.pipe(Words(most), v.minLength(1, 'Write something here.'))

/** German first; a language without words of its own has the German ones, and is named as not translated. */
const Localised = (most: number) =>
  v.strictObject({
    de: Some(most),
    fr: v.optional(Words(most), ''),
    nl: v.optional(Words(most), ''),
  })

/** The same where nothing needs to be said. */
const LocalisedOrNothing = (most: number) =>
  v.strictObject({
    de: v.optional(Words(most), ''),
    fr: v.optional(Words(most), ''),
    nl: v.optional(Words(most), ''),
  })

const ArticleNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9_.-]{1,64}$/, 'Letters, figures, dots, hyphens and underscores, at most 64.'),
)

/** The number of a product stands in its address, which knows no capitals; those of its variants do not. */
const ProductNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(64, 'At most 64 letters and figures.'),
  v.check(
    standsInAddress,
    'Letters and figures without hyphens, one figure at least: it stands in the address.',
  ),
)

/** A category below another one, or a root; its address is made of its German name. */
export const createCategory = defineCommand({
  name: 'createCategory',
  right: 'products.change',
  changes: 'Makes a category, at the end of those beside it.',
  input: v.strictObject({
    name: Localised(60),
    /** A sentence below the name. */
    description: v.optional(LocalisedOrNothing(200), {}),
    parentId: v.optional(v.nullable(GoodsId), null),
  }),
  answer: v.object({ id: v.number(), slug: v.string() }),
})

const Contact = v.strictObject({
  name: Some(120),
  address: Some(200),
  email: v.pipe(v.string(), v.trim(), v.maxLength(120), v.email('This is no e-mail address.')),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters, as DE.')),
})

const NewVariant = v.strictObject({
  articleNumber: ArticleNumber,
  label: Localised(80),
  gtin: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(isGtin, 'An EAN has 8, 12, 13 or 14 figures, of which the last follows from the others.'),
      ),
    ),
    null,
  ),
  stock: v.pipe(v.number('Say how many there are.'), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
  /** What one piece holds, for the price per kg, l or m²; null for what is not sold by these. @see eu-duties C-11 */
  content: v.optional(
    v.nullable(
      v.strictObject({
        unit: v.picklist(CONTENT_UNITS),
        size: v.pipe(v.number(), v.gtValue(0, 'More than nothing.'), v.maxValue(MOST_CONTENT)),
      }),
    ),
    null,
  ),
  /** Gross, minor units of the country's currency; a country without a price does not sell it. */
  prices: v.record(
    v.picklist(COUNTRIES),
    v.exactOptional(
      v.pipe(v.number('Say an amount.'), v.safeInteger(), v.minValue(1), v.maxValue(MOST_PRICE)),
    ),
  ),
})

const Variants = v.pipe(
  v.array(NewVariant),
  v.minLength(1, 'A product has at least one variant.'),
  v.maxLength(MOST_VARIANTS, `Here at most ${MOST_VARIANTS} variants; an import takes more.`),
  v.check(
    (variants) => new Set(variants.map(({ articleNumber }) => articleNumber)).size === variants.length,
    'Each variant has an article number of its own.',
  ),
)

const Days = v.pipe(v.number('Say a number of days.'), v.safeInteger(), v.minValue(0), v.maxValue(365))

/** A product with its variants. It is for sale at once, wherever it has a price and nothing that a law asks for is missing. */
export const createProduct = defineCommand({
  name: 'createProduct',
  right: 'products.change',
  changes: 'Makes a product with its variants, prices and stock.',
  input: v.strictObject({
    articleNumber: ProductNumber,
    name: Localised(120),
    description: Localised(5000),
    brand: Some(60),
    categoryId: GoodsId,
    vat: v.picklist(['standard', 'reduced']),
    /** Who made it: without, no country of the Union may offer it. @see eu-duties C-15 */
    maker: Contact,
    deliveryDays: v.pipe(
      v.strictObject({ from: Days, to: Days }),
      v.forward(
        v.check(({ from, to }) => from <= to, 'The last day is not before the first.'),
        ['to'],
      ),
    ),
    variants: Variants,
  }),
  answer: v.object({
    id: v.number(),
    referenceKey: v.string(),
    /** Countries in which it may not be offered yet, for what it lacks. */
    refused: v.array(v.picklist(COUNTRIES)),
  }),
})

/** More variants of a product, behind those that it has; they arrive when its first one does. */
export const addVariants = defineCommand({
  name: 'addVariants',
  right: 'products.change',
  changes: 'Adds variants to a product, with their prices and stock.',
  undoneBy: 'arrangeVariants',
  input: v.strictObject({ productId: GoodsId, variants: Variants }),
  answer: v.object({ referenceKey: v.string(), added: v.array(v.number()) }),
})

const VariantIds = v.pipe(
  v.array(GoodsId),
  v.minLength(1, 'A product has at least one variant.'),
  v.maxLength(2000),
  v.check((ids) => new Set(ids).size === ids.length, 'Each variant stands there once.'),
)

/**
 * Puts the variants of a product into another order, and takes out those that are not named any more. Others than on the
 * screen are a conflict.
 */
export const arrangeVariants = defineCommand({
  name: 'arrangeVariants',
  right: 'products.change',
  changes:
    'Puts variants into another order, and takes some out of the catalogue with their prices and stock.',
  isVersioned: true,
  input: v.pipe(
    v.strictObject({ productId: GoodsId, was: VariantIds, now: VariantIds }),
    v.check(
      ({ was, now }) => now.every((id) => was.includes(id)),
      'A variant that the product does not have cannot be put in.',
    ),
  ),
  answer: v.object({ referenceKey: v.string(), removed: v.array(v.string()) }),
})
