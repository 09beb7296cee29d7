import { advancedValue } from '@shop/domain/product/advanced-value'
import type { Product } from '@shop/domain/product/product'
import { colourOf } from '@shop/domain/siblings/sibling-label'
import { LONGEST_META_DESCRIPTION, shortened } from '@shop/domain/text/shortened'

/** The shop's name comes behind it. */
export const LONGEST_TITLE = 60
/** Leaves half of a title to the name. */
const LONGEST_LABEL = 30

type Described = Pick<
  Product,
  'name' | 'brand' | 'description' | 'siblings' | 'attributes' | 'advancedAttributes'
>

/**
 * Title and description of a product for search engines. Siblings share name and text, so what distinguishes them is in
 * both; the brand is left out where there is no room for it, or where the shop says its own name anyway.
 */
export function productWords(product: Described, shopName: string): { title: string; description: string } {
  const { name, brand, description } = product
  const label = product.siblings.length > 0 ? shortened(ownWords(product), LONGEST_LABEL) : ''
  const behind = label === '' ? '' : ` ${label}`
  const own = shortened(name, LONGEST_TITLE - behind.length) + behind
  const withBrand = `${own} – ${brand}`
  return {
    title: brand !== '' && brand !== shopName && withBrand.length <= LONGEST_TITLE ? withBrand : own,
    description: shortened(
      behind === '' ? description : `${name}, ${label}. ${description}`,
      LONGEST_META_DESCRIPTION,
    ),
  }
}

/** Colour and dimension, as far as the name does not say them already. */
function ownWords({ name, attributes, advancedAttributes }: Described): string {
  const dimension = advancedValue(advancedAttributes, 'vppdimension')
  return [colourOf({ attributes, advancedAttributes }), String(dimension ?? '')]
    .filter((word) => word !== '' && !name.includes(word))
    .join(', ')
}
