import { useLingui } from '@lingui/react'
import { sendOrder } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Choice } from '../../../parts/choice.tsx'
import { Field } from '../../../parts/field.tsx'
import { PositionChoice, positionsOf } from './position-choice.tsx'
import styles from './step-form.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Sends all that has not left, or some of it, with the number of its parcel. */
export function ShipStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const lines = order.lines.filter(({ canShip }) => canShip)
  const [chosen, setChosen] = useState(lines.map(({ position }) => position))
  const [carrier, setCarrier] = useState(order.carriers[0])
  const [parcel, setParcel] = useState('')
  const tracking = parcel.trim() === '' ? null : { carrier: carrier ?? null, number: parcel }
  const input =
    chosen.length === 0
      ? null
      : { number: order.number, positions: positionsOf(lines, chosen), tracking, note: null }

  return (
    <StepForm
      command={sendOrder}
      input={input}
      order={order}
      button={i18n.t({ id: 'ship.send', message: 'Ship now' })}
      onDone={onDone}
    >
      <PositionChoice
        legend={i18n.t({ id: 'ship.items', message: 'What leaves' })}
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={styles.row}>
        {carrier && (
          <Choice
            label={i18n.t({ id: 'ship.carrier', message: 'Carrier' })}
            options={order.carriers.map((key) => ({ key, name: key.toUpperCase() }))}
            value={carrier}
            onChange={setCarrier}
          />
        )}
        <Field
          label={i18n.t({ id: 'ship.tracking', message: 'Tracking number' })}
          hint={i18n.t({ id: 'ship.trackingHint', message: 'Stands in the mail; may be left out.' })}
          path="tracking"
          value={parcel}
          onChange={setParcel}
          autoFocus
        />
      </div>
    </StepForm>
  )
}
