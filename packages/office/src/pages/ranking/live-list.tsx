import { Trans, useLingui } from '@lingui/react'
import type { RankedCard } from '@shop/api-client/office/ranking-commands'
import { useShop } from '../../client/use-shop.ts'
import { Card } from '../../parts/card.tsx'
import styles from './ranking-page.module.css'

const SHOWN = 12

/** What shoppers see now, beside the draft. */
export function LiveList({ cards }: { cards: readonly RankedCard[] }) {
  const { i18n } = useLingui()
  const shop = useShop()
  return (
    <Card title={i18n.t({ id: 'ranking.live', message: 'Live now' })}>
      {cards.length === 0 && (
        <p className={styles.quiet}>
          <Trans id="ranking.empty" message="Nothing is in this list." />
        </p>
      )}
      <ol className={styles.live}>
        {cards.slice(0, SHOWN).map((card, index) => (
          <li key={card.productId}>
            <span className={styles.place}>{index + 1}</span>
            {card.picture === null ? (
              <span className={styles.thumb} />
            ) : (
              <img className={styles.thumb} src={`${shop.origin}${card.picture}`} alt="" loading="lazy" />
            )}
            <span>{card.name}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
