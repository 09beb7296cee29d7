import { Trans, useLingui } from '@lingui/react'
import { changeOwnPassword } from '@shop/api-client/office/account-commands'
import { type FormEvent, useState } from 'react'
import { runOnAccount } from '../../client/api.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { passwordProblem } from '../../words/problems/password-problem.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './sign-in-page.module.css'

type NewPasswordProps = {
  /** The password that was just typed; asked for again after a reload. */
  current?: string
  onDone: () => void | Promise<void>
}

/** Replaces the own password; the same one holds in every shop that this browser is signed in to. */
export function NewPassword({ current: known = '', onDone }: NewPasswordProps) {
  const { i18n } = useLingui()
  const [isAsked] = useState(known === '')
  const [current, setCurrent] = useState(known)
  const [next, setNext] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem(null)
    setFailure(null)
    try {
      const { problem: found } = await runOnAccount(changeOwnPassword, { current, next })
      if (found !== null) return setProblem(found)
      setNext('')
      await onDone()
    } catch (error) {
      setFailure(problemText(error, i18n))
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isAsked && (
        <Field
          label={i18n.t({ id: 'newPassword.current', message: 'Password until now' })}
          type="password"
          autoComplete="current-password"
          value={current}
          // A field that is called wrong keeps the browser from sending it again.
          onChange={(text) => {
            setCurrent(text)
            setProblem(null)
          }}
          problem={problem === 'current' ? passwordProblem(problem, i18n) : null}
          isRequired
        />
      )}
      <Field
        label={i18n.t({ id: 'newPassword.next', message: 'New password' })}
        hint={i18n.t({
          id: 'newPassword.hint',
          message: 'At least 12 characters. A few words that belong together nowhere else are good.',
        })}
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={(text) => {
          setNext(text)
          setProblem(null)
        }}
        problem={problem === null || problem === 'current' ? null : passwordProblem(problem, i18n)}
        isRequired
      />
      <Button type="submit" look="primary">
        <Trans id="newPassword.send" message="Save the password" />
      </Button>
    </form>
  )
}
