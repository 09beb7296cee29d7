import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useShopFormat } from '../../shop-format.tsx'
import { MINOR, type PriceChoice, typedLimit } from './price-choice.ts'
import css from './price-fields.module.css'
import { PriceSlider } from './price-slider.tsx'

type PriceFieldsProps = {
  /** What the products span; minor units. */
  range: { min: number; max: number }
  currency: string
  /** Whole units. */
  choice: PriceChoice
  onChange: (choice: PriceChoice) => void
}

/** From and to in whole francs or euros, typed or moved; a form sends them as `priceFrom` and `priceTo`. */
export function PriceFields({ range, currency, choice, onChange }: PriceFieldsProps) {
  const { i18n } = useLingui()
  const lowest = Math.floor(range.min / MINOR)
  const highest = Math.ceil(range.max / MINOR)
  const fields = [
    {
      end: 'from' as const,
      name: 'priceFrom',
      placeholder: lowest,
      label: i18n.t({ id: 'listing.priceFrom', message: 'Von ({currency})', values: { currency } }),
    },
    {
      end: 'to' as const,
      name: 'priceTo',
      placeholder: highest,
      label: i18n.t({ id: 'listing.priceTo', message: 'Bis ({currency})', values: { currency } }),
    },
  ]

  return (
    <div className={css.price}>
      <div className={css.fields}>
        {fields.map(({ end, name, placeholder, label }) => (
          <AmountField
            key={end}
            name={name}
            label={label}
            placeholder={placeholder}
            amount={choice[end]}
            onChange={(amount) => onChange({ ...choice, [end]: amount })}
          />
        ))}
      </div>
      {highest > lowest ? (
        <PriceSlider lowest={lowest} highest={highest} choice={choice} onChange={onChange} />
      ) : null}
    </div>
  )
}

type AmountFieldProps = {
  name: string
  label: string
  placeholder: number
  amount: number | null
  onChange: (amount: number | null) => void
}

/** A number field of the browser knows the comma only where the browser's own language has it, and swallows it elsewhere. */
function AmountField({ name, label, placeholder, amount, onChange }: AmountFieldProps) {
  const { number } = useShopFormat()
  const [typed, setTyped] = useState('')

  return (
    <label className={css.field}>
      {label}
      <input
        className={css.input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={number(placeholder)}
        // What was typed stands as it is until the slider moves on.
        value={typedLimit(typed) === amount ? typed : number(amount ?? 0)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(typedLimit(target.value))
        }}
      />
    </label>
  )
}
