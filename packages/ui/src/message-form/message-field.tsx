import type { FormFieldKind } from '@shop/domain/contact/form-field'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'

/** A field of a form that sends a message. */
export type MessageFormField = {
  name: string
  kind: FormFieldKind
  label: string
  hint?: string
  required: boolean
  /** The choices of `select` and `radio`. */
  options: readonly { value: string; label: string }[]
  /** First line of a `select` while nothing is chosen. */
  placeholder?: string
  /** Beside its neighbour where there is room. */
  isHalf?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** What a `hidden` field says, and what any other begins with. */
  value?: string
}

type MessageFieldProps = { field: MessageFormField; id: string; error: string | null }

/** Draws a field by its kind. It keeps its own text: what a browser fills in before the page is ready counts too. */
export function MessageField({ field, id, error }: MessageFieldProps) {
  const { kind, label, required, options, autoComplete, value = '' } = field
  const common = { label, name: id, required, error, ...(field.hint ? { hint: field.hint } : {}) }
  const filled = autoComplete ? { autoComplete } : {}

  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={id} value={value} />
    case 'textarea':
      return <TextArea {...common} rows={7} defaultValue={value} />
    case 'select':
      return (
        <SelectField
          {...common}
          options={options}
          defaultValue={value}
          {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          legend={label}
          name={id}
          required={required}
          error={error}
          options={options}
          defaultValue={value}
        />
      )
    case 'checkbox':
      return <Checkbox {...common} value="on" id={id} defaultChecked={value === 'on'} />
    case 'email':
      return (
        <TextField
          {...common}
          {...filled}
          type="email"
          inputMode="email"
          spellCheck={false}
          defaultValue={value}
        />
      )
    case 'phone':
      return <TextField {...common} {...filled} type="tel" inputMode="tel" defaultValue={value} />
    case 'number':
      return <TextField {...common} inputMode="decimal" defaultValue={value} />
    case 'date':
      return <TextField {...common} type="date" defaultValue={value} />
    case 'text':
    case 'name':
    case 'orderNumber':
      return <TextField {...common} {...filled} defaultValue={value} />
  }
}
