import { SelectField, type SelectOption } from '../../select-field/select-field.tsx'
import { TextField } from '../../text-field/text-field.tsx'

type FormFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Id of a `datalist` with what may be meant. */
  list?: string | undefined
  /** Already worded; null when there is nothing to say. */
  error: string | null
  hint?: string | null
  isRequired?: boolean
  autoComplete: string
  type?: 'text' | 'tel' | 'date'
  inputMode?: 'text' | 'numeric' | 'tel'
  maxLength?: number
  /** Columns of six in an address form. */
  span?: 2 | 3 | 4 | 6
  /** Turns the field into a choice. */
  options?: readonly SelectOption[] | null
}

/** A field of the address form, at its place in the form's six columns. */
export function FormField(props: FormFieldProps) {
  const {
    span = 6,
    options = null,
    isRequired = true,
    type,
    inputMode,
    maxLength,
    onBlur,
    list,
    ...field
  } = props
  const shared = { ...field, required: isRequired }

  return (
    <div data-span={span}>
      {options ? (
        <SelectField {...shared} options={options} />
      ) : (
        <TextField
          {...shared}
          {...(type ? { type } : {})}
          {...(inputMode ? { inputMode } : {})}
          {...(maxLength ? { maxLength } : {})}
          {...(onBlur ? { onBlur } : {})}
          {...(list === undefined ? {} : { list })}
        />
      )}
    </div>
  )
}
