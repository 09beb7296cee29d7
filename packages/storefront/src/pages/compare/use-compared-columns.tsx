import { brandLine } from '@shop/domain/product-detail/brand-line'
import type { ComparedArticle } from '@shop/ui/compare/compare-table'
import { Price } from '@shop/ui/price/price'
import { TaxNote } from '@shop/ui/price/tax-note'
import { CardEnergyLabel } from '../../features/product/card-energy-label.tsx'
import { useShopPath } from '../../use-shop.ts'
import { AddCompared } from './add-compared.tsx'
import type { ComparedProduct } from './compare-loader.ts'

/** The heads of the columns: picture, name, price with what belongs beside it, and the button. */
export function useComparedColumns(products: readonly ComparedProduct[]): ComparedArticle[] {
  const path = useShopPath()

  return products.map(({ card }) => ({
    key: card.referenceKey,
    name: card.name,
    brandLine: brandLine(card),
    href: path(card.href),
    image: card.images[0] ?? null,
    price: card.price ? (
      <>
        <Price
          price={card.price}
          size="m"
          note={
            <>
              <TaxNote isShort isUntaxed={card.price.isUntaxed} />
              {card.ecoNote && `, ${card.ecoNote}`}
            </>
          }
        />
        {/* eu-duties C-19: the class stands beside the price */}
        {card.energyLabel ? <CardEnergyLabel label={card.energyLabel} /> : null}
      </>
    ) : null,
    action: <AddCompared card={card} />,
  }))
}
