import { useLingui } from '@lingui/react'
import { PartPictures } from '@shop/ui/bundle/part-pictures'
import { useShopPath } from '../../../use-shop.ts'
import type { ShownProduct } from '../state/shown-product.ts'

/** What lies in a set, each part leading to its own page. */
export function SetParts({ bundle }: { bundle: NonNullable<ShownProduct['bundle']> }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  return (
    <PartPictures
      label={i18n.t({ id: 'bundle.title', message: 'Das ist im Set' })}
      parts={bundle.parts.map(({ card, label, quantity }) => ({
        id: `${card.id} ${label}`,
        name: card.name,
        href: path(card.href),
        image: card.images[0] ?? null,
        quantity,
      }))}
    />
  )
}
