import { Trans, useLingui } from '@lingui/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { OfficeProblem, signInWithPasskey } from '../../client/api.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './sign-in-page.module.css'

/** Signs in with a passkey: the device knows who it is, and asks for no code. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { i18n } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef<AbortController>(null)
  // Whoever leaves the page is asked by no device any more.
  useEffect(() => () => attempt.current?.abort(), [])

  async function start(): Promise<void> {
    attempt.current = new AbortController()
    setBusy(true)
    setProblem(null)
    try {
      const reply = await signInWithPasskey(attempt.current.signal)
      if (reply.type === 'signedIn') return await onSignedIn()
      setProblem(problemText(new OfficeProblem(reply), i18n))
    } catch (error) {
      setProblem(problemText(error, i18n))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.other}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button isDisabled={isBusy} onPress={() => void start()}>
        <KeyRound aria-hidden="true" />
        <Trans id="signIn.passkey" message="Sign in with a passkey" />
      </Button>
    </div>
  )
}
