import { Trans, useLingui } from '@lingui/react'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { useOptimistic, useTransition } from 'react'
import { Button } from '../../button/button.tsx'
import { SelectField } from '../../select-field/select-field.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import css from './delivery-preferences.module.css'
import { pickupPointLines } from './pickup-point-lines.ts'

type DeliveryPreferencesProps = {
  /** ISO days that the carrier offers; none hides the choice. */
  days: readonly string[]
  day: string | null
  onDay: (day: string | null) => Promise<unknown>
  /** Where it is fetched; null: it goes to the address. */
  point: PickupPoint | null
  /** Opens the finder; null where nothing can be fetched. */
  onFind: (() => void) | null
  onHome: () => void
}

/** Preferred day or pickup point of a parcel; they exclude each other. */
export function DeliveryPreferences({ days, day, onDay, point, onFind, onHome }: DeliveryPreferencesProps) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()
  // What was picked stays while the server keeps it.
  const [shownDay, showDay] = useOptimistic(day)
  const [, start] = useTransition()

  if (point) {
    const [name, ...lines] = pickupPointLines(i18n, point)
    return (
      <div className={css.wishes}>
        <p>
          <span className={css.quiet}>
            <Trans id="pickup.chosen" message="Zum Abholen an" />
          </span>
          <strong className={css.name}>{name}</strong>
          {lines.join(', ')}
        </p>
        <div className={css.actions}>
          {onFind ? (
            <Button id={FIND} kind="secondary" size="s" onClick={onFind}>
              <Trans id="pickup.change" message="Anderen Ort wählen" />
            </Button>
          ) : null}
          <Button kind="quiet" size="s" onClick={onHome}>
            <Trans id="pickup.cancel" message="Doch nach Hause liefern" />
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.wishes}>
      {days.length > 0 ? (
        <SelectField
          label={i18n.t({ id: 'checkout.preferredDay', message: 'Wunschtag' })}
          hint={i18n.t({ id: 'checkout.preferredDayHint', message: 'Ohne Aufpreis' })}
          name="preferredDay"
          value={shownDay ?? ''}
          onChange={(value) =>
            start(async () => {
              const next = value === '' ? null : value
              showDay(next)
              await onDay(next)
            })
          }
          options={[
            { value: '', label: i18n.t({ id: 'checkout.anyDay', message: 'So früh wie möglich' }) },
            ...days.map((value) => ({ value, label: date(value, 'dayMonth') })),
          ]}
        />
      ) : null}
      {onFind ? (
        <div className={css.actions}>
          <Button id={FIND} kind="secondary" size="s" onClick={onFind}>
            <Trans id="pickup.find" message="Lieber selbst abholen: Paketshop suchen" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** The button that opens the finder, which gets the focus back. */
export const FIND = 'pickup-find'
