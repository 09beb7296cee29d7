import { useLingui } from '@lingui/react'
import { sendOrder } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import * as v from 'valibot'
import { Choice } from '../../../parts/choice.tsx'
import { Field } from '../../../parts/field.tsx'
import { leftOut, PositionChoice, positionsOf } from './position-choice.tsx'
import styles from './step-form.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

/** What stays is kept rather than what leaves: what is added meanwhile goes along. */
const Typed = v.object({ left: v.array(v.number()), parcel: v.string() })

/** Sends all that has not left, or some of it, with the number of its parcel. */
export function ShipStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const lines = order.lines.filter(({ canShip }) => canShip)
  const draft = useStepDraft({ key: ['ship', order.number], schema: Typed, empty: { left: [], parcel: '' } })
  const { left, parcel } = draft.form
  const chosen = lines.map(({ position }) => position).filter((position) => !left.includes(position))
  const [carrier, setCarrier] = useState(order.carriers[0])
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
      draft={draft}
      onDone={onDone}
    >
      <PositionChoice
        legend={i18n.t({ id: 'ship.items', message: 'What leaves' })}
        lines={lines}
        chosen={chosen}
        onChange={(next) => draft.put({ left: leftOut(lines, next) })}
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
          onChange={(next) => draft.put({ parcel: next })}
          autoFocus
        />
      </div>
    </StepForm>
  )
}
