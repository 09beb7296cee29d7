import ChevronDown from 'lucide-react/icons/chevron-down'
import fieldCss from '../field/field.module.css'
import { Field, type FieldProps, fieldAria } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './select-field.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[]
  /** The first line while nothing is chosen; without it the first option is chosen. */
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  autoComplete?: string
}

/** One of many, with the browser's own list: it knows every keyboard, phone and screen reader. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  onChange,
  ...props
}: SelectFieldProps) {
  const { id = props.name, ...control } = props
  const start = placeholder !== undefined && props.value === undefined ? { defaultValue: '' } : {}

  return (
    <Field
      label={label}
      name={props.name}
      id={id}
      hint={hint}
      error={error}
      required={props.required ?? false}
    >
      <div className={css.row}>
        <select
          {...start}
          {...control}
          id={id}
          className={`${fieldCss.control} ${css.select}`}
          onChange={(event) => onChange?.(event.target.value)}
          {...fieldAria({ id, hint, error })}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={props.required ?? false}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
    </Field>
  )
}
