import { Trans, useLingui } from '@lingui/react'
import type { Delivery, PickLine } from '@shop/api-client/office/warehouse-commands'
import { dueDay } from '@shop/domain/warehouse/delivery-urgency'
import { Link, useSearch } from '@tanstack/react-router'
import { useShop } from '../../client/use-shop.ts'
import { Badge } from '../../parts/badge.tsx'
import { day } from '../../words/format.ts'
import { officeCarrierName } from '../../words/names/carrier-name.ts'
import { countryName } from '../../words/names/intl-name.ts'
import { duenessName, STANDING_TONES, standingName } from '../../words/names/standing-name.ts'
import { stateName } from '../../words/names/state-name.ts'
import { PickRow } from './pick-row.tsx'
import type { OpenLine } from './use-picks.ts'
import styles from './warehouse-page.module.css'

type DeliveryCardProps = {
  delivery: Delivery
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onPick: ((line: OpenLine, units: number) => void) | null
}

/** One parcel that has to leave, with what goes into it. */
export function DeliveryCard({ delivery, isChosen, onChoose, onPick }: DeliveryCardProps) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { order } = useSearch({ from: '/desk/$shop/warehouse' })
  const { number, parcel, parcels, carrier, country, standing, state, dueness, lines } = delivery
  const isOpen = standing !== 'unpaid'

  return (
    <li className={styles.delivery} data-picked={standing === 'picked'}>
      <div className={styles.deliveryHead}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={i18n.t({ id: 'warehouse.choose', message: 'Choose {number}', values: { number } })}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
        <div className={styles.deliveryName}>
          <Link to="/$shop/orders/$number" params={{ shop, number }} className={styles.number}>
            {number}
          </Link>
          <span className={styles.quiet}>
            {[
              officeCarrierName(carrier),
              countryName(country, i18n),
              ...(parcels > 1
                ? [
                    i18n.t({
                      id: 'warehouse.parcel',
                      message: 'parcel {parcel} of {parcels}',
                      values: { parcel, parcels },
                    }),
                  ]
                : []),
            ].join(' · ')}
          </span>
        </div>
        <div className={styles.badges}>
          <Badge tone={dueness === 'late' ? 'bad' : dueness === 'today' ? 'notice' : 'quiet'}>
            {dueness === 'later' ? '' : `${duenessName(dueness, i18n)} · `}
            {day(dueDay(delivery), i18n.locale)}
          </Badge>
          {standing === 'picked' && (
            <Badge tone={STANDING_TONES[standing]}>{standingName(standing, i18n)}</Badge>
          )}
          {state === 'in_fulfilment' && <Badge tone="info">{stateName(state, i18n)}</Badge>}
        </div>
        {isOpen && onPick !== null && order === undefined && (
          <Link to="/$shop/warehouse" params={{ shop }} search={{ order: number }} className={styles.way}>
            <Trans id="warehouse.pickAlone" message="Pick" />
          </Link>
        )}
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <PickRow
            key={line.position}
            line={line}
            onPick={
              isOpen && onPick !== null && mayMove(line)
                ? (units) => onPick({ ...line, number }, units)
                : null
            }
          />
        ))}
      </ul>
    </li>
  )
}

/** What is recalled goes back from its box to its shelf, and not the other way. */
function mayMove({ standing, picked }: PickLine): boolean {
  return standing !== 'recalled' || picked > 0
}
