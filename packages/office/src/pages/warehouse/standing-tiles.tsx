import { Trans, useLingui } from '@lingui/react'
import type { DeliveryStanding } from '@shop/domain/warehouse/delivery-standing'
import { Link, useSearch } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { standingName } from '../../words/names/standing-name.ts'
import styles from './warehouse-page.module.css'

type StandingTilesProps = { counts: readonly { standing: DeliveryStanding; count: number }[]; late: number }

/** How many deliveries stand how, over all that waits; each leads to its own. */
export function StandingTiles({ counts, late }: StandingTilesProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const search = useSearch({ from: '/desk/$shop/warehouse' })
  const { order: _, due, standing: chosen, ...others } = search
  return (
    <nav className={styles.tiles} aria-label={i18n.t({ id: 'warehouse.standings', message: 'By standing' })}>
      {counts.map(({ standing, count }) => (
        <Link
          key={standing}
          to="/$shop/warehouse"
          params={{ shop }}
          search={standing === chosen ? others : { ...others, standing }}
          className={styles.tile}
          data-chosen={standing === chosen}
        >
          <span className={styles.tileCount}>{count.toLocaleString(i18n.locale)}</span>
          <span>{standingName(standing, i18n)}</span>
        </Link>
      ))}
      <Link
        to="/$shop/warehouse"
        params={{ shop }}
        search={due === 'late' ? others : { ...others, due: 'late' }}
        className={styles.tile}
        data-chosen={due === 'late'}
        data-loud={late > 0}
      >
        <span className={styles.tileCount}>{late.toLocaleString(i18n.locale)}</span>
        <span>
          <Trans id="dueness.late" message="Late" />
        </span>
      </Link>
    </nav>
  )
}
