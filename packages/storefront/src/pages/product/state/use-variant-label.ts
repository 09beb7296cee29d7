import { useLingui } from '@lingui/react'
import type { Product } from '@shop/domain/product/product'

/** What variants differ by, as the catalogue calls it. */
export function useVariantLabel({ attributes }: Pick<Product, 'attributes'>): string {
  const { i18n } = useLingui()
  return attributes.groesse?.label ?? i18n.t({ id: 'product.variant', message: 'Größe' })
}
