import { useLingui } from '@lingui/react'
import type { DeliveryState } from '@shop/domain/delivery/delivery-state'
import type { ReactNode } from 'react'
import { DeliveryWords } from '../delivery-message/delivery-message.tsx'
import css from './attribute-picker.module.css'

export type PickerOption = {
  /** The reference key. */
  value: string
  text: string
  /** Sold out: it stays in the list and cannot be chosen. */
  disabled: boolean
  /** In words. */
  price: string
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

/** Every variant with what it costs and when it comes, large enough for a thumb. */
export function AttributePicker({
  label,
  options,
  value,
  onChoose,
  note = null,
  children,
}: AttributePickerProps) {
  const { i18n } = useLingui()

  return (
    <div className={css.picker}>
      {children}
      <p className={css.label} id="attribute-picker-label">
        {label}
      </p>
      <ul className={css.options} aria-labelledby="attribute-picker-label">
        {options.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              className={css.option}
              disabled={option.disabled}
              aria-current={option.value === value ? 'true' : undefined}
              onClick={() => onChoose(option.value)}
            >
              <span className={css.text}>{option.text}</span>
              <span className={css.price}>{option.price}</span>
              <span className={css.delivery}>
                {option.disabled ? (
                  i18n.t({ id: 'delivery.soldOut', message: 'Ausverkauft' })
                ) : (
                  <DeliveryWords state={option.delivery} window={option.deliveryWindow} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {note ? <p className={css.note}>{note}</p> : null}
    </div>
  )
}
