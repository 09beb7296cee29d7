import { Trans, useLingui } from '@lingui/react'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { PASSWORD_LEAKED, passwordProblems } from '@shop/domain/user/password'
import { Button } from '@shop/ui/button/button'
import { FormProblems } from '@shop/ui/form-problems/form-problems'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { checkPasswordAtom } from '../../features/auth/password.atoms.ts'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useProblemForm } from '../../features/problem-words/use-problem-form.ts'
import { useOwnCall } from '../../features/session/use-own-call.ts'
import { showToastAtom } from '../../features/toasts/toasts.atoms.ts'
import css from './account-form.module.css'

const LEAKED: FormProblem = { path: 'password', key: PASSWORD_LEAKED, params: {} }
const EMPTY = { currentPassword: '', password: '' }

type ChangePasswordFormProps = { email: string; onChanged: () => void }

/** The current password and a new one by the rules of a new account. @see spec §5 "Password" */
export function ChangePasswordForm({ email, onChanged }: ChangePasswordFormProps) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const isLeaked = useSetAtom(checkPasswordAtom)
  const showToast = useSetAtom(showToastAtom)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const labels = {
    currentPassword: i18n.t({ id: 'password.current', message: 'Jetziges Passwort' }),
    password: i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' }),
  }
  const { problems, summary, attempt, isBusy, submit, quiet } = useProblemForm({
    labels,
    fieldId: (field) => `change-${field}`,
    words: ACCOUNT_WORDS,
  })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const own = passwordProblems(typed.password).slice(0, 1)
    const missing =
      typed.currentPassword === ''
        ? [{ path: 'currentPassword', key: 'generic.validation.required', params: {} }]
        : []
    // only a password that would be taken otherwise is worth the question
    const leaked = own.length === 0 && (await isLeaked(typed.password)) ? [LEAKED] : []
    const answer = await submit([...missing, ...own, ...leaked], () =>
      call(async (api) => {
        const { changePassword } = await import('@shop/api-client/contract/user-security')
        return api(changePassword, typed)
      }),
    )
    if (answer === null) return
    setTyped(EMPTY)
    form.current?.querySelector('input')?.focus()
    onChanged()
    await showToast({
      type: 'success',
      message: i18n.t({
        id: 'password.changed',
        message: 'Das Passwort ist geändert. Auf allen anderen Geräten ist die Anmeldung beendet.',
      }),
    })
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    id: `change-${name}`,
    label: labels[name],
    type: 'password' as const,
    spellCheck: false,
    required: true,
    value: typed[name],
    error: problems[name] ?? null,
    onChange: (value: string) => {
      quiet(name)
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })

  return (
    <form ref={form} className={css.form} noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <FormProblems problems={summary} attempt={attempt} />
      {/* Password managers file the new one under this name. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <TextField {...field('currentPassword')} autoComplete="current-password" />
      <TextField
        {...field('password')}
        autoComplete="new-password"
        hint={<PasswordRules password={typed.password} isChecked={attempt > 0} />}
      />
      <div className={css.actions}>
        <Button type="submit" isBusy={isBusy}>
          <Trans id="newPassword.submit" message="Passwort speichern" />
        </Button>
      </div>
    </form>
  )
}
