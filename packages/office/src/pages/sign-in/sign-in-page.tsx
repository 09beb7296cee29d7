import { Trans, useLingui } from '@lingui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '../../client/session-query.ts'
import { Button } from '../../parts/button.tsx'
import { useTabTitle } from '../../parts/page-title/use-tab-title.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import { NewPassword } from './new-password.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

/** The ways in: the company, password and code, a passkey; and the replacement of a one-time password. */
export function SignInPage() {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next = '/', company: why } = useSearch({ from: '/sign-in' })
  const { data: session } = useQuery(sessionQuery)
  const [password, setPassword] = useState('')
  const company = session?.company ?? null
  const [wantsOpen, setOpen] = useState(false)
  const isOpen = wantsOpen || !company?.isOnly
  const mustChange = session?.shops.some(({ me }) => me?.mustChangePassword) ?? false
  const withoutFactor = session?.shops.map(({ me }) => me).find((me) => me?.mustSetFactor) ?? null
  const title = mustChange
    ? i18n.t({ id: 'signIn.newPasswordTitle', message: 'Choose a password of your own' })
    : withoutFactor
      ? i18n.t({ id: 'signIn.factorTitle', message: 'Set up a second factor' })
      : i18n.t({ id: 'signIn.title', message: 'Sign in' })
  useTabTitle(() => [title])

  async function enter(hasNewPassword: boolean): Promise<void> {
    // Nothing that somebody else has seen before stays, where a session ended by itself.
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
    await queries.resetQueries({ queryKey: sessionQuery.queryKey })
    const { shops } = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    const isHeld = shops.some(({ me }) => me?.mustSetFactor || (me?.mustChangePassword && !hasNewPassword))
    if (!isHeld) await navigate({ href: next })
  }

  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <p className={styles.mark}>
          <Trans id="signIn.mark" message="Office" />
        </p>
        <h1>{title}</h1>
        {mustChange ? (
          <NewPassword current={password} onDone={() => enter(true)} />
        ) : withoutFactor ? (
          <>
            <p>
              <Trans
                id="signIn.factorWhy"
                message="Your role moves money or shows people: a password alone is too little for it. It takes a minute, with an app that shows codes."
              />
            </p>
            <SecondFactor me={withoutFactor} onDone={() => enter(false)} />
          </>
        ) : (
          <>
            {company && <CompanySignIn name={company.name} next={next} why={why} />}
            {isOpen ? (
              <>
                <SignInForm
                  password={password}
                  onPassword={setPassword}
                  onSignedIn={() => enter(false)}
                  isFirst={company === null}
                />
                <PasskeySignIn onSignedIn={() => enter(false)} />
              </>
            ) : (
              <Button look="quiet" onPress={() => setOpen(true)}>
                <Trans id="signIn.asOwner" message="Sign in as an owner" />
              </Button>
            )}
          </>
        )}
      </div>
    </main>
  )
}
