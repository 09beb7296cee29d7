import { Trans, useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { OfficeProblem, type Reply, type SessionShop, startLink } from '../../client/api.ts'
import { sessionQuery } from '../../client/session-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { companyProblem } from '../../words/problems/company-problem.ts'
import { passwordProblem } from '../../words/problems/password-problem.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import page from './account-page.module.css'

type ConnectCompanyProps = {
  me: NonNullable<SessionShop['me']>
  /** How the way to the company ended; absent where nobody comes back from it. */
  ended: string | undefined
}

/** Connects the own account with the company's, where staff may sign in through one; the password is asked for again. */
export function ConnectCompany({ me, ended }: ConnectCompanyProps) {
  const { i18n } = useLingui()
  const { id } = useShop()
  const { data: session } = useQuery(sessionQuery)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [failure, setFailure] = useState<string | null>(
    ended === undefined || ended === 'linked' ? null : companyProblem(ended, i18n),
  )
  const company = session?.company ?? null
  if (company === null) return null
  const { name } = company
  const isConnected = me.companies?.includes(company.issuer) ?? false

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      const reply = await startLink({ next: `/${id}/account`, password })
      if (reply.type === 'companyAsked') return window.location.assign(reply.to)
      if (isWrongPassword(reply)) setWrong(true)
      else if (reply.type === 'companyAway') setFailure(companyProblem('away', i18n))
      else setFailure(problemText(new OfficeProblem(reply), i18n))
    } catch (error) {
      setFailure(problemText(error, i18n))
    }
    setBusy(false)
  }

  return (
    <Card title={i18n.t({ id: 'connect.title', message: 'Sign-in with {name}', values: { name } })}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isConnected ? (
        <p className={page.quiet}>
          <Trans
            id="connect.isOn"
            message="Connected: {name} signs you in without password and code."
            values={{ name }}
          />
        </p>
      ) : (
        <form className={page.form} onSubmit={(event) => void send(event)}>
          <p className={page.quiet}>
            <Trans
              id="connect.what"
              message="Say with your password that the account at {name} is yours. It leads there, and back to this page."
              values={{ name }}
            />
          </p>
          <Field
            label={i18n.t({ id: 'connect.password', message: 'Password' })}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(text) => {
              setPassword(text)
              setWrong(false)
            }}
            problem={isWrong ? passwordProblem('current', i18n) : null}
            isRequired
          />
          <div>
            <Button type="submit" isDisabled={isBusy}>
              <Trans id="connect.start" message="Connect {name}" values={{ name }} />
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}

/** The shop has run the question, and did not take the password. */
function isWrongPassword(reply: Reply): boolean {
  return reply.type === 'outcome' && reply.outcome.type === 'done'
}
