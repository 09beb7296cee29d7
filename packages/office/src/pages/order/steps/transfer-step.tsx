import { useLingui } from '@lingui/react'
import { noteTransfer } from '@shop/api-client/office/order-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

/** Without an amount as long as it is what is owed. */
const Typed = v.object({ text: v.nullable(v.string()), note: v.string() })

/** Notes that money which no provider brings back was transferred at the bank. */
export function TransferStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const owed = order.owed.reduce((sum, { amount }) => sum + amount, 0)
  const draft = useStepDraft({
    key: ['transfer', order.number],
    schema: Typed,
    empty: { text: null, note: '' },
  })
  const { note } = draft.form
  const text = draft.form.text ?? (owed / 100).toFixed(2)
  const amount = parseAmount(text)
  const isWrong = amount === null || amount === 0
  const input = isWrong ? null : { number: order.number, amount, note }

  return (
    <StepForm
      command={noteTransfer}
      input={input}
      order={order}
      button={i18n.t({ id: 'transfer.send', message: 'It was transferred' })}
      draft={draft}
      onDone={onDone}
    >
      <Field
        label={i18n.t({
          id: 'transfer.amount',
          message: 'Transferred, in {currency}',
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
      <Field
        label={i18n.t({ id: 'transfer.note', message: 'Reference of the bank' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}
