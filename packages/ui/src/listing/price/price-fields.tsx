import { useLingui } from '@lingui/react'
import { MINOR, type PriceChoice } from './price-choice.ts'
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
          <label key={end} className={css.field}>
            {label}
            <input
              className={css.input}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              step="any"
              placeholder={String(placeholder)}
              value={choice[end] ?? ''}
              onChange={(event) => onChange({ ...choice, [end]: typedAmount(event.target.value) })}
            />
          </label>
        ))}
      </div>
      {highest > lowest ? (
        <PriceSlider lowest={lowest} highest={highest} choice={choice} onChange={onChange} />
      ) : null}
    </div>
  )
}

function typedAmount(typed: string): number | null {
  const amount = Number(typed)
  return typed.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}
