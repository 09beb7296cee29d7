import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { VariantOption } from '../variant-select/variant-select.tsx'
import css from './variant-tiles.module.css'

type VariantTilesProps = {
  /** What is chosen, for example `Größe`. */
  label: string
  /** `label` is the variant alone, without the word that it is sold out. */
  options: readonly (VariantOption & { label: string })[]
  value: string | null
  onChange: (value: string) => void
}

/** Few variants side by side, all of them in sight; a sold-out one says so and cannot be chosen. @see spec §4 */
export function VariantTiles({ label, options, value, onChange }: VariantTilesProps) {
  const { i18n } = useLingui()
  const group = useId()
  const soldOut = i18n.t({ id: 'delivery.soldOutSuffix', message: 'ausverkauft' })
  const chosen = options.find((option) => option.value === value)

  return (
    <fieldset className={css.group}>
      <legend className={css.label}>
        {label}
        {chosen ? <span className={css.chosen}>{chosen.label}</span> : null}
      </legend>
      <div className={css.tiles}>
        {options.map((option) => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              name={group}
              value={option.value}
              className={css.input}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.text}
              onChange={() => onChange(option.value)}
            />
            <span className={css.face} aria-hidden="true">
              {option.label}
              {option.disabled ? <small>{soldOut}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
