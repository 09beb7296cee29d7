import { BundleParts } from '@shop/ui/bundle/bundle-parts'
import { useShopPath } from '../../../use-shop.ts'
import type { ShownProduct } from '../state/shown-product.ts'

type ProductBundleProps = {
  bundle: NonNullable<ShownProduct['bundle']>
  /** What the bundle costs, minor units with tax. */
  price: number
}

/** The parts of a bundle, each leading to its own page. */
export function ProductBundle({ bundle, price }: ProductBundleProps) {
  const path = useShopPath()
  return (
    <BundleParts
      kind={bundle.kind}
      price={price}
      parts={bundle.parts.map(({ card, ...part }) => ({
        ...part,
        id: `${card.id} ${part.label}`,
        name: card.name,
        href: path(card.href),
        image: card.images[0] ?? null,
      }))}
    />
  )
}
