import type { ReactNode } from 'react'
import { FieldNotes } from '../field/field.tsx'
import css from './radio-group.module.css'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type RadioGroupProps = {
  legend: string
  name: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: string | null | undefined
  required?: boolean
  /** Side by side where the words are short. */
  isInline?: boolean
}

/** One of few, all of them in sight. The first choice carries the group's name as its id, for the error summary. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    name,
    options,
    value,
    defaultValue,
    onChange,
    error,
    required = false,
    isInline = false,
  } = props

  return (
    <fieldset className={css.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options} data-inline={isInline || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              className={css.dot}
              required={required}
              disabled={option.disabled ?? false}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint ? <span className={css.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  )
}
