import { useLingui } from '@lingui/react'
import type { Delivery } from '@shop/api-client/office/warehouse-commands'
import { DELIVERY_STANDINGS, type DeliveryStanding } from '@shop/domain/warehouse/delivery-standing'
import { useId } from 'react'
import { standingName } from '../../words/names/standing-name.ts'
import { DeliveryCard } from './delivery-card.tsx'
import type { OpenLine } from './use-picks.ts'
import styles from './warehouse-page.module.css'

type DeliveryListProps = {
  deliveries: readonly Delivery[]
  /** Keys of deliveries. @see deliveryKey */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Null for whoever may only look. */
  onPick: ((line: OpenLine, units: number) => void) | null
}

/** Deliveries as they are worked on, pre-orders and what is not in stock apart. */
export function DeliveryList({ deliveries, ...rest }: DeliveryListProps) {
  const groups = DELIVERY_STANDINGS.filter((standing) => standing !== 'picked').map((standing) => ({
    standing,
    own: deliveries.filter((delivery) => groupOf(delivery.standing) === standing),
  }))
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ standing, own }) => <Group key={standing} standing={standing} deliveries={own} {...rest} />)
}

/** What is picked stays where it was: rows do not jump away under a finger. */
function groupOf(standing: DeliveryStanding): DeliveryStanding {
  return standing === 'picked' ? 'ready' : standing
}

type GroupProps = DeliveryListProps & { standing: DeliveryStanding }

function Group({ standing, deliveries, chosen, onChoose, onPick }: GroupProps) {
  const { i18n } = useLingui()
  const id = useId()
  const keys = deliveries.map(deliveryKey)
  const isWhole = keys.every((key) => chosen.has(key))
  const name = standingName(standing, i18n)

  function choose(some: readonly string[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const key of some) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    onChoose(next)
  }

  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.groupHead}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isWhole}
            aria-label={i18n.t({
              id: 'warehouse.chooseAll',
              message: 'Choose all: {name}',
              values: { name },
            })}
            onChange={({ target }) => choose(keys, target.checked)}
          />
        </label>
        <h2 id={id}>
          {name} <span className={styles.groupCount}>{deliveries.length}</span>
        </h2>
      </header>
      <ul className={styles.deliveries}>
        {deliveries.map((delivery) => (
          <DeliveryCard
            key={deliveryKey(delivery)}
            delivery={delivery}
            isChosen={chosen.has(deliveryKey(delivery))}
            onChoose={(isChosen) => choose([deliveryKey(delivery)], isChosen)}
            onPick={onPick}
          />
        ))}
      </ul>
    </section>
  )
}

export function deliveryKey({ number, parcel }: Pick<Delivery, 'number' | 'parcel'>): string {
  return `${number}/${parcel}`
}
