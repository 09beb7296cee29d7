import { useLingui } from '@lingui/react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type HTMLInputAutoCompleteAttribute, useState } from 'react'
import fieldCss from '../field/field.module.css'
import { Field, type FieldProps, fieldAria } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import css from './text-field.module.css'

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'date' | 'search'
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  maxLength?: number
  placeholder?: string
  readOnly?: boolean
  /** Id of a `datalist`: what may be meant, to choose instead of typing on. */
  list?: string
  spellCheck?: boolean
}

/** One line of text. A password can be shown, because a typing error in it costs a sign-in. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, type = 'text', onChange, id = props.name, ...control } = props
  const { i18n } = useLingui()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'

  return (
    <Field
      label={label}
      name={props.name}
      id={id}
      hint={hint}
      error={error}
      required={props.required ?? false}
    >
      <div className={css.row} data-password={isPassword || undefined}>
        <input
          {...control}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={fieldCss.control}
          onChange={(event) => onChange?.(event.target.value)}
          {...fieldAria({ id, hint, error })}
        />
        {isPassword ? (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={
              isShown
                ? i18n.t({ id: 'form.hidePassword', message: 'Passwort verbergen' })
                : i18n.t({ id: 'form.showPassword', message: 'Passwort anzeigen' })
            }
            onClick={() => setShown(!isShown)}
          />
        ) : null}
      </div>
    </Field>
  )
}
