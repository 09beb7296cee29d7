import { useLingui } from '@lingui/react'
import { stopOrder } from '@shop/api-client/office/order-commands'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { leftOut, PositionChoice, positionsOf } from './position-choice.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

/** What stays is kept rather than what goes: what is added meanwhile goes along. */
const Typed = v.object({ left: v.array(v.number()), note: v.string() })

/** Cancels all that has not left, or some of it. */
export function CancelStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const lines = order.lines.filter(({ canCancel }) => canCancel)
  const draft = useStepDraft({ key: ['cancel', order.number], schema: Typed, empty: { left: [], note: '' } })
  const { left, note } = draft.form
  const chosen = lines.map(({ position }) => position).filter((position) => !left.includes(position))
  const input =
    chosen.length === 0 ? null : { number: order.number, positions: positionsOf(lines, chosen), note }

  return (
    <StepForm
      command={stopOrder}
      input={input}
      order={order}
      button={i18n.t({ id: 'cancel.send', message: 'Cancel these items' })}
      look="danger"
      draft={draft}
      onDone={onDone}
    >
      <PositionChoice
        legend={i18n.t({ id: 'cancel.items', message: 'What is cancelled' })}
        lines={lines}
        chosen={chosen}
        onChange={(next) => draft.put({ left: leftOut(lines, next) })}
      />
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}
