import { Trans, useLingui } from '@lingui/react'
import type { ProductCard } from '@shop/domain/product/product-card'
import { Button } from '@shop/ui/button/button'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { addFromCardAtom } from '../../features/product/add-from-card.atoms.ts'
import { useShopPath } from '../../use-shop.ts'

/** Adds one piece to the basket; where there is something to choose, it leads to the article instead. */
export function AddCompared({ card }: { card: ProductCard }) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const navigate = useNavigate()
  const add = useSetAtom(addFromCardAtom)
  if (card.isSoldOut)
    return <p>{card.recallNote ?? <Trans id="product.soldOut" message="Zurzeit ausverkauft" />}</p>

  const words = card.needsChoice
    ? i18n.t({ id: 'product.choose', message: 'Auswählen' })
    : i18n.t({ id: 'product.addToBasket', message: 'In den Warenkorb' })
  const onClick = async () => {
    const isDone = await add(card)
    if (!isDone) await navigate({ href: `${path(card.href)}?action=addToCart` })
  }

  return (
    <Button
      kind="secondary"
      size="s"
      wide
      aria-label={`${words}: ${card.name}`}
      onClick={() => void onClick()}
    >
      {words}
    </Button>
  )
}
