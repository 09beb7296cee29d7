import { Trans, useLingui } from '@lingui/react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { LogOut, Search, UserRound } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { signOut } from '../client/api.ts'
import { reviewCountsQuery } from '../client/queries.ts'
import { sessionQuery } from '../client/session-query.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Choice } from '../parts/choice.tsx'
import { claimKept } from '../parts/draft/kept.ts'
import { keepFocus } from './keep-focus.ts'
import { officePages } from './office-pages.ts'
import styles from './shell.module.css'
import { useShortcut } from './use-shortcut.ts'
import { useTypedAhead } from './use-typed-ahead.ts'

// Not part of what every page waits for: it is loaded behind the first one, before anybody has pressed a key.
const loadPalette = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

/** What stands around every page: the shop, the search, the ways, and who is signed in. */
export function Shell() {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(sessionQuery)
  const shop = useShop()
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  const ahead = useTypedAhead()
  const search = () => {
    if (!isSearching) ahead.begin()
    setSearching(true)
  }
  useShortcut('k', search)
  const content = useRef<HTMLElement>(null)
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), [])
  useEffect(() => void loadPalette(), [])
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
        <button type="button" className={styles.search} onClick={search}>
          <Search aria-hidden="true" />
          <span>
            <Trans id="shell.search" message="Search" />
          </span>
          <kbd>Ctrl K</kbd>
        </button>
      </header>
      <Ways />
      <main ref={content} className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Palette isOpen={isSearching} onClose={() => setSearching(false)} ahead={ahead} />
      </Suspense>
    </div>
  )
}

/** How many reviews and reports wait for somebody; nothing where none does. */
function WaitingReviews() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data } = useQuery(reviewCountsQuery(shop))
  const waiting = (data?.waiting ?? 0) + (data?.reported ?? 0)
  if (waiting === 0) return null
  return <span className={styles.count}>{waiting.toLocaleString(i18n.locale)}</span>
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
        {officePages(may, { inFrame: true }).map((group) => (
          <div key={group[0]?.key} className={styles.group}>
            {group.map(({ key, to, Icon, name }) => (
              <Link
                key={key}
                to={to}
                params={{ shop }}
                className={styles.way}
                activeOptions={{ exact: to === '/$shop' }}
              >
                <Icon aria-hidden="true" />
                {name(i18n)}
                {key === 'reviews' && <WaitingReviews />}
              </Link>
            ))}
          </div>
        ))}
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
