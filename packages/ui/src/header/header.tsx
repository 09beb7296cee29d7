import { useLingui } from '@lingui/react'
import Heart from 'lucide-react/icons/heart'
import Menu from 'lucide-react/icons/menu'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import User from 'lucide-react/icons/user'
import { type ReactNode, useRef } from 'react'
import { PageWidth } from '../layout/page-width.tsx'
import { Wordmark } from '../layout/wordmark.tsx'
import css from './header.module.css'
import { HeaderAction } from './header-action.tsx'
import { Peek } from './peek.tsx'
import { ServiceBar, type ServiceBarContent } from './service-bar.tsx'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

type HeaderProps = {
  brandName: string
  homeHref: string
  accountHref: string
  /** null where the shop has no wishlist. */
  wishlistHref: string | null
  basketHref: string
  /** null: not known yet. */
  wishlistCount: number | null
  basketCount: number | null
  /** false while the number is a guess, which is shown and not read out. */
  isBasketCountSettled?: boolean
  serviceBar: ServiceBarContent
  /** A `SearchField`. */
  search: ReactNode
  /** A `MainNavigation`; shown from 1024 px, the menu button takes its place below. */
  navigation: ReactNode
  onMenuOpen: () => void
  /** What opens below the basket's icon, for mouse and keyboard; null where the basket itself is on show. */
  basketPanel?: ((close: () => void) => ReactNode) | null
}

const ICON = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The shop's header; leaves while the page scrolls down and returns when it scrolls up. */
export function Header(props: HeaderProps) {
  const { i18n } = useLingui()
  const header = useRef<HTMLElement>(null)
  useHideOnScroll(header)

  const wishlist = i18n.t({ id: 'header.wishlist', message: 'Wunschliste' })
  const { wishlistCount, basketCount } = props
  const wishlistWithCount =
    wishlistCount === null
      ? wishlist
      : i18n.t({
          id: 'header.wishlistCount',
          message: 'Wunschliste, {count, plural, one {# Artikel} other {# Artikel}}',
          values: { count: wishlistCount },
        })
  const basket = i18n.t({ id: 'header.basket', message: 'Warenkorb' })
  const basketWithCount =
    basketCount === null
      ? basket
      : i18n.t({
          id: 'header.basketCount',
          message: 'Warenkorb, {count, plural, one {# Artikel} other {# Artikel}}',
          values: { count: basketCount },
        })

  const basketAction = (
    <HeaderAction
      href={props.basketHref}
      label={basket}
      countLabel={basketWithCount}
      count={basketCount}
      isSettled={props.isBasketCountSettled ?? true}
      icon={<ShoppingBag {...ICON} />}
    />
  )

  return (
    <header ref={header} className={css.header} data-header="shown">
      <ServiceBar {...props.serviceBar} />
      <PageWidth>
        <div className={css.row}>
          <button
            type="button"
            className={css.menu}
            aria-label={i18n.t({ id: 'header.menu', message: 'Menü öffnen' })}
            aria-haspopup="dialog"
            onClick={props.onMenuOpen}
          >
            <Menu {...ICON} />
          </button>
          <div className={css.logo}>
            <Wordmark name={props.brandName} href={props.homeHref} />
          </div>
          <div className={css.search} data-screen-only="">
            {props.search}
          </div>
          <div className={css.actions} data-screen-only="">
            <HeaderAction
              href={props.accountHref}
              label={i18n.t({ id: 'header.account', message: 'Mein Konto' })}
              icon={<User {...ICON} />}
            />
            {props.wishlistHref ? (
              <HeaderAction
                href={props.wishlistHref}
                label={wishlist}
                countLabel={wishlistWithCount}
                count={wishlistCount}
                icon={<Heart {...ICON} />}
              />
            ) : null}
            {props.basketPanel ? <Peek panel={props.basketPanel}>{basketAction}</Peek> : basketAction}
          </div>
        </div>
      </PageWidth>
      <div className={css.navigation}>{props.navigation}</div>
    </header>
  )
}
