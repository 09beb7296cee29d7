import { useLingui } from '@lingui/react'
import { deliverOrder, noteOrder } from '@shop/api-client/office/order-commands'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

const Typed = v.object({ text: v.string() })

/** Keeps a remark with the order. */
export function NoteStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['note', order.number], schema: Typed, empty: { text: '' } })
  const { text } = draft.form
  return (
    <StepForm
      command={noteOrder}
      input={text.trim() === '' ? null : { number: order.number, text }}
      order={order}
      button={i18n.t({ id: 'note.send', message: 'Keep the note' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'note.text', message: 'Note' })}
        hint={i18n.t({ id: 'note.hint', message: 'Shoppers do not see it.' })}
        rows={4}
        path="text"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        maxLength={1000}
        autoFocus
      />
    </StepForm>
  )
}

/** Notes that the parcels have arrived. */
export function DeliverStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  return (
    <StepForm
      command={deliverOrder}
      input={{ number: order.number, note: null }}
      order={order}
      button={i18n.t({ id: 'deliver.send', message: 'It has arrived' })}
      onDone={onDone}
    >
      {null}
    </StepForm>
  )
}
