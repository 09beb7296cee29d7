import { type ReactNode, useId } from 'react'
import css from './choice-card.module.css'

type ChoiceGroupProps = {
  legend: string
  /** What is wrong with the choice, where the cards begin. */
  error?: string | null
  children: ReactNode
}

/** A group of cards of which one is chosen. */
export function ChoiceGroup({ legend, error = null, children }: ChoiceGroupProps) {
  const errorId = useId()
  return (
    <fieldset className={css.group} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <p className={css.error} id={errorId} role="alert">
        {error}
      </p>
      {children}
    </fieldset>
  )
}

/** The name of what follows in a group that is long. */
export function ChoicePart({ title }: { title: string }) {
  return <p className={css.part}>{title}</p>
}

type ChoiceCardProps = {
  name: string
  value: string
  label: string
  note?: string | null
  /** What has to be seen before it is chosen. */
  warning?: string | null
  /** At the end of the line: a price, a mark. */
  side?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
  /** Shown below while the card is chosen, for example a field that only this choice needs. */
  children?: ReactNode
}

/** A radio button as wide as its words. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, label, note = null, warning = null, side = null } = props
  const { isChosen, isDisabled = false, onChoose } = props

  return (
    <div className={css.box}>
      <label className={css.card}>
        <input
          className={css.radio}
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
        />
        <span className={css.name}>
          {label}
          {note ? <span className={css.note}>{note}</span> : null}
        </span>
        {side ? <span className={css.side}>{side}</span> : null}
        {warning ? <span className={css.warning}>{warning}</span> : null}
      </label>
      {isChosen && props.children ? <div className={css.extra}>{props.children}</div> : null}
    </div>
  )
}
