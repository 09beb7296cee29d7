import { Trans, useLingui } from '@lingui/react'
import { fieldProblems } from '@shop/domain/form/form-problem'
import { required } from '@shop/domain/form/rules'
import { passwordProblems } from '@shop/domain/user/password'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { PasswordRules } from '../../../features/auth/password-rules.tsx'
import { useLeakCheck } from '../../../features/auth/use-leak-check.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'
import css from '../account-form.module.css'

const EMPTY = { currentPassword: '', password: '' }

type ChangePasswordFormProps = { email: string; onChanged: () => void }

/** The current password and a new one by the rules of a new account. @see spec §5 "Password" */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const leakCheck = useLeakCheck('password')
  const showToast = useSetAtom(showToastAtom)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initial: EMPTY,
    labels: {
      currentPassword: i18n.t({ id: 'password.current', message: 'Jetziges Passwort' }),
      password: i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' }),
    },
    fieldId: (field) => `change-${field}`,
    words: ACCOUNT_WORDS,
    rules: ({ currentPassword, password }) => [
      // Spaces may be a password of old.
      ...(currentPassword === '' ? fieldProblems('currentPassword', currentPassword, [required]) : []),
      ...passwordProblems(password),
    ],
    lastCheck: ({ password }) => leakCheck(password),
    send: (typed) =>
      call(async (api) => {
        const { changePassword } = await import('@shop/api-client/contract/user-security')
        return api(changePassword, typed)
      }),
    onSent: () => {
      form.reset(EMPTY)
      element.current?.querySelector('input')?.focus()
      onChanged()
      void showToast({
        type: 'success',
        message: i18n.t({
          id: 'password.changed',
          message: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
        }),
      })
    },
  })

  return (
    <form ref={element} className={css.form} {...form.formProps}>
      <FormProblems problems={form.summary} attempt={form.attempt} />
      {/* Password managers file the new one under this name. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField
        {...form.field('currentPassword')}
        type="password"
        spellCheck={false}
        required
        autoComplete="current-password"
      />
      <TextField
        {...form.field('password')}
        type="password"
        spellCheck={false}
        required
        autoComplete="new-password"
        hint={<PasswordRules password={form.values.password} isChecked={form.isValidated('password')} />}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={form.isBusy}>
          <Trans id="newPassword.submit" message="Passwort speichern" />
        </Button>
      </div>
    </form>
  )
}
