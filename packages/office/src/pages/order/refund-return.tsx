import { useLingui } from '@lingui/react'
import { refundReturn } from '@shop/api-client/office/fulfilment-commands'
import type { ShownOrder } from '@shop/api-client/office/order-commands'
import * as v from 'valibot'
import { Field } from '../../parts/field.tsx'
import { StepForm } from './steps/step-form.tsx'
import { useStepDraft } from './steps/use-step-draft.ts'

const Typed = v.object({ note: v.string() })

type RefundReturnProps = { order: ShownOrder; returnNumber: string; onDone: () => void }

/** Gives the money of a return back before it is here, once its shopper has shown that it was sent. */
export function RefundReturn({ order, returnNumber, onDone }: RefundReturnProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['refundReturn', returnNumber], schema: Typed, empty: { note: '' } })
  const { note } = draft.form
  return (
    <StepForm
      command={refundReturn}
      input={{ number: order.number, returnNumber, note }}
      order={order}
      button={i18n.t({ id: 'refund.send', message: 'Give back' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({ id: 'return.proof', message: 'What proves that it was sent' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
        autoFocus
      />
    </StepForm>
  )
}
