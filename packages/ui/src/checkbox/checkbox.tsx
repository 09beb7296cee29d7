import type { ReactNode } from 'react'
import { FieldNotes, fieldAria } from '../field/field.tsx'
import css from './checkbox.module.css'

type CheckboxProps = {
  /** Words, also with links inside. */
  label: ReactNode
  name: string
  id?: string
  value?: string
  checked?: boolean
  defaultChecked?: boolean
  onChange?: (checked: boolean) => void
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  disabled?: boolean
}

/** Yes or no; never ticked in advance where it asks for consent. */
export function Checkbox({ label, hint, error, onChange, id, ...control }: CheckboxProps) {
  const ownId = id ?? (control.value === undefined ? control.name : `${control.name}-${control.value}`)

  return (
    <div className={css.field}>
      <label className={css.row} htmlFor={ownId}>
        <input
          {...control}
          id={ownId}
          type="checkbox"
          className={css.box}
          onChange={(event) => onChange?.(event.target.checked)}
          {...fieldAria({ id: ownId, hint, error })}
        />
        <span className={css.label}>{label}</span>
      </label>
      <FieldNotes id={ownId} hint={hint} error={error} />
    </div>
  )
}
