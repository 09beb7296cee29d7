import { useLingui } from '@lingui/react'
import { giveMoneyBack } from '@shop/api-client/office/order-commands'
import { useState } from 'react'
import { Field } from '../../../parts/field.tsx'
import { money, typedAmount } from '../../../words/format.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Gives money back without goods. */
export function RefundStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const amount = typedAmount(text)
  const isWrong = text !== '' && (amount === null || amount === 0)
  const input = amount === null || amount === 0 ? null : { number: order.number, amount, note }

  return (
    <StepForm
      command={giveMoneyBack}
      input={input}
      order={order}
      button={i18n.t({ id: 'refund.send', message: 'Give back' })}
      onDone={onDone}
    >
      <Field
        label={i18n.t({
          id: 'refund.amount',
          message: 'Amount in {currency}',
          values: { currency: order.currency },
        })}
        hint={i18n.t({
          id: 'refund.most',
          message: 'At most {amount}',
          values: { amount: money(order.refundable, order.currency, i18n.locale) },
        })}
        inputMode="decimal"
        value={text}
        onChange={setText}
        problem={
          isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
        }
        autoFocus
      />
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        value={note}
        onChange={setNote}
        maxLength={1000}
      />
    </StepForm>
  )
}
