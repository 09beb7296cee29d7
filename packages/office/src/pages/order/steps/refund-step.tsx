import { useLingui } from '@lingui/react'
import { askForMoney } from '@shop/api-client/office/money-commands'
import { giveMoneyBack } from '@shop/api-client/office/order-commands'
import { parseAmount } from '@shop/domain/money/parse-amount'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { Toggle } from '../../../parts/toggle.tsx'
import { money } from '../../../words/format.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

const Typed = v.object({ text: v.string(), note: v.string(), asksSecond: v.boolean() })

/** Gives money back without goods. */
export function RefundStep({ order, onDone }: StepProps) {
  const { i18n } = useLingui()
  const draft = useStepDraft({
    key: ['refund', order.number],
    schema: Typed,
    empty: { text: '', note: '', asksSecond: false },
  })
  const { text, note, asksSecond } = draft.form
  const amount = parseAmount(text)
  const isWrong = text !== '' && (amount === null || amount === 0)
  const input = amount === null || amount === 0 ? null : { number: order.number, amount, note }

  return (
    <StepForm
      key={String(asksSecond)}
      command={asksSecond ? askForMoney : giveMoneyBack}
      input={input}
      order={order}
      button={
        asksSecond
          ? i18n.t({ id: 'refund.ask', message: 'Ask a second person' })
          : i18n.t({ id: 'refund.send', message: 'Give back' })
      }
      draft={draft}
      onDone={onDone}
    >
      <Toggle
        label={i18n.t({ id: 'refund.asksSecond', message: 'It is above my limit: a second person decides' })}
        isOn={asksSecond}
        onChange={(next) => draft.put({ asksSecond: next })}
      />
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
        path="amount"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        problem={
          isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
        }
        autoFocus
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
