import { Trans } from '@lingui/react'
import { type ReactNode, useId } from 'react'
import css from './form-field.module.css'

type FormFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Already worded; null when there is nothing to say. */
  error: string | null
  hint?: string | null
  isRequired?: boolean
  autoComplete: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'password'
  inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  maxLength?: number
  /** Columns of six in an address form. */
  span?: 2 | 3 | 4 | 6
  /** Turns the field into a choice. */
  options?: { value: string; label: string }[] | null
}

/** One labelled field of a checkout form; its error stands below it and is read with it. */
export function FormField(props: FormFieldProps) {
  const { label, value, error, hint = null, isRequired = true, span = 6, options = null } = props
  const id = useId()
  const notes = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter((note) => note !== null)
  const shared = {
    id,
    className: css.control,
    name: props.name,
    value,
    required: isRequired,
    autoComplete: props.autoComplete,
    'aria-invalid': error !== null,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
    onBlur: props.onBlur,
  }

  return (
    <div className={css.field} data-span={span}>
      <label className={css.label} htmlFor={id}>
        {label}
        {isRequired ? null : <Optional />}
      </label>
      {options ? (
        <select {...shared} onChange={(event) => props.onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      ) : null}
    </div>
  )
}

function Optional(): ReactNode {
  return (
    <span>
      {' '}
      <Trans id="form.optional" message="(optional)" />
    </span>
  )
}
