import { isBulky } from '../personalisation/personalised.ts'
import type { Product, Variant } from '../product/product.ts'
import type { ShippingFacts, ShippingMethod } from './shipping-cost.ts'

type Travelling = { product: Pick<Product, 'attributes'>; variant: Pick<Variant, 'deliveryDays'> }

/** How a line travels: bulky goods by freight, downloads not at all. @see product §6 */
export function lineShipping({ product, variant }: Travelling): ShippingMethod {
  const { from, to } = variant.deliveryDays
  if (from === 0 && to === 0) return 'download'
  return isBulky(product) ? 'freight' : 'parcel'
}

/** What the shipping costs of a basket depend on; `subtotal` in minor units with tax. */
export function shippingFacts(items: readonly Travelling[], subtotal: number): ShippingFacts {
  const methods = items.map(lineShipping)
  return {
    subtotal,
    freight: methods.includes('freight'),
    downloadsOnly: items.length > 0 && methods.every((method) => method === 'download'),
  }
}
