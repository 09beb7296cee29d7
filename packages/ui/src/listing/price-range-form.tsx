import { Trans, useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import css from './price-range-form.module.css'

export type PriceRange = { from: number | null; to: number | null }

type PriceRangeFormProps = {
  /** Minor units. */
  range: { min: number; max: number; from: number | null; to: number | null }
  currency: string
  /** The listing's address; without JavaScript the form goes there with `priceFrom` and `priceTo` in whole units. */
  action: string
  /** Everything else the address holds, so that a submit does not lose it. */
  hidden: Record<string, string>
  /** Minor units. */
  onApply?: (range: PriceRange) => void
}

const MINOR = 100

/** From and to, in whole francs or euros. */
export function PriceRangeForm({ range, currency, action, hidden, onApply }: PriceRangeFormProps) {
  const { i18n } = useLingui()
  const lowest = Math.floor(range.min / MINOR)
  const highest = Math.ceil(range.max / MINOR)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onApply) return
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onApply({ from: minorUnits(fields.get('priceFrom')), to: minorUnits(fields.get('priceTo')) })
  }

  return (
    <form className={css.form} action={action} method="get" onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.fields}>
        <label className={css.field}>
          {i18n.t({ id: 'listing.priceFrom', message: 'Von ({currency})', values: { currency } })}
          <input
            className={css.input}
            name="priceFrom"
            type="number"
            inputMode="numeric"
            min={0}
            placeholder={String(lowest)}
            defaultValue={range.from === null ? '' : range.from / MINOR}
          />
        </label>
        <label className={css.field}>
          {i18n.t({ id: 'listing.priceTo', message: 'Bis ({currency})', values: { currency } })}
          <input
            className={css.input}
            name="priceTo"
            type="number"
            inputMode="numeric"
            min={0}
            placeholder={String(highest)}
            defaultValue={range.to === null ? '' : range.to / MINOR}
          />
        </label>
      </div>
      <button type="submit" className={css.submit}>
        <Trans id="listing.applyPrice" message="Preis übernehmen" />
      </button>
    </form>
  )
}

function minorUnits(field: FormDataEntryValue | null): number | null {
  if (typeof field !== 'string' || field.trim() === '') return null
  const amount = Number(field)
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * MINOR) : null
}
