import { contentOf, type Measure } from '@shop/domain/goods/content-measure'
import type { Country, Language } from '@shop/domain/market/markets'
import { typedAmount } from '../../words/format.ts'

export type Words = Record<Language, string>

/** What is typed of one variant; `key` is for the screen alone. */
export type VariantTexts = {
  key: string
  articleNumber: string
  label: Words
  gtin: string
  stock: string
  /** What one piece holds, empty where it is not sold by weight, volume or area. */
  content: { amount: string; measure: Measure }
  prices: Partial<Record<Country, string>>
}

/** What is typed of a product that is made. */
export type GoodsTexts = {
  articleNumber: string
  name: Words
  description: Words
  brand: string
  categoryId: string | null
  vat: 'standard' | 'reduced'
  maker: { name: string; address: string; email: string; country: string }
  daysFrom: string
  daysTo: string
  variants: VariantTexts[]
}

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
    variants: variants.map(({ articleNumber, label, gtin, stock, content, prices }) => ({
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
          text.trim() === '' ? [] : [[country, typedAmount(text)]],
        ),
      ),
    })),
  }
}

export function noWords(): Words {
  return { de: '', fr: '', nl: '' }
}

function whole(text: string): number | null {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text) : null
}
