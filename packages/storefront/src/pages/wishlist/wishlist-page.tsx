import { Trans, useLingui } from '@lingui/react'
import { ButtonLink } from '@shop/ui/button/button-link'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { MAIN_ID } from '@shop/ui/layout/layout'
import { PageWidth } from '@shop/ui/layout/page-width'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { NoteButton } from '@shop/ui/note-button/note-button'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { useSetAtom } from 'jotai'
import Heart from 'lucide-react/icons/heart'
import { Suspense, useEffect, useRef } from 'react'
import { openDialogAtom } from '../../features/dialogs/dialogs.atoms.ts'
import { useLastHash } from '../../features/gift-lists/use-last-hash.ts'
import { wishlistAtom } from '../../features/wishlist/wishlist.atoms.ts'
import { useIsOfServer } from '../../hydration/is-of-server.ts'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { usePageHref, useShop } from '../../use-shop.ts'
import { ShareWishlist } from './share-wishlist.tsx'
import { useNextWishFocus } from './use-next-wish-focus.ts'
import { WishCard } from './wish-card.tsx'
import css from './wishlist-page.module.css'

const OwnGiftLists = lazyPart(() => import('./gift-lists/own-gift-lists.tsx'))
const OwnGiftList = lazyPart(() => import('./gift-lists/own-gift-list.tsx'))

const LIST_ID = /^[0-9a-f]{32}$/

/** The wishlist and the lists for givers; what stands behind the hash is one of these. */
export function WishlistPage() {
  const hash = useLastHash(LIST_ID)
  // Servers do not hear of a hash, and React takes their page over first.
  const isOfServer = useIsOfServer()
  const shown = useRef(hash)
  useEffect(() => {
    if (hash === shown.current) return
    shown.current = hash
    // Within a page the router leaves the view where it is, in the middle of a list that was opened from below.
    if (hash !== '') window.scrollTo({ top: 0, behavior: 'instant' })
    // The link that was pressed is gone, on the way into a list and out of it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [hash])
  if (hash === '' || isOfServer) return <Wishlist />
  return (
    <PageWidth>
      <div className={css.page}>
        <Suspense fallback={null}>
          <OwnGiftList key={hash} id={hash} />
        </Suspense>
      </div>
    </PageWidth>
  )
}

/** The wishlist, which the frame has loaded already. */
function Wishlist() {
  const { i18n } = useLingui()
  const { closed } = useShop()
  const pageHref = usePageHref()
  const wishlist = usePersonalValue(wishlistAtom, null)
  const openDialog = useSetAtom(openDialogAtom)
  const cards = useNextWishFocus(wishlist?.items.map(({ key }) => key) ?? null)

  return (
    <PageWidth>
      <div className={css.page}>
        <ListingHeader title={i18n.t({ id: 'header.wishlist', message: 'Wunschliste' })} />
        <div>
          <NoteButton onClick={() => openDialog('wishlistMoreInfo', {})}>
            <Trans id="wishlist.infoTitle" message="So funktioniert die Wunschliste" />
          </NoteButton>
        </div>
        {wishlist?.items.length === 0 ? (
          <EmptyState
            icon={Heart}
            title={i18n.t({ id: 'wishlist.emptyTitle', message: 'Noch nichts gemerkt' })}
            text={i18n.t({
              id: 'wishlist.emptyText',
              message: 'Tippen Sie auf das Herz, und das Stück wartet hier.',
            })}
          >
            <ButtonLink href={pageHref('home')}>
              <Trans id="basket.startShopping" message="Weiter einkaufen" />
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            {wishlist ? null : (
              <NeedsScript>
                <Trans
                  id="wishlist.needsScript"
                  message="Die Wunschliste braucht JavaScript. Bitte schalten Sie es im Browser ein, und laden Sie die Seite neu."
                />
              </NeedsScript>
            )}
            <div ref={cards}>
              <ProductGrid>
                {wishlist
                  ? wishlist.items.map((item) => <WishCard key={item.key} wish={item} />)
                  : [1, 2, 3, 4].map((place) => <SkeletonCard key={place} />)}
              </ProductGrid>
            </div>
            {wishlist && !closed?.includes('shareWishlist') ? (
              <ShareWishlist token={wishlist.shareToken} />
            ) : null}
          </>
        )}
        {wishlist && !closed?.includes('createGiftList') ? (
          <Suspense fallback={null}>
            <OwnGiftLists />
          </Suspense>
        ) : null}
      </div>
    </PageWidth>
  )
}
