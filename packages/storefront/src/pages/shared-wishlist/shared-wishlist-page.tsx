import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { GIFT_LINK } from '../../features/gift-lists/gift-link.ts'
import { useLastHash } from '../../features/gift-lists/use-last-hash.ts'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { loadSharedWishlistAtom, type SharedWish } from '../../features/wishlist/wish-actions.atoms.ts'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { GoneList } from './gone-list.tsx'
import css from './shared-wishlist-page.module.css'

type Shown = { state: 'waiting' | 'gone' | 'failed' } | { state: 'here'; items: readonly SharedWish[] }

const SharedGiftList = lazyPart(() => import('./shared-gift-list.tsx'))

/** Of a wishlist, or with the beginning of a gift list's. */
const TOKEN = /^(?:g\.)?[\w-]{43}$/

/** What a link shares: a wishlist, or a list to give from. */
export function SharedWishlistPage() {
  const hash = useLastHash(TOKEN)
  // Servers do not hear of a hash, and React takes their page over first.
  const isOfServer = useIsOfServer()
  if (isOfServer || !hash.startsWith(GIFT_LINK)) return <SharedWishlist token={hash} />
  return (
    <PageWidth>
      <div className={css.page}>
        <Suspense fallback={null}>
          <SharedGiftList key={hash} token={hash.slice(GIFT_LINK.length)} />
        </Suspense>
      </div>
    </PageWidth>
  )
}

/** A shared wishlist: to look at, to buy from, to copy from. */
function SharedWishlist({ token }: { token: string }) {
  const { i18n } = useLingui()
  const load = useSetAtom(loadSharedWishlistAtom)
  const [shown, setShown] = useState<Shown>({ state: 'waiting' })

  const isGiftLink = token.startsWith(GIFT_LINK)

  const look = useCallback(async () => {
    // Another part asks for it.
    if (isGiftLink) return
    setShown({ state: 'waiting' })
    const items = await load(token).catch(() => undefined)
    if (items === undefined) setShown({ state: 'failed' })
    else setShown(items === null ? { state: 'gone' } : { state: 'here', items })
  }, [load, token, isGiftLink])
  useEffect(() => void look(), [look])

  return (
    <PageWidth>
      <div className={css.page}>
        {shown.state === 'gone' ? (
          <GoneList />
        ) : (
          <ListingHeader
            title={i18n.t({ id: 'sharedWishlist.title', message: 'Geteilte Wunschliste' })}
            intro={i18n.t({
              id: 'sharedWishlist.intro',
              message: 'Eine Wunschliste für Sie zum Stöbern. Die Lieferadresse wählen Sie an der Kasse.',
            })}
          />
        )}
        {shown.state === 'failed' ? (
          <EmptyState
            title={i18n.t({ id: 'sharedWishlist.failed', message: 'Diese Liste konnten wir nicht laden' })}
          >
            <Button onClick={() => void look()}>
              <Trans id="error.retry" message="Erneut versuchen" />
            </Button>
          </EmptyState>
        ) : null}
        {shown.state === 'waiting' ? (
          <ProductGrid>
            {[1, 2, 3, 4].map((place) => (
              <SkeletonCard key={place} />
            ))}
          </ProductGrid>
        ) : null}
        {shown.state === 'here' ? (
          <ProductGrid>
            {shown.items.map(({ product }) => (
              <ShopCard key={product.id} card={product} showAddToCart showDelivery />
            ))}
          </ProductGrid>
        ) : null}
      </div>
    </PageWidth>
  )
}
