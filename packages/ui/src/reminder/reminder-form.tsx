import { Trans, useLingui } from '@lingui/react'
import type { FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import type { FormEvents } from '../form/use-form.ts'
import { TextField } from '../text-field/text-field.tsx'
import css from './reminder-form.module.css'

type ReminderFormProps = {
  /** What is waited for. */
  name: string
  email: string
  onChange: (email: string) => void
  onSubmit: () => void
  events?: FormEvents
  error: string | null
  isBusy: boolean
}

/** Id of the field, for setting the focus. */
export const REMINDER_FIELD = 'reminder-email'

/** Where to write when the thing is back. */
export function ReminderForm(props: ReminderFormProps) {
  const { name, email, onChange, onSubmit, events, error, isBusy } = props
  const { i18n } = useLingui()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={submit} {...events}>
      <p>
        <Trans
          id="reminder.text"
          message="Sobald {name} wieder lieferbar ist, schreiben wir Ihnen an diese Adresse."
          values={{ name }}
        />
      </p>
      <TextField
        label={i18n.t({ id: 'checkout.email', message: 'E-Mail-Adresse' })}
        name={REMINDER_FIELD}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        value={email}
        onChange={onChange}
        error={error}
      />
      <p className={css.note}>
        <Trans
          id="reminder.note"
          message="Eine einzige Nachricht, keine Werbung. Zurückgelegt wird nichts."
        />
      </p>
      <Button type="submit" isBusy={isBusy}>
        <Trans id="reminder.submit" message="Erinnern lassen" />
      </Button>
    </form>
  )
}
