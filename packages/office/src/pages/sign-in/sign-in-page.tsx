import { Trans, useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { OfficeProblem, signIn } from '../../client/api.ts'
import { sessionQuery } from '../../client/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problem-text.ts'
import { NewPassword } from './new-password.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import styles from './sign-in-page.module.css'

/** The way in: password, the code where there is a second factor, and the replacement of a one-time password. */
export function SignInPage() {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next = '/' } = useSearch({ from: '/sign-in' })
  const { data: session } = useQuery(sessionQuery)
  const [password, setPassword] = useState('')
  const mustChange = session?.shops.some(({ me }) => me?.mustChangePassword) ?? false

  async function enter(hasNewPassword: boolean): Promise<void> {
    await queries.resetQueries({ queryKey: sessionQuery.queryKey })
    const { shops } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (hasNewPassword || !shops.some(({ me }) => me?.mustChangePassword)) await navigate({ href: next })
  }

  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <p className={styles.mark}>
          <Trans id="signIn.mark" message="Office" />
        </p>
        <h1>
          {mustChange
            ? i18n.t({ id: 'signIn.newPasswordTitle', message: 'Choose a password of your own' })
            : i18n.t({ id: 'signIn.title', message: 'Sign in' })}
        </h1>
        {mustChange ? (
          <NewPassword current={password} onDone={() => enter(true)} />
        ) : (
          <>
            <SignInForm password={password} onPassword={setPassword} onSignedIn={() => enter(false)} />
            <PasskeySignIn onSignedIn={() => enter(false)} />
          </>
        )}
      </div>
    </main>
  )
}

type FormProps = { password: string; onPassword: (text: string) => void; onSignedIn: () => Promise<void> }

function SignInForm({ password, onPassword, onSignedIn }: FormProps) {
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
            autoFocus
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
