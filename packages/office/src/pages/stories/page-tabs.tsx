import { Trans, useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import styles from '../../parts/ways/ways.module.css'

/** The ways among pages, and what several of them will say together. */
export function PageTabs() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  return (
    <nav className={styles.tabs} aria-label={i18n.t({ id: 'stories.title', message: 'Pages' })}>
      <Link
        to="/$shop/pages"
        params={{ shop }}
        activeOptions={{ exact: true, includeSearch: false }}
        className={styles.tab}
      >
        <Trans id="stories.title" message="Pages" />
      </Link>
      <Link to="/$shop/pages/releases" params={{ shop }} className={styles.tab}>
        <Trans id="releases.title" message="Releases" />
      </Link>
    </nav>
  )
}
