import { paymentMethods } from '@shop/domain/checkout/payment-methods'
import { parcelCarriers } from '@shop/domain/shop/carriers'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { Footer } from '@shop/ui/footer/footer'
import { Header } from '@shop/ui/header/header'
import { Layout } from '@shop/ui/layout/layout'
import { MainNavigation } from '@shop/ui/navigation/main-navigation'
import type { NavigationItem } from '@shop/ui/navigation/navigation-item.ts'
import { Picture } from '@shop/ui/picture/picture'
import { useLoaderData, useLocation, useRouteContext } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { addToCartLayerAtom } from '../features/basket/add-to-cart-layer.atoms.ts'
import { basketCountAtom } from '../features/basket/basket.atoms.ts'
import { CampaignPlace } from '../features/campaigns/campaign-place.tsx'
import { openConsentAtom } from '../features/consent/consent.atoms.ts'
import { openDialogAtom } from '../features/dialogs/dialogs.atoms.ts'
import { HeaderSearch } from '../features/search/header-search.tsx'
import { userAtom } from '../features/session/session.atoms.ts'
import { wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { useFooterColumns, useLegalLinks, useServiceNotes } from './frame-links.ts'
import { navigationItems } from './navigation-items.ts'
import { PersonalState } from './personal-state.tsx'
import { useShop, useShopPath } from './use-shop.ts'

const AddToCartLayer = lazy(() => import('../features/basket/add-to-cart-layer.tsx'))
const BasketPanel = lazy(() => import('../features/basket/basket-panel.tsx'))

/** Header and footer around every page but the checkout. @see spec §2 "Three layouts exist" */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const path = useShopPath()
  const here = useLocation({ select: (location) => location.pathname })
  const shell = useLoaderData({ from: '__root__' })
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)
  const openDialog = useSetAtom(openDialogAtom)
  const openConsent = useSetAtom(openConsentAtom)
  const { setup } = useRouteContext({ from: '__root__' })
  const showsLayer = useAtomValue(addToCartLayerAtom).type !== 'hidden'

  const items = navigationItems(shell?.navigation ?? [], path)
  const country = countryLabel(shop.locale)
  const serviceNotes = useServiceNotes()
  const legalLinks = useLegalLinks()

  return (
    <>
      <Layout
        notice={<CampaignPlace />}
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
            navigation={
              <MainNavigation
                items={items}
                currentHref={path(here)}
                pictureOf={menuPicture}
                onSideOpen={() => openDialog('sideNavigation', {})}
              />
            }
            onMenuOpen={() => openDialog('mobileNavigation', {})}
            basketPanel={
              here === '/warenkorb/'
                ? null
                : (close) => (
                    <Suspense fallback={null}>
                      <BasketPanel onClose={close} />
                    </Suspense>
                  )
            }
          />
        }
        footer={
          <Footer
            newsletter={null}
            columns={useFooterColumns()}
            paymentMethods={paymentMethods(shop.market)}
            carriers={parcelCarriers(shop.market).map(({ name }) => name)}
            legalLinks={legalLinks}
            copyright={`© ${shop.legal[shop.market.country].name}`}
            countryLabel={country}
            countryHref={path('/laender/')}
            onCountryPick={() => openDialog('countryPicker', { suggested: null })}
            onCarrierOpen={() => openDialog('carrierInfo', {})}
            onConsentOpen={setup === null ? null : openConsent}
          />
        }
      >
        {children}
      </Layout>
      <PersonalState />
      <Suspense fallback={null}>{showsLayer ? <AddToCartLayer /> : null}</Suspense>
    </>
  )
}

function menuPicture({ image }: NavigationItem): ReactNode {
  return image ? <Picture image={{ ...image, alt: '' }} sizes="340px" /> : null
}
