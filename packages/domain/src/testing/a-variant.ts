import type { Kqpri, Variant, VariantPrice } from '../product/product.ts'
import { aPrice } from './a-price.ts'

/** Steps of a scale price: from `amount` units on, one costs `price` minor units. */
type Scale = readonly { amount: number; price: number }[]

/** What a test says of a variant: single words for what tests are most often about, or whole blocks. */
export type VariantWords = Partial<Omit<Variant, 'price' | 'stock' | 'customData'>> & {
  buyability?: number
  stock?: number
  /** Minor units with tax, or a price of its own. */
  price?: number | VariantPrice
  daysFrom?: number
  daysTo?: number
  scale?: Scale
  paybackFactor?: number | null
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
    customData: {
      KQPRI: {
        BVC: buyability,
        deliveryDaysFrom: daysFrom,
        deliveryDaysTo: daysTo,
        priceReference: null,
        ...scaleFields(scale),
        paybackFactor: words.paybackFactor ?? null,
      },
    },
  }
}

type ScaleFields = Omit<
  Kqpri,
  'BVC' | 'deliveryDaysFrom' | 'deliveryDaysTo' | 'priceReference' | 'paybackFactor'
>

function scaleFields([first, second, third]: Scale): ScaleFields {
  return {
    scaleAmount1: first?.amount ?? null,
    scaleAmount2: second?.amount ?? null,
    scaleAmount3: third?.amount ?? null,
    scalePrice1: first?.price ?? null,
    scalePrice2: second?.price ?? null,
    scalePrice3: third?.price ?? null,
    scaleUnit1: first ? 'ST' : null,
    scaleUnit2: second ? 'ST' : null,
    scaleUnit3: third ? 'ST' : null,
  }
}
