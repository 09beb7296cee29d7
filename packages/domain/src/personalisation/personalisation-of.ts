import type { Product } from '../product/product.ts'
import type { Personalisation, ProductFacts } from '../product/product-facts.ts'
import { isPersonalised } from './personalised.ts'

/** What a personalised product asks for when its catalogue says nothing more. */
export const ONE_ROW: Personalisation = {
  kind: 'text',
  rows: [{ label: '', maxLength: 20, maxLengthOf: {}, required: true }],
  mayBeWithout: true,
}

/** What shoppers may have put on a product: as its facts say, one short row where only the attribute is set, or null. */
export function personalisationOf(
  product: Pick<Product, 'attributes'>,
  facts: Pick<ProductFacts, 'personalisation'>,
): Personalisation | null {
  return facts.personalisation ?? (isPersonalised(product) ? ONE_ROW : null)
}
