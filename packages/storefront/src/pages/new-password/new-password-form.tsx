import { Trans, useLingui } from '@lingui/react'
import type { FormProblem } from '@shop/domain/form/form-problem'
import { PASSWORD_LEAKED, passwordProblems } from '@shop/domain/user/password'
import { Button } from '@shop/ui/button/button'
import { TextField } from '@shop/ui/text-field/text-field'
import { useHydrated } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import css from '../../features/auth/auth-form.module.css'
import { authProblemWords, problemsOf } from '../../features/auth/auth-problem-words.ts'
import { resetPasswordAtom } from '../../features/auth/authenticate.atoms.ts'
import { checkPasswordAtom } from '../../features/auth/password.atoms.ts'
import { PasswordRules } from '../../features/auth/password-rules.tsx'

const FIELD_ID = 'new-password'
const LEAKED: FormProblem = { path: 'password', key: PASSWORD_LEAKED, params: {} }

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
  const isLeaked = useSetAtom(checkPasswordAtom)
  const reset = useSetAtom(resetPasswordAtom)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const check = (candidate: string) => setProblem(passwordProblems(candidate)[0] ?? null)
  const refuse = (found: FormProblem | null) => {
    setProblem(found)
    setIsChecked(true)
    if (found?.path === 'password') document.getElementById(FIELD_ID)?.focus()
  }
  const send = async (password: string) => {
    const [broken] = passwordProblems(password)
    if (broken) return refuse(broken)
    if (await isLeaked(password)) return refuse(LEAKED)

    const answer = await reset({ hash, password })
    if (answer.type === 'success') return onDone()
    if (answer.problem.code === 'reset_link_expired') return onExpired()
    refuse(problemsOf(answer.problem)[0] ?? null)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // asked of the field itself, so that what a browser has filled in before the page was ready counts as well
    const written = new FormData(event.currentTarget).get('password')
    setIsBusy(true)
    try {
      await send(typeof written === 'string' ? written : '')
    } finally {
      setIsBusy(false)
    }
  }
  const words = problem ? authProblemWords(i18n, problem) : null

  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        name="password"
        id={FIELD_ID}
        label={i18n.t({ id: 'forgotten.title', message: 'Neues Passwort' })}
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        required
        hint={<PasswordRules password={password} isChecked={isChecked} />}
        error={problem?.path === 'password' ? words : null}
        onChange={(value) => {
          setPassword(value)
          if (isChecked) check(value)
        }}
        onBlur={() => {
          if (password === '') return
          setIsChecked(true)
          // what the leak check or the server has found stays until something else is typed
          if (passwordProblems(password).length > 0) check(password)
        }}
      />
      <p className={css.refusal} role="alert">
        {problem !== null && problem.path !== 'password' ? words : null}
      </p>
      <Button type="submit" wide isBusy={isBusy} disabled={!isReady}>
        <Trans id="newPassword.submit" message="Passwort speichern" />
      </Button>
    </form>
  )
}
