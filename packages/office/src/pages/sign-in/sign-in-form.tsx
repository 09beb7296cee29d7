import { Trans, useLingui } from '@lingui/react'
import { type FormEvent, useState } from 'react'
import { OfficeProblem, signIn } from '../../client/api.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './sign-in-page.module.css'

type SignInFormProps = {
  password: string
  onPassword: (text: string) => void
  onSignedIn: () => Promise<void>
  /** Whether it is what the page begins with. */
  isFirst: boolean
}

/** Password, and the code where there is a second factor. */
export function SignInForm({ password, onPassword, onSignedIn, isFirst }: SignInFormProps) {
  const { i18n } = useLingui()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const reply = await signIn({ email, password, code: code === '' ? null : code })
      if (reply.type === 'signedIn') return await onSignedIn()
      if (reply.type === 'codeNeeded') {
        setCode('')
        if (reply.isWrong)
          setProblem(i18n.t({ id: 'signIn.wrongCode', message: 'This code is wrong, or was used already.' }))
      } else setProblem(problemText(new OfficeProblem(reply), i18n))
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {code === null ? (
        <>
          <Field
            label={i18n.t({ id: 'signIn.email', message: 'E-mail' })}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            isRequired
            // The one thing that this page is for.
            autoFocus={isFirst}
          />
          <Field
            label={i18n.t({ id: 'signIn.password', message: 'Password' })}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={onPassword}
            isRequired
          />
        </>
      ) : (
        <Field
          label={i18n.t({ id: 'signIn.code', message: 'Code of your app' })}
          hint={i18n.t({ id: 'signIn.codeHint', message: 'Six digits; a new one every half minute.' })}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          value={code}
          onChange={setCode}
          isRequired
          autoFocus
        />
      )}
      <Button type="submit" look="primary" isDisabled={isBusy}>
        <Trans id="signIn.send" message="Sign in" />
      </Button>
    </form>
  )
}
