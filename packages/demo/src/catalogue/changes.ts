import type { Country } from '@shop/domain/market/markets'
import type { Localised, ProductRecord, VariantRecord } from '@shop/engine/records/catalogue-record'
import { same } from '../words/localised.ts'
import { plain, slugOf } from './attributes.ts'
import { pictureAt } from './pictures.ts'

export type Change = (product: ProductRecord) => ProductRecord
type CountryPrice = NonNullable<VariantRecord['prices'][Country]>
/** Where the lowest price of the last 30 days lies. @see eu-duties C-09 */
export type LowestPrior = 'at-before' | 'between' | 'below-price' | 'above-before'

/** Leaves the product as its line made it. */
export const asMade: Change = (product) => product

/** Several changes, one after the other. */
export function all(...changes: Change[]): Change {
  return (product) => changes.reduce((changed, change) => change(changed), product)
}

/** Fields of the product itself. */
export function fields(part: Partial<ProductRecord>): Change {
  return (product) => ({ ...product, ...part })
}

/** Changes every variant; `index` is its place in the dropdown. */
export function variants(change: (variant: VariantRecord, index: number) => VariantRecord): Change {
  return (product) => ({ ...product, variants: product.variants.map(change) })
}

/** Changes one variant by its place in the dropdown. */
export function variant(at: number, part: Partial<VariantRecord>): Change {
  return variants((one, index) => (index === at ? { ...one, ...part } : one))
}

/** Reduces every price by whole percent and says what the lowest price before was. */
export function reduced(percent: number, lowest: LowestPrior): Change {
  return variants((one) => withPrices(one, (price) => reducedPrice(price, percent, lowest)))
}

/** Up to three quantity steps, percent off from an amount on. @see spec §9 */
export function scaled(...steps: [amount: number, percent: number][]): Change {
  return variants((one) =>
    withPrices(one, (price) => ({
      ...price,
      scale: steps.map(([amount, percent]) => ({
        amount,
        price: Math.round((price.price * (100 - percent)) / 100),
      })),
    })),
  )
}

/** A recommended retail price that the shelf price reaches to the given percent. */
export function recommended(percent: number): Change {
  return variants((one) =>
    withPrices(one, (price) => ({ ...price, rrp: Math.ceil(price.price / percent) * 100 - 1 })),
  )
}

/** Removes a country's price: it is not sold there. */
export function notSoldIn(country: Country): Change {
  return variants((one) => {
    const { [country]: _gone, ...prices } = one.prices
    return { ...one, prices }
  })
}

/** An attribute with values and without a filter, for example seals. */
export function attribute(key: string, label: Localised, labels: Localised[]): Change {
  return (product) => {
    const values = labels.map((value) => ({ value: slugOf(value.de), label: value }))
    return { ...product, attributes: { ...product.attributes, [key]: plain(label, values) } }
  }
}

/** Calls an attribute by another name. */
export function attributeCalled(key: string, label: Localised): Change {
  return (product) => {
    const { [key]: attribute } = product.attributes
    if (!attribute) return product
    return { ...product, attributes: { ...product.attributes, [key]: { ...attribute, label } } }
  }
}

/** An advanced attribute. */
export function advanced(key: string, label: Localised, value: Localised | string | number): Change {
  return (product) => ({
    ...product,
    advancedAttributes: { ...product.advancedAttributes, [key]: { label, value } },
  })
}

/** Takes an attribute away. */
export function without(key: string): Change {
  return (product) => {
    const { [key]: _gone, ...attributes } = product.attributes
    return { ...product, attributes }
  }
}

/** Adds a scene in which the product stands. */
export function inScene(file: string, alt: Localised): Change {
  const { width, height, dominantHex } = pictureAt(file)
  return (product) => ({
    ...product,
    images: [...product.images, { src: file, width, height, colour: dominantHex, alt }],
  })
}

/** Gives the product another article number, id and family. */
export function renumbered(number: string): Change {
  return (product) => ({
    ...product,
    id: Number(number),
    referenceKey: number,
    masterKey: `M${number}`,
    variants: product.variants.map((one, index) => ({
      ...one,
      id: Number(number) * 100 + index + 1,
      referenceKey: one.referenceKey.replace(product.referenceKey, number),
    })),
  })
}

/** Another article number within the same family, for numbers of an unusual shape. */
export function relabelled(number: string): Change {
  return (product) => ({
    ...product,
    referenceKey: number,
    variants: product.variants.map((one) => ({
      ...one,
      referenceKey: one.referenceKey.replace(product.referenceKey, number),
    })),
  })
}

/** One colour list more, with colours as the supplier wrote them. @see spec §5 */
export function colourList(...list: string[]): Change {
  return (product) => ({ ...product, colorsList: [...product.colorsList, list] })
}

/** What one piece of a variant holds. @see spec §9 "Unit display" */
export function contents(unit: string, ...amounts: number[]): Change {
  return variants((one, index) => ({ ...one, content: { unit, size: amounts[index] ?? 1 } }))
}

/** A label and a value that both languages spell alike. */
export const FLAG = same('1')

function withPrices(one: VariantRecord, change: (price: CountryPrice) => CountryPrice): VariantRecord {
  const prices: VariantRecord['prices'] = {}
  for (const country of ['DE', 'AT', 'CH', 'FR', 'BE', 'NL'] as const) {
    const price = one.prices[country]
    if (price) prices[country] = change(price)
  }
  return { ...one, prices }
}

function reducedPrice(price: CountryPrice, percent: number, lowest: LowestPrior): CountryPrice {
  const before = price.price
  const now = Math.floor((before * (100 - percent)) / 10_000) * 100 + (before % 100)
  const lowestPrior = {
    'at-before': before,
    between: Math.round((before + now) / 2),
    'below-price': Math.round(now * 0.95),
    'above-before': Math.round(before * 1.05),
  }[lowest]
  return { ...price, price: now, before, lowestPrior }
}
