import { PAGES } from '@shop/domain/link/pages'
import { Header } from '@shop/ui/header/header'
import { Layout } from '@shop/ui/layout/layout'
import { MainNavigation } from '@shop/ui/navigation/main-navigation'
import { MainNavigationEntry } from '@shop/ui/navigation/main-navigation-entry'
import { lazyPart } from '@shop/ui/whole-style/lazy-part.ts'
import { withStyle } from '@shop/ui/whole-style/whole-style.ts'
import { useLoaderData, useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ReactNode, Suspense, useEffect } from 'react'
import { basketCountAtom, isBasketCountSettledAtom } from '../features/basket/basket-count.atoms.ts'
import { addToCartLayerAtom, prepareLayerAtom } from '../features/basket/shown-layer.atoms.ts'
import { CampaignPlace } from '../features/campaigns/campaign-place.tsx'
import { openDialogAtom } from '../features/dialogs/dialogs.atoms.ts'
import { HeaderSearch } from '../features/search/header-search.tsx'
import { userAtom } from '../features/session/session.atoms.ts'
import { wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { keptPart } from '../hydration/kept-part.tsx'
import { latePart } from '../hydration/late-part.tsx'
import { preparedPart } from '../hydration/prepared-part.tsx'
import { usePageHref, useShop } from '../use-shop.ts'
import { useMenu } from './links/use-menu.ts'
import { PersonalState } from './personal-state.tsx'
import { useServiceBar } from './use-service-bar.ts'

const { Part: AddToCartLayer, prepare: loadLayer } = preparedPart(() =>
  withStyle(import('./dialogs/add-to-cart-layer.tsx').then((file) => file.default)),
)
const BasketPanel = lazyPart(() => import('../features/basket/basket-panel.tsx'))
const NavigationEntry = keptPart('navigation', MainNavigationEntry)
const ShopFooter = latePart(() => import('./shop-footer.tsx').then((file) => file.ShopFooter), 'touch')

/** Header and footer around every page but the checkout. @see spec §2 "Three layouts exist" */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const pageHref = usePageHref()
  const isBasketPage = useLocation({ select: ({ pathname }) => pathname === PAGES.basket.path })
  const shell = useLoaderData({ from: '__root__' })
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const basketCount = useAtomValue(basketCountAtom)
  const isBasketCountSettled = useAtomValue(isBasketCountSettledAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const showsLayer = useAtomValue(addToCartLayerAtom).type !== 'hidden'

  const setPrepareLayer = useSetAtom(prepareLayerAtom)
  const store = useStore()
  useEffect(() => {
    const prepare = (productId: number) => {
      void loadLayer()
      import('../features/recommendations/recommendations.atoms.ts').then(
        ({ recommendForSlotAtom }) =>
          store.set(recommendForSlotAtom, { slot: 'add_to_cart_layer', productIds: [productId] }),
        () => undefined, // spec §8: the layer is shown without them
      )
    }
    setPrepareLayer({ prepare })
  }, [setPrepareLayer, store])

  const serviceBar = useServiceBar()

  return (
    <>
      <Layout
        notice={<CampaignPlace />}
        header={
          <Header
            brandName={shop.name}
            homeHref={pageHref('home')}
            accountHref={pageHref(isSignedIn ? 'account' : 'login')}
            wishlistHref={shop.features.wishlist ? pageHref('wishlist') : null}
            basketHref={pageHref('basket')}
            wishlistCount={wishlistCount}
            basketCount={basketCount}
            isBasketCountSettled={isBasketCountSettled}
            serviceBar={serviceBar}
            search={<HeaderSearch navigation={shell?.navigation ?? []} />}
            navigation={<ShopNavigation onSideOpen={() => openDialog('sideNavigation', {})} />}
            onMenuOpen={() => openDialog('mobileNavigation', {})}
            basketPanel={
              isBasketPage
                ? null
                : (close) => (
                    <Suspense fallback={null}>
                      <BasketPanel onClose={close} />
                    </Suspense>
                  )
            }
          />
        }
        footer={<ShopFooter />}
      >
        {children}
      </Layout>
      <PersonalState />
      {showsLayer ? <AddToCartLayer /> : null}
    </>
  )
}

/** The menu alone follows the address: the rest of the frame is not drawn anew by a tap. */
function ShopNavigation({ onSideOpen }: { onSideOpen: () => void }) {
  return <MainNavigation {...useMenu()} Entry={NavigationEntry} onSideOpen={onSideOpen} />
}
