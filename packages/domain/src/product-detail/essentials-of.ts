import type { Market } from '../market/markets.ts'
import { percentWords } from '../money/percent-sign.ts'
import { advancedValue } from '../product/advanced-value.ts'
import type { Product, Variant } from '../product/product.ts'
import type { FibreComposition, ProductFacts } from '../product/product-facts.ts'
import { isMeasure } from '../variant/only-measure.ts'

type DescribedProduct = Pick<Product, 'attributes' | 'advancedAttributes'> & { variants: readonly unknown[] }

/** Attributes that distinguish a thing, most important first. */
const DISTINGUISHING = ['farbe', 'material'] as const
/** Advanced attributes that do, behind them. */
const MEASURES = ['vppdimension', 'masse'] as const

/** The age in its maker's words. */
export const AGE = 'dimAlterGeeignetAb'

/**
 * The essential properties of what is bought: variant, colour, material, measures, fibres, capacity and age, as far as
 * the catalogue knows them. The only variant of a product is named by a measure alone: „Einzelstück“ says nothing.
 *
 * @see eu-duties C-21
 */
export function essentialsOf(
  product: DescribedProduct,
  variant: Pick<Variant, 'label'>,
  { fibres, capacity, market }: Pick<ProductFacts, 'fibres'> & { capacity: string | null; market: Market },
): string[] {
  const { attributes, advancedAttributes } = product
  const values = [
    ...(product.variants.length > 1 || isMeasure(variant.label) ? [variant.label] : []),
    ...DISTINGUISHING.map((key) => attributes[key]?.values.map(({ label }) => label).join(', ')),
    ...MEASURES.map((key) => advancedValue(advancedAttributes, key)),
    ...fibres.map((part) => fibreWords(part, market)),
    capacity,
    advancedValue(advancedAttributes, AGE),
  ].map((value) => String(value ?? ''))
  return values.filter(
    (value, index) => value !== '' && !values.some((other, at) => says(other, value) && at < index),
  )
}

function fibreWords({ part, shares }: FibreComposition, market: Market): string {
  const words = shares.map(({ fibre, percent }) => `${percentWords(percent, market)} ${fibre}`).join(', ')
  return part === null ? words : `${part}: ${words}`
}

/** The same measure stands in the name of a variant and among the measures. */
function says(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase())
}
