import type { DeliveryState } from '@shop/domain/delivery/delivery-state'
import { type ReactNode, useState } from 'react'
import { DeliveryWords } from '../delivery-message/delivery-message.tsx'
import { folded } from '../listing/facets/found-values.ts'
import { ValueSearch } from '../listing/facets/value-search.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import css from './attribute-picker.module.css'

export type PickerOption = {
  /** The reference key. */
  value: string
  text: string
  /** Sold out, or nothing for the basket: it stays in the list and cannot be chosen. */
  disabled: boolean
  /** In words. */
  price: string
  /** No tax is inside, as with a gift card. */
  isUntaxed?: boolean
  delivery: DeliveryState
  deliveryWindow: { daysFrom: number; daysTo: number }
}

type AttributePickerProps = {
  /** What is chosen, for example `Größe`. */
  label: string
  options: readonly PickerOption[]
  value: string | null
  onChoose: (value: string) => void
  /** A line below, for example that a choice goes on into the basket. */
  note?: string | null
  /** Colours, above the sizes. */
  children?: ReactNode
}

/** More at once are not read, and thousands would keep a phone busy for seconds. */
const MOST_SHOWN = 60

/** Every variant with what it costs and when it comes, large enough for a thumb; of very many the first that fit what is typed. */
export function AttributePicker({
  label,
  options,
  value,
  onChoose,
  note = null,
  children,
}: AttributePickerProps) {
  const [typed, setTyped] = useState('')
  const isLong = options.length > MOST_SHOWN
  const found = isLong ? foundOptions(options, typed, value) : options

  return (
    <div className={css.picker}>
      {children}
      <p className={css.label} id="attribute-picker-label">
        {label}
      </p>
      {isLong ? <ValueSearch facetLabel={label} typed={typed} onType={setTyped} /> : null}
      <ul className={css.options} aria-labelledby="attribute-picker-label">
        {found.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={css.option}
              disabled={option.disabled}
              aria-current={option.value === value || undefined}
              onClick={() => onChoose(option.value)}
            >
              <span className={css.text}>{option.text}</span>
              <span className={css.price}>{option.price}</span>
              <span className={css.delivery}>
                <DeliveryWords state={option.delivery} window={option.deliveryWindow} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {note ? <p className={css.note}>{note}</p> : null}
      <p className={css.note}>
        <TaxNote isForAll isUntaxed={options.every((option) => option.isUntaxed === true)} />
      </p>
    </div>
  )
}

/** The chosen option comes first until something is typed: it may be far down. */
function foundOptions(
  options: readonly PickerOption[],
  typed: string,
  value: string | null,
): readonly PickerOption[] {
  const chosen = typed.trim() === '' ? options.filter((option) => option.value === value) : []
  const wanted = words(typed)
  const found = options.filter(
    (option) =>
      !chosen.includes(option) && wanted.every((word) => words(option.text).join(' ').includes(word)),
  )
  return [...chosen, ...found].slice(0, MOST_SHOWN)
}

/** "80x200" also finds "80 × 200 cm". */
function words(text: string): string[] {
  return folded(text)
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}
