import { Trans, useLingui } from '@lingui/react'
import { creditBalance, payOutBalance } from '@shop/api-client/office/balance-commands'
import type { ShownCustomer } from '@shop/api-client/office/customer-commands'
import { CURRENCIES } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useState } from 'react'
import * as v from 'valibot'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { StepForm } from '../order/steps/step-form.tsx'
import { useStepDraft } from '../order/steps/use-step-draft.ts'
import { currenciesOf } from '../promotions/record-field.tsx'

const Typed = v.object({ text: v.string(), note: v.string() })

type BalanceFormProps = { customer: ShownCustomer; way: 'credit' | 'payOut'; onDone: () => void }

/** Puts money on the account of a customer, or takes off what was transferred to them. */
export function BalanceForm({ customer, way, onDone }: BalanceFormProps) {
  const { i18n } = useLingui()
  const { locales } = useShop()
  const known = currenciesOf(locales)
  const currencies = CURRENCIES.filter((one) => known.includes(one))
  const draft = useStepDraft({ key: [way, customer.number], schema: Typed, empty: { text: '', note: '' } })
  const { text, note } = draft.form
  const [chosen, setCurrency] = useState(currencies[0] ?? 'EUR')
  const amount = parseAmount(text)
  const isWrong = text !== '' && (amount === null || amount === 0)
  const input =
    amount === null || amount === 0 ? null : { key: customer.number, amount, currency: chosen, note }

  return (
    <StepForm
      command={way === 'credit' ? creditBalance : payOutBalance}
      input={input}
      order={{ version: 0 }}
      button={
        way === 'credit'
          ? i18n.t({ id: 'customer.credit.send', message: 'Put it on the account' })
          : i18n.t({ id: 'customer.payOut.send', message: 'It was transferred' })
      }
      draft={draft}
      onDone={onDone}
    >
      {way === 'payOut' && (
        <p>
          <Trans
            id="customer.payOut.text"
            message="Transfer the money at your bank first: here it is only taken off the account."
          />
        </p>
      )}
      <Field
        label={i18n.t({ id: 'customer.amount', message: 'Amount' })}
        inputMode="decimal"
        path="amount"
        value={text}
        onChange={(next) => draft.put({ text: next })}
        problem={
          isWrong ? i18n.t({ id: 'step.noAmount', message: 'Write the amount as 12 or 12.50.' }) : null
        }
        autoFocus
      />
      {currencies.length > 1 && (
        <Choice
          label={i18n.t({ id: 'giftCards.currency', message: 'Currency' })}
          options={currencies.map((key) => ({ key, name: key }))}
          value={chosen}
          onChange={setCurrency}
        />
      )}
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({
          id: 'customer.balance.whyHint',
          message: 'The customer reads it beside the booking.',
        })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={200}
      />
    </StepForm>
  )
}
