import { Trans, useLingui } from '@lingui/react'
import { Button } from '@shop/ui/button/button'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { useLocation } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import { useCallback, useEffect, useState } from 'react'
import { ShopCard } from '../../features/product/shop-card.tsx'
import { loadSharedWishlistAtom, type SharedWish } from '../../features/wishlist/wish-actions.atoms.ts'
import { usePageHref } from '../../use-shop.ts'
import css from './shared-wishlist-page.module.css'

type Shown = { state: 'waiting' | 'gone' | 'failed' } | { state: 'here'; items: readonly SharedWish[] }

/** A shared wishlist: to look at, to buy from, to copy from. */
export function SharedWishlistPage() {
  const { i18n } = useLingui()
  const pageHref = usePageHref()
  const token = useLocation({ select: ({ hash }) => hash })
  const load = useSetAtom(loadSharedWishlistAtom)
  const [shown, setShown] = useState<Shown>({ state: 'waiting' })

  const look = useCallback(async () => {
    setShown({ state: 'waiting' })
    const items = await load(token).catch(() => undefined)
    if (items === undefined) setShown({ state: 'failed' })
    else setShown(items === null ? { state: 'gone' } : { state: 'here', items })
  }, [load, token])
  useEffect(() => void look(), [look])

  return (
    <PageWidth>
      <div className={css.page}>
        {shown.state === 'gone' ? (
          <EmptyState
            level={1}
            icon={Heart}
            title={i18n.t({ id: 'sharedWishlist.goneTitle', message: 'Diese Liste ist nicht mehr geteilt' })}
            text={i18n.t({
              id: 'sharedWishlist.goneText',
              message:
                'Der Link wurde zurückgenommen oder ist nicht vollständig. Bitten Sie am besten um einen neuen.',
            })}
          >
            <ButtonLink href={pageHref('home')}>
              <Trans id="basket.startShopping" message="Weiter einkaufen" />
            </ButtonLink>
          </EmptyState>
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
