import { Trans, useLingui } from '@lingui/react'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import { emailProblems } from '@shop/domain/person/email'
import { normalisedEmail } from '@shop/domain/person/normalised-email'
import { EMAIL_CONFIRM_HOURS, EMAIL_SAME } from '@shop/domain/user/email-change'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useState } from 'react'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import css from '../account-form.module.css'

const EMPTY = { email: '', password: '' }

/** Another address and the password; the links in both mailboxes change it, nothing before. @see product §3, §13 */
export function ChangeEmailForm({ email: known }: { email: string }) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    initial: EMPTY,
    labels: {
      email: i18n.t({ id: 'emailChange.email', message: 'Neue E-Mail-Adresse' }),
      password: i18n.t({ id: 'password.current', message: 'Jetziges Passwort' }),
    },
    fieldId: (field) => `new-${field}`,
    words: ACCOUNT_WORDS,
    rules: ({ email, password }) => [
      ...emailProblems('email', email),
      ...(normalisedEmail(email) === known ? [{ path: 'email', key: EMAIL_SAME, params: {} }] : []),
      // Spaces may be a password of old.
      ...(password === '' ? fieldProblems('password', password, [required]) : []),
    ],
    send: (typed) =>
      call(async (api) => {
        const { requestEmailChange } = await import('@shop/api-client/contract/user-email')
        return api(requestEmailChange, typed)
      }),
    onSent: (_, { email }) => {
      form.reset(EMPTY)
      setSentTo(normalisedEmail(email))
    },
  })

  return (
    <form className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        spellCheck={false}
        required
      />
      <p role="status">
        {sentTo === '' ? null : (
          <Trans
            id="emailChange.sent"
            message="Bitte bestätigen Sie über beide Links: den an {email} und den an Ihre bisherige Adresse. Beide gelten {hours} Stunden, bis dahin ändert sich nichts. Kommt an der neuen nichts an? Dann gibt es zu dieser Adresse vielleicht schon ein Konto."
            values={{ email: sentTo, hours: EMAIL_CONFIRM_HOURS }}
          />
        )}
      </p>
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="emailChange.ask" message="Link anfordern" />
        </Button>
      </div>
    </form>
  )
}
