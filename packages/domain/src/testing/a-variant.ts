import { priceSteps } from '../price/price-steps.ts'
import type { PriceStep, Variant, VariantPrice } from '../product/product.ts'
import { aPrice } from './a-price.ts'

/** What a test says of a variant: single words for what tests are most often about, or whole blocks. */
export type VariantWords = Partial<Omit<Variant, 'price' | 'stock' | 'deliveryDays' | 'priceSteps'>> & {
  stock?: number
  /** Minor units with tax, or a price of its own. */
  price?: number | VariantPrice
  daysFrom?: number
  daysTo?: number
  scale?: readonly PriceStep[]
}

/** A variant that can be bought today, unless the test says otherwise. */
export function aVariant(words: VariantWords = {}): Variant {
  const { buyability = 1, stock = 10, price = 10_000, daysFrom = 1, daysTo = 3, scale = [] } = words
  return {
    id: words.id ?? 11,
    referenceKey: words.referenceKey ?? '4711001_0',
    label: words.label ?? '',
    ...(words.gtin === undefined ? {} : { gtin: words.gtin }),
    price: typeof price === 'number' ? aPrice({ withTax: price }) : price,
    stock: { quantity: stock },
    buyability,
    ...(words.isRecalled ? { isRecalled: true } : {}),
    deliveryDays: { from: daysFrom, to: daysTo },
    priceSteps: priceSteps(scale),
    priceBefore: words.priceBefore ?? null,
    paybackFactor: words.paybackFactor ?? null,
  }
}
