import { advancedValue, attributeValue } from '../product/advanced-value.ts'
import type { Product } from '../product/product.ts'

type Traits = Pick<Product, 'attributes' | 'advancedAttributes'>

/** Made with the shopper's own text. @see spec §3 "personalisierterArtikel" */
export function isPersonalised({ attributes }: Pick<Product, 'attributes'>): boolean {
  return attributeValue(attributes, 'personalisierterArtikel') === '1'
}

/** Delivered by freight. @see spec §3 "bulkyOrLoad" */
export function isBulky({ attributes }: Pick<Product, 'attributes'>): boolean {
  return isSet(attributeValue(attributes, 'bulkyOrLoad'))
}

/** @see spec §3 "vppArticle" */
export function isVppArticle({ advancedAttributes }: Pick<Product, 'advancedAttributes'>): boolean {
  return isSet(advancedValue(advancedAttributes, 'vppArticle'))
}

/** @see spec §3 "virtuelleBundles" */
export function isVirtualBundle({ advancedAttributes }: Pick<Product, 'advancedAttributes'>): boolean {
  return isSet(advancedValue(advancedAttributes, 'virtuelleBundles'))
}

/** Fit for a store: none of personalised, bulky, VPP article or bundle. @see spec §4 */
export function isSuitableForRetail(product: Traits): boolean {
  return !isPersonalised(product) && !isBulky(product) && !isVppArticle(product) && !isVirtualBundle(product)
}

/** Words by which a catalogue says no. */
const NO = ['', '0', 'nein', 'no', 'false']

function isSet(value: string | number | null): boolean {
  return value !== null && !NO.includes(String(value).trim().toLowerCase())
}
