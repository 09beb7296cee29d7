import { useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import type { Wish } from '../../features/wishlist/wish-actions.atoms.ts'
import { wishlistAtom } from '../../features/wishlist/wishlist.atoms.ts'

const ListChooser = lazyPart(() => import('../../features/wishlist/list-chooser.tsx'))

/** Puts a wish on a gift list as well; there only for whoever has one. */
export function WishToList({ wish: { product, variant } }: { wish: Wish }) {
  const { i18n } = useLingui()
  const lists = useAtomValue(wishlistAtom)?.giftLists ?? []
  const [isChoosing, setIsChoosing] = useState(false)
  if (lists.length === 0) return null
  const words = i18n.t({ id: 'wishlist.toList', message: 'Auf eine Liste' })

  return (
    <>
      <Button
        kind="secondary"
        size="s"
        wide
        aria-haspopup="dialog"
        aria-label={`${words}: ${product.name}`}
        onClick={() => setIsChoosing(true)}
      >
        {words}
      </Button>
      {isChoosing ? (
        <Suspense fallback={null}>
          <ListChooser productId={product.id} variantId={variant?.id} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
