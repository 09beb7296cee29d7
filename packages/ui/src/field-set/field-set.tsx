import type { ReactNode } from 'react'
import css from './field-set.module.css'

type FieldSetProps = {
  legend: string
  hideLegend?: boolean
  /** Two fields side by side from 640 px on; a child with `data-wide` takes a row of its own. */
  columns?: 1 | 2
  disabled?: boolean
  children: ReactNode
}

/** Fields that belong together, under one name. */
export function FieldSet({
  legend,
  hideLegend = false,
  columns = 1,
  disabled = false,
  children,
}: FieldSetProps) {
  return (
    <fieldset className={css.set} disabled={disabled}>
      <legend className={css.legend} data-hidden={hideLegend || undefined}>
        {legend}
      </legend>
      <div className={css.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}
