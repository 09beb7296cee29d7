import type { OrderLine } from '@shop/api-client/office/order-commands'
import styles from './step-form.module.css'

type PositionChoiceProps = {
  legend: string
  lines: readonly OrderLine[]
  chosen: readonly number[]
  onChange: (positions: number[]) => void
}

/** Which lines of an order a step is about; a single one needs no question. */
export function PositionChoice({ legend, lines, chosen, onChange }: PositionChoiceProps) {
  if (lines.length < 2) return null
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {lines.map(({ position, quantity, name }) => (
        <label key={position}>
          <input
            type="checkbox"
            checked={chosen.includes(position)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, position].toSorted((one, other) => one - other)
                  : chosen.filter((one) => one !== position),
              )
            }
          />
          {quantity} × {name}
        </label>
      ))}
    </fieldset>
  )
}

/** Those of the lines that were not chosen. */
export function leftOut(lines: readonly OrderLine[], chosen: readonly number[]): number[] {
  return lines.map(({ position }) => position).filter((position) => !chosen.includes(position))
}

/** Null for all of them, as commands take it: what is added meanwhile goes along. */
export function positionsOf(lines: readonly OrderLine[], chosen: readonly number[]): number[] | null {
  return chosen.length === lines.length ? null : [...chosen]
}
