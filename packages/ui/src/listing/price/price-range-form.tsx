import { Trans } from '@lingui/react'
import { type FormEvent, useState } from 'react'
import { choiceOf, type PriceChoice, rangeOf } from './price-choice.ts'
import { PriceFields } from './price-fields.tsx'
import css from './price-range-form.module.css'

type PriceRangeFormProps = {
  /** Minor units. */
  range: { min: number; max: number; from: number | null; to: number | null }
  currency: string
  /** The listing's address; without JavaScript the form goes there with `priceFrom` and `priceTo` in whole units. */
  action: string
  /** Everything else the address holds, so that a submit does not lose it. */
  hidden: Record<string, string>
  /** Minor units. */
  onApply?: (range: PriceChoice) => void
}

/** From and to with a button: applied when done, not with every key. */
export function PriceRangeForm({ range, currency, action, hidden, onApply }: PriceRangeFormProps) {
  const [choice, setChoice] = useState(choiceOf(range))

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onApply) return
    event.preventDefault()
    // The form is drawn anew for the new range, and what had the focus goes with the old one.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus()
    onApply(rangeOf(choice))
  }

  return (
    <form className={css.form} action={action} method="get" onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PriceFields range={range} currency={currency} choice={choice} onChange={setChoice} />
      <button type="submit" className={css.submit}>
        <Trans id="listing.applyPrice" message="Preis übernehmen" />
      </button>
    </form>
  )
}
