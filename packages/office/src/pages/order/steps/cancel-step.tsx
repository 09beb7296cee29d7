import { useLingui } from '@lingui/react'
import { stopOrder } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import { PositionChoice, positionsOf } from './position-choice.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Cancels all that has not left, or some of it. */
export function CancelStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const lines = order.lines.filter(({ canCancel }) => canCancel)
  const [chosen, setChosen] = useState(lines.map(({ position }) => position))
  const [note, setNote] = useState('')
  const input =
    chosen.length === 0 ? null : { number: order.number, positions: positionsOf(lines, chosen), note }

  return (
    <StepForm
      command={stopOrder}
      input={input}
      order={order}
      button={i18n.t({ id: 'cancel.send', message: 'Cancel these items' })}
      look="danger"
      onDone={onDone}
    >
      <PositionChoice
        legend={i18n.t({ id: 'cancel.items', message: 'What is cancelled' })}
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
      />
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={setNote}
        maxLength={1000}
      />
    </StepForm>
  )
}
