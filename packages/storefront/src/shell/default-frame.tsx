import { useLingui } from '@lingui/react'
import { paymentMethods } from '@shop/domain/checkout/payment-methods'
import { countryLabel } from '@shop/ui/country-picker/country-choices.ts'
import { CountryPicker } from '@shop/ui/country-picker/country-picker'
import { Footer } from '@shop/ui/footer/footer'
import { Header } from '@shop/ui/header/header'
import { Layout } from '@shop/ui/layout/layout'
import { MainNavigation } from '@shop/ui/navigation/main-navigation'
import { MobileNavigation } from '@shop/ui/navigation/mobile-navigation'
import { useLoaderData, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { addToCartLayerAtom } from '../features/basket/add-to-cart-layer.atoms.ts'
import { basketCountAtom } from '../features/basket/basket.atoms.ts'
import { HeaderSearch } from '../features/search/header-search.tsx'
import { userAtom } from '../features/session/session.atoms.ts'
import { wishlistCountAtom } from '../features/wishlist/wishlist.atoms.ts'
import { useFooterColumns, useLegalLinks, useServiceNotes } from './frame-links.ts'
import { navigationItems } from './navigation-items.ts'
import { PersonalState } from './personal-state.tsx'
import { useLocaleHref, useShop, useShopPath } from './use-shop.ts'

const AddToCartLayer = lazy(() => import('../features/basket/add-to-cart-layer.tsx'))
const ShellDialog = lazy(() => import('./shell-dialog.tsx'))

const CARRIERS = ['DHL', 'DPD', 'Hermes']

/** Header and footer around every page but the checkout. @see spec §2 "Three layouts exist" */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const path = useShopPath()
  const localeHref = useLocaleHref()
  const here = useLocation({ select: (location) => location.pathname })
  const search = useLocation({ select: (location) => location.searchStr })
  const shell = useLoaderData({ from: '__root__' })
  const isSignedIn = useAtomValue(userAtom)?.loggedIn ?? false
  const basketCount = useAtomValue(basketCountAtom)
  const wishlistCount = useAtomValue(wishlistCountAtom)
  const showsLayer = useAtomValue(addToCartLayerAtom).type !== 'hidden'
  const [dialog, setDialog] = useState<'menu' | 'country' | null>(null)

  const items = navigationItems(shell?.navigation ?? [], path)
  const country = countryLabel(shop.locale)
  const serviceNotes = useServiceNotes()
  const legalLinks = useLegalLinks()

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
        footer={
          <Footer
            newsletter={null}
            columns={useFooterColumns()}
            paymentMethods={paymentMethods(shop.market)}
            carriers={CARRIERS}
            legalLinks={legalLinks}
            copyright={`© ${shop.legal[shop.market.country].name}`}
            countryLabel={country}
            countryHref={path('/laender/')}
            onCountryPick={() => setDialog('country')}
          />
        }
      >
        {children}
      </Layout>
      <PersonalState />
      <Suspense fallback={null}>
        {showsLayer ? <AddToCartLayer /> : null}
        {dialog === 'menu' ? (
          <ShellDialog
            title={i18n.t({ id: 'header.menuTitle', message: 'Menü' })}
            position="mobileLeft"
            onClose={() => setDialog(null)}
          >
            <MobileNavigation
              items={items}
              links={legalLinks}
              countryLabel={country}
              onCountryPick={() => setDialog('country')}
            />
          </ShellDialog>
        ) : null}
        {dialog === 'country' ? (
          <ShellDialog
            title={i18n.t({ id: 'country.title', message: 'Land und Sprache' })}
            position="center"
            onClose={() => setDialog(null)}
          >
            <CountryPicker current={shop.locale} hrefFor={(locale) => localeHref(here + search, locale)} />
          </ShellDialog>
        ) : null}
      </Suspense>
    </>
  )
}
