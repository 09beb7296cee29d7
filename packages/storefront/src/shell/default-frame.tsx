import { Header } from '@shop/ui/header/header'
import { Layout } from '@shop/ui/layout/layout'
import { MainNavigation } from '@shop/ui/navigation/main-navigation'
import { useLoaderData, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { addToCartLayerAtom } from '../features/basket/add-to-cart-layer.atoms.ts'
import { basketCountAtom } from '../features/basket/basket.atoms.ts'
import { HeaderSearch } from '../features/search/header-search.tsx'
import { userAtom } from '../features/session/session.atoms.ts'
import { wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { asleep } from './asleep.tsx'
import type { FrameDialog } from './frame-dialog.ts'
import { useServiceNotes } from './frame-links.ts'
import { navigationItems } from './navigation-items.ts'
import { PersonalState } from './personal-state.tsx'
import { useShop, useShopPath } from './use-shop.ts'

const AddToCartLayer = lazy(() => import('../features/basket/add-to-cart-layer.tsx'))
const FrameDialogs = lazy(() => import('./frame-dialogs.tsx'))
const FrameFooter = asleep(() => import('./frame-footer.tsx').then((module) => module.FrameFooter))

/** Header and footer around every page but the checkout. @see spec §2 "Three layouts exist" */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const path = useShopPath()
  const here = useLocation({ select: (location) => location.pathname })
  const shell = useLoaderData({ from: '__root__' })
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)
  const showsLayer = useAtomValue(addToCartLayerAtom).type !== 'hidden'
  const [dialog, setDialog] = useState<FrameDialog | null>(null)

  const items = navigationItems(shell?.navigation ?? [], path)
  const serviceNotes = useServiceNotes()

  return (
    <>
      <Layout
        header={
          <Header
            brandName={shop.name}
            homeHref={path('/')}
            accountHref={path(isSignedIn ? '/konto/' : '/login/')}
            wishlistHref={shop.features.wishlist ? path('/wunschliste/') : null}
            basketHref={path('/warenkorb/')}
            wishlistCount={wishlistCount}
            basketCount={basketCount}
            serviceNotes={serviceNotes}
            search={<HeaderSearch navigation={shell?.navigation ?? []} />}
            navigation={<MainNavigation items={items} currentHref={path(here)} />}
            onMenuOpen={() => setDialog('menu')}
          />
        }
        footer={<FrameFooter onCountryPick={() => setDialog('country')} />}
      >
        {children}
      </Layout>
      <PersonalState />
      <Suspense fallback={null}>
        {showsLayer ? <AddToCartLayer /> : null}
        {dialog ? (
          <FrameDialogs
            dialog={dialog}
            items={items}
            openCountry={() => setDialog('country')}
            onClose={() => setDialog(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
