import type { ProductPageData } from '@shop/api-client/contract/catalogue'
import { canOrder } from '@shop/domain/product/can-order'
import type { BundleItem } from '@shop/domain/product/product-facts'
import { bundlePartKey } from '@shop/domain/product-detail/bundle'
import { chosenVariant } from '@shop/domain/variant/chosen-variant'
import type { Catalogue, ProductExtras } from '../catalogue/catalogue.ts'

type Bundle = ProductPageData['bundle']
type Part = NonNullable<Bundle>['parts'][number]

/** The parts of a bundle with what each would cost alone; null for what is none, or has unknown parts. */
export async function bundleWithParts(
  catalogue: Catalogue,
  bundle: ProductExtras['bundle'],
): Promise<Bundle> {
  if (!bundle) return null
  const parts = await Promise.all(bundle.items.map((item) => bundlePart(catalogue, item)))
  const known = parts.filter((part) => part !== null)
  return known.length > 0 ? { kind: bundle.kind, parts: known } : null
}

async function bundlePart(catalogue: Catalogue, item: BundleItem): Promise<Part | null> {
  const { referenceKey, quantity } = item
  const found = await catalogue.productByKey(bundlePartKey(item))
  const variant = found && chosenVariant(found.product, referenceKey)
  if (!found || !variant) return null
  return {
    card: found.card,
    label: found.product.variants.length > 1 ? variant.label : '',
    quantity,
    price: variant.price.withTax,
    canOrder: canOrder(variant),
  }
}
