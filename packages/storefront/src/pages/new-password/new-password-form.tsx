import { Trans, useLingui } from '@lingui/react'
import { passwordProblems } from '@shop/domain/user/password'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import css from '../../features/auth/auth-form.module.css'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { resetPasswordAtom } from '../../features/auth/authenticate.atoms.ts'
import { PasswordRules } from '../../features/auth/password-rules.tsx'
import { useLeakCheck } from '../../features/auth/use-leak-check.ts'

type NewPasswordFormProps = {
  /** The secret of the link. */
  hash: string
  onDone: () => void
  /** The link is unknown, used or too old. */
  onExpired: () => void
}

/** One password, with the rules of a new account. A refused one leaves the link good. @see spec §5 "Password" */
export function NewPasswordForm({ hash, onDone, onExpired }: NewPasswordFormProps) {
  const { i18n } = useLingui()
  const isReady = useHydrated()
  const leakCheck = useLeakCheck('password')
  const reset = useSetAtom(resetPasswordAtom)
  const form = useForm({
    initial: { password: '' },
    labels: { password: i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' }) },
    fieldId: () => 'new-password',
    words: ACCOUNT_WORDS,
    rules: ({ password }) => passwordProblems(password),
    lastCheck: ({ password }) => leakCheck(password),
    send: async ({ password }) => {
      const answer = await reset({ hash, password })
      if (answer.type === 'success') return { type: 'success', value: null }
      if (answer.problem.code === 'reset_link_expired') onExpired()
      return answer
    },
    onSent: onDone,
    focus: 'field',
    isUncontrolled: true,
  })

  return (
    <form className={css.form} {...form.formProps}>
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        required
        hint={<PasswordRules password={form.values.password} isChecked={form.isValidated('password')} />}
      />
      <p className={css.refusal} role="alert">
        {form.refusal}
      </p>
      <Button type="submit" wide isBusy={form.isBusy} disabled={!isReady}>
        <Trans id="newPassword.submit" message="Passwort speichern" />
      </Button>
    </form>
  )
}
