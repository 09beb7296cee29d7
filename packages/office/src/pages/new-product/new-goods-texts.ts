import { contentOf, MEASURE_NAMES } from '@shop/domain/goods/content-measure'
import { COUNTRIES } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import * as v from 'valibot'
import { noWords } from '../../parts/localised/words.ts'

const Words = v.object({ de: v.string(), fr: v.string(), nl: v.string() })

/** What is typed of one variant; `key` is for the screen alone. */
export const VariantTexts = v.object({
  key: v.string(),
  articleNumber: v.string(),
  label: Words,
  gtin: v.string(),
  stock: v.string(),
  /** What one piece holds, empty where it is not sold by weight, volume or area. */
  content: v.object({ amount: v.string(), measure: v.picklist(MEASURE_NAMES) }),
  prices: v.record(v.picklist(COUNTRIES), v.exactOptional(v.string())),
})
export type VariantTexts = v.InferOutput<typeof VariantTexts>

/** What is typed of a product that is made. */
export const GoodsTexts = v.object({
  articleNumber: v.string(),
  name: Words,
  description: Words,
  brand: v.string(),
  categoryId: v.nullable(v.string()),
  vat: v.picklist(['standard', 'reduced']),
  maker: v.object({ name: v.string(), address: v.string(), email: v.string(), country: v.string() }),
  daysFrom: v.string(),
  daysTo: v.string(),
  variants: v.array(VariantTexts),
})
export type GoodsTexts = v.InferOutput<typeof GoodsTexts>

/** What is typed of a category that is made. */
export const CategoryTexts = v.object({ name: Words, description: Words, parent: v.string() })
export type CategoryTexts = v.InferOutput<typeof CategoryTexts>

export function emptyGoods(): GoodsTexts {
  return {
    articleNumber: '',
    name: noWords(),
    description: noWords(),
    brand: '',
    categoryId: null,
    vat: 'standard',
    maker: { name: '', address: '', email: '', country: 'DE' },
    daysFrom: '2',
    daysTo: '4',
    variants: [emptyVariant()],
  }
}

/** Another variant of which nothing is typed yet. */
export function emptyVariant(): VariantTexts {
  return {
    key: crypto.randomUUID(),
    articleNumber: '',
    label: noWords(),
    gtin: '',
    stock: '',
    content: { amount: '', measure: 'g' },
    prices: {},
  }
}

/** What is typed as the command takes it; what is no number goes as null, which is refused at its field. */
export function typedGoods(texts: GoodsTexts) {
  const { categoryId, daysFrom, daysTo, variants, ...rest } = texts
  return {
    ...rest,
    categoryId: whole(categoryId ?? ''),
    deliveryDays: { from: whole(daysFrom), to: whole(daysTo) },
    variants: typedVariants(variants),
  }
}

/** The same for variants alone. */
export function typedVariants(variants: readonly VariantTexts[]) {
  return variants.map(({ articleNumber, label, gtin, stock, content, prices }) => ({
    articleNumber,
    label,
    gtin: gtin.trim() === '' ? null : gtin,
    stock: whole(stock),
    // What is no amount is refused at its field, and not left out.
    content:
      content.amount.trim() === ''
        ? null
        : (contentOf(content.amount, content.measure) ?? { unit: 'KG', size: 0 }),
    prices: Object.fromEntries(
      Object.entries(prices).flatMap(([country, text]) =>
        text.trim() === '' ? [] : [[country, parseAmount(text)]],
      ),
    ),
  }))
}

function whole(text: string): number | null {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : null
}
