import { useLingui } from '@lingui/react'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { writtenAmount } from '../../words/format.ts'
import styles from './promotions-page.module.css'

type AmountProps = {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  currencies: readonly string[]
  problem: string | null
}

/** An amount in minor units: one for all currencies of the shop where it has one, else one for each. */
export function AmountField({ label, value, onChange, currencies, problem }: AmountProps) {
  const { i18n } = useLingui()
  const amounts = Object.fromEntries(currencies.map((currency) => [currency, amountIn(value, currency)]))
  const [typed, setTyped] = useState<Record<string, string>>({})

  /** As it was typed, while that is the amount: it may have become another one meanwhile, by somebody else. */
  function textOf(currency: string): string {
    const text = typed[currency]
    const amount = amounts[currency] ?? null
    if (text !== undefined && parseAmount(text) === amount) return text
    return amount === null ? '' : writtenAmount(amount, i18n.locale)
  }

  function change(currency: string, text: string): void {
    setTyped({ ...typed, [currency]: text })
    const next: Record<string, number | null> = { ...amounts, [currency]: parseAmount(text) }
    onChange(currencies.length === 1 ? next[currency] : { EUR: next.EUR ?? null, CHF: next.CHF ?? null })
  }

  return (
    <div className={styles.pair}>
      {currencies.map((currency) => (
        <Field
          key={currency}
          label={i18n.t({
            id: 'offer.amountIn',
            message: '{label}, {currency}',
            values: { label, currency },
          })}
          value={textOf(currency)}
          onChange={(text) => change(currency, text)}
          inputMode="decimal"
          problem={problem}
        />
      ))}
    </div>
  )
}

function amountIn(value: unknown, currency: string): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null) return null
  const one: unknown = Reflect.get(value, currency)
  return typeof one === 'number' ? one : null
}
