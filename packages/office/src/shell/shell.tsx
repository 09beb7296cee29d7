import { Trans, useLingui } from '@lingui/react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import {
  ArrowUpDown,
  BadgePercent,
  ChartLine,
  Contact,
  FolderTree,
  Images,
  Inbox,
  LayoutTemplate,
  LogOut,
  Milestone,
  Package,
  ScrollText,
  Search,
  ServerCog,
  SlidersHorizontal,
  SwatchBook,
  Tag,
  TextSearch,
  UserRound,
  Users,
  Warehouse,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { signOut } from '../client/api.ts'
import { sessionQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/choice.tsx'
import { claimKept } from '../parts/draft/kept.ts'
import { Palette } from './palette.tsx'
import styles from './shell.module.css'
import { useShortcut } from './use-shortcut.ts'

/** What stands around every page: the shop, the search, the ways, and who is signed in. */
export function Shell() {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(sessionQuery)
  const shop = useShop()
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  useShortcut('k', () => setSearching(true))
  const mine = data.shops.filter(({ me }) => me !== null)
  const [email] = mine.flatMap(({ me }) => me?.email ?? [])
  // Before any page reads what is kept.
  useState(() => email !== undefined && claimKept(email))

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        <Trans id="shell.skip" message="Skip to the content" />
      </a>
      <header className={styles.bar}>
        <Choice
          label={i18n.t({ id: 'shell.shop', message: 'Shop' })}
          isBare
          options={mine.map(({ id, name }) => ({ key: id, name }))}
          value={shop.id}
          onChange={(id) => void navigate({ to: '/$shop', params: { shop: id } })}
        />
        <button type="button" className={styles.search} onClick={() => setSearching(true)}>
          <Search aria-hidden="true" />
          <span>
            <Trans id="shell.search" message="Search" />
          </span>
          <kbd>Ctrl K</kbd>
        </button>
      </header>
      <Ways />
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Palette isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  )
}

function Ways() {
  const { i18n } = useLingui()
  const { id: shop, may, me } = useShop()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const ways = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    ways.current
      ?.querySelector('[aria-current=page]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])

  async function leave(): Promise<void> {
    try {
      await signOut()
    } finally {
      // Nothing of what was seen stays in the browser for whoever comes next.
      queries.clear()
      sessionStorage.clear()
    }
    await navigate({ to: '/sign-in' })
  }

  return (
    <nav ref={ways} className={styles.ways} aria-label={i18n.t({ id: 'shell.ways', message: 'Office' })}>
      <div className={styles.pages}>
        <div className={styles.group}>
          {may('orders.read') && (
            <Link to="/$shop" params={{ shop }} className={styles.way} activeOptions={{ exact: true }}>
              <Package aria-hidden="true" />
              <Trans id="shell.orders" message="Orders" />
            </Link>
          )}
          {may('inbox.read') && (
            <Link to="/$shop/inbox" params={{ shop }} className={styles.way}>
              <Inbox aria-hidden="true" />
              <Trans id="shell.inbox" message="Inbox" />
            </Link>
          )}
          {may('customers.show') && (
            <Link to="/$shop/customers" params={{ shop }} className={styles.way}>
              <Contact aria-hidden="true" />
              <Trans id="shell.customers" message="Customers" />
            </Link>
          )}
          {may('warehouse.read') && (
            <Link to="/$shop/warehouse" params={{ shop }} className={styles.way}>
              <Warehouse aria-hidden="true" />
              <Trans id="shell.warehouse" message="Warehouse" />
            </Link>
          )}
        </div>
        <div className={styles.group}>
          {may('content.read') && (
            <Link to="/$shop/pages" params={{ shop }} className={styles.way}>
              <LayoutTemplate aria-hidden="true" />
              <Trans id="shell.stories" message="Pages" />
            </Link>
          )}
          {may('media.read') && (
            <Link to="/$shop/media" params={{ shop }} className={styles.way}>
              <Images aria-hidden="true" />
              <Trans id="media.title" message="Pictures" />
            </Link>
          )}
          {may('products.read') && (
            <>
              <Link to="/$shop/products" params={{ shop }} className={styles.way}>
                <Tag aria-hidden="true" />
                <Trans id="shell.products" message="Products" />
              </Link>
              <Link to="/$shop/categories" params={{ shop }} className={styles.way}>
                <FolderTree aria-hidden="true" />
                <Trans id="shell.categories" message="Categories" />
              </Link>
              <Link to="/$shop/colours" params={{ shop }} className={styles.way}>
                <SwatchBook aria-hidden="true" />
                <Trans id="colours.title" message="Colours" />
              </Link>
            </>
          )}
        </div>
        <div className={styles.group}>
          {may('figures.read') && (
            <Link to="/$shop/figures" params={{ shop }} className={styles.way}>
              <ChartLine aria-hidden="true" />
              <Trans id="shell.figures" message="Figures" />
            </Link>
          )}
          {may('promotions.read') && (
            <Link to="/$shop/promotions" params={{ shop }} className={styles.way}>
              <BadgePercent aria-hidden="true" />
              <Trans id="shell.promotions" message="Promotions" />
            </Link>
          )}
          {!may('promotions.read') && may('giftcards.read') && (
            <Link to="/$shop/gift-cards" params={{ shop }} className={styles.way}>
              <BadgePercent aria-hidden="true" />
              <Trans id="giftCards.title" message="Gift cards" />
            </Link>
          )}
          {may('merchandising.read') && (
            <>
              <Link to="/$shop/ranking" params={{ shop }} className={styles.way}>
                <ArrowUpDown aria-hidden="true" />
                <Trans id="ranking.title" message="Ranking" />
              </Link>
              <Link to="/$shop/search-words" params={{ shop }} className={styles.way}>
                <TextSearch aria-hidden="true" />
                <Trans id="searchWords.title" message="Search words" />
              </Link>
            </>
          )}
          {may('redirects.read') && (
            <Link to="/$shop/redirects" params={{ shop }} className={styles.way}>
              <Milestone aria-hidden="true" />
              <Trans id="redirects.title" message="Redirects" />
            </Link>
          )}
        </div>
        <div className={styles.group}>
          {(may('system.read') || may('tokens.read') || may('money.approve')) && (
            <Link to="/$shop/system" params={{ shop }} className={styles.way}>
              <ServerCog aria-hidden="true" />
              <Trans id="shell.system" message="System" />
            </Link>
          )}
          {may('settings.read') && (
            <Link to="/$shop/settings" params={{ shop }} className={styles.way}>
              <SlidersHorizontal aria-hidden="true" />
              <Trans id="settings.title" message="Settings" />
            </Link>
          )}
          {may('log.read') && (
            <Link to="/$shop/log" params={{ shop }} className={styles.way}>
              <ScrollText aria-hidden="true" />
              <Trans id="shell.log" message="Log" />
            </Link>
          )}
          {may('staff.read') && (
            <Link to="/$shop/staff" params={{ shop }} className={styles.way}>
              <Users aria-hidden="true" />
              <Trans id="shell.staff" message="Staff" />
            </Link>
          )}
        </div>
      </div>
      <Link to="/$shop/account" params={{ shop }} className={styles.way}>
        <UserRound aria-hidden="true" />
        <span className={styles.name}>{me?.name}</span>
      </Link>
      <Button
        look="quiet"
        aria-label={i18n.t({ id: 'shell.signOut', message: 'Sign out' })}
        onPress={() => void leave()}
      >
        <LogOut aria-hidden="true" />
      </Button>
    </nav>
  )
}
