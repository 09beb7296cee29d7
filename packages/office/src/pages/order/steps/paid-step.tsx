import { useLingui } from '@lingui/react'
import { payOrder } from '@shop/api-client/office/order-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

/** Null as long as it is what the order lacks. */
const Typed = v.object({ text: v.nullable(v.string()) })

/** Notes money that came by transfer or in cash. */
export function PaidStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({ key: ['paid', order.number], schema: Typed, empty: { text: null } })
  const text = draft.form.text ?? (order.open / 100).toFixed(2)
  const amount = parseAmount(text)
  const isWrong = amount === null || amount === 0
  const input = isWrong ? null : { number: order.number, amount, note: null }

  return (
    <StepForm
      command={payOrder}
      input={input}
      order={order}
      button={i18n.t({ id: 'paid.send', message: 'Note the payment' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({
          id: 'paid.amount',
          message: 'Received, in {currency}',
          values: { currency: order.currency },
        })}
        inputMode="decimal"
        path="amount"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        problem={
          isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
        }
        autoFocus
      />
    </StepForm>
  )
}
