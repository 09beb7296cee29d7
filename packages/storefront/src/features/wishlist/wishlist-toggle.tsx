import { useLingui } from '@lingui/react'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import { Suspense, useRef, useState } from 'react'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { useShop } from '../../use-shop.ts'
import { toggleWishlistAtom, wishedProductsAtom } from './wishlist.atoms.ts'

const ListChooser = lazyPart(() => import('./list-chooser.tsx'))

const NOTHING_WISHED: ReadonlySet<number> = new Set()

type WishlistToggleProps = {
  productId: number
  productName: string
  /** The variant that was chosen; without it, any of the product is wished for. */
  variantId?: number | undefined
  /** On the wish's own card: takes off this wish, where the heart would take the first one of its product. */
  onRemove?: () => Promise<void>
}

/** The heart; there only where the shop has a wishlist. @see spec §4 "Wishlist toggle" */
export function WishlistToggle({ productId, productName, variantId, onRemove }: WishlistToggleProps) {
  const { i18n } = useLingui()
  const { features } = useShop()
  const isWished = usePersonalValue(wishedProductsAtom, NOTHING_WISHED).has(productId)
  const toggle = useSetAtom(toggleWishlistAtom)
  const isBusy = useRef(false)
  const [isChoosing, setIsChoosing] = useState(false)
  if (!features.wishlist) return null

  const onClick = async () => {
    // Disabled meanwhile, it would lose the focus for good, and the dialog could not hand it back.
    if (isBusy.current) return
    isBusy.current = true
    // spec §8: a failed wishlist call changes nothing
    const outcome = await (onRemove ? onRemove() : toggle(productId, variantId)).catch(() => undefined)
    isBusy.current = false
    setIsChoosing(outcome === 'choose')
  }

  return (
    <>
      <IconButton
        icon={Heart}
        kind="ground"
        label={i18n.t({
          id: 'wishlist.toggle',
          message: '{name} auf die Wunschliste',
          values: { name: productName },
        })}
        isPressed={isWished}
        onClick={() => void onClick()}
      />
      {isChoosing ? (
        <Suspense fallback={null}>
          <ListChooser productId={productId} variantId={variantId} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
