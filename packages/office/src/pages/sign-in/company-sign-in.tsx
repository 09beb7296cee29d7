import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { OfficeProblem, startCompanySignIn } from '../../client/api.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { companyProblem } from '../../words/problems/company-problem.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './sign-in-page.module.css'

type CompanySignInProps = {
  /** What the company is called. */
  name: string
  /** Where to go afterwards. */
  next: string
  /** Why the last try did not end in the office. */
  why: string | undefined
}

/** Signs in through the company: the browser goes there and comes back. */
export function CompanySignIn({ name, next, why }: CompanySignInProps) {
  const { i18n } = useLingui()
  const [problem, setProblem] = useState<string | null>(why === undefined ? null : companyProblem(why, i18n))
  const [isBusy, setBusy] = useState(false)

  async function start(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const reply = await startCompanySignIn(next)
      if (reply.type === 'companyAsked') return window.location.assign(reply.to)
      setProblem(
        reply.type === 'companyAway'
          ? companyProblem('away', i18n)
          : problemText(new OfficeProblem(reply), i18n),
      )
    } catch (error) {
      setProblem(problemText(error, i18n))
    }
    setBusy(false)
  }

  return (
    <div className={styles.form}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button look="primary" isDisabled={isBusy} onPress={() => void start()}>
        <Trans id="signIn.company" message="Sign in with {name}" values={{ name }} />
      </Button>
    </div>
  )
}
