import fieldCss from '../field/field.module.css'
import { Field, type FieldProps, fieldAria } from '../field/field.tsx'
import css from './text-area.module.css'

type TextAreaProps = FieldProps & {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Lines that are visible while it is empty; it grows with its text. */
  rows?: number
  maxLength?: number
  placeholder?: string
  autoComplete?: string
}

/** Several lines of text. */
export function TextArea({ label, hint, error, onChange, rows = 5, ...props }: TextAreaProps) {
  const { id = props.name, ...control } = props

  return (
    <Field
      label={label}
      name={props.name}
      id={id}
      hint={hint}
      error={error}
      required={props.required ?? false}
    >
      <textarea
        {...control}
        id={id}
        rows={rows}
        style={{ '--rows': rows }}
        className={`${fieldCss.control} ${css.area}`}
        onChange={(event) => onChange?.(event.target.value)}
        {...fieldAria({ id, hint, error })}
      />
    </Field>
  )
}
