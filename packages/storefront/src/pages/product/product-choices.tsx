import { useLingui } from '@lingui/react'
import type { Product, Variant } from '@shop/domain/product/product'
import { variantOptions } from '@shop/domain/product/variant-options'
import { SiblingList } from '@shop/ui/sibling-list/sibling-list'
import { VariantSelect } from '@shop/ui/variant-select/variant-select'
import { useNavigate } from '@tanstack/react-router'
import { useShopPath } from '../../shell/use-shop.ts'
import { productRoute } from './product-route.ts'

type ProductChoicesProps = { product: Product; variant: Variant | null }

/** Colours are pages of their own, sizes a choice on this one; choosing one changes the address without a request. */
export function ProductChoices({ product, variant }: ProductChoicesProps) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const navigate = useNavigate({ from: productRoute.fullPath })
  const soldOut = i18n.t({ id: 'delivery.soldOut', message: 'Ausverkauft' })
  // spec §4: a sibling is listed only if one of its variants is buyable
  const siblings = product.siblings.filter((sibling) => sibling.buyableVariant || sibling.id === product.id)

  return (
    <>
      {siblings.length > 1 ? (
        <SiblingList
          label={i18n.t({ id: 'product.siblings', message: 'Ausführung' })}
          siblings={siblings.map((sibling) => ({
            ...sibling,
            href: path(sibling.href),
            isActive: sibling.id === product.id,
          }))}
        />
      ) : null}
      {product.variants.length > 1 ? (
        <VariantSelect
          label={i18n.t({ id: 'product.variant', message: 'Größe' })}
          name="variant"
          value={variant?.referenceKey ?? null}
          options={variantOptions(product.variants, soldOut)}
          onChange={(referenceKey) =>
            void navigate({
              search: (search) => ({ ...search, variant: referenceKey }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : null}
    </>
  )
}
