import { useLingui } from '@lingui/react'
import { PASSKEY_CHALLENGE_MINUTES } from '@shop/domain/user/passkey'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ACCOUNT_WORDS, authProblemWords } from '../../../features/auth/auth-problem-words.ts'
import { signInWithPasskeyAtom } from '../../../features/auth/authenticate.atoms.ts'
import { useCarriedAlongToast } from '../../../features/auth/use-carried-along-toast.ts'

/** Before its challenge is too old, the offer in the field is renewed. */
const OFFER_MILLISECONDS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000

/**
 * Signs in with a passkey: when the button asks for one, or when one is chosen where the e-mail address is typed, which
 * browsers that can do that are told of as soon as the page is there.
 */
export function usePasskeySignIn() {
  const { i18n } = useLingui()
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const showCarriedAlong = useCarriedAlongToast()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isAsked = useRef(false)

  /** True when another offer makes sense. */
  const attempt = async (isAutofill: boolean): Promise<boolean> => {
    const answer = await signIn(isAutofill).catch(() => null)
    if (answer?.type === 'success') {
      void showCarriedAlong()
      return false
    }
    if (isAutofill && (answer === null || QUIET.has(answer.problem.code))) return false
    setRefusal(
      answer === null
        ? authProblemWords(i18n, { path: '', key: 'network', params: {} })
        : ACCOUNT_WORDS.whole(i18n, answer.problem),
    )
    return true
  }
  const offer = async () => {
    if (!isAsked.current && (await attempt(true))) void offer()
  }
  const ask = async () => {
    isAsked.current = true
    setIsBusy(true)
    setRefusal(null)
    const isRefused = await attempt(false)
    isAsked.current = false
    setIsBusy(false)
    if (isRefused) void offer()
  }

  useEffect(() => {
    void offer()
    const renewing = setInterval(() => void offer(), OFFER_MILLISECONDS)
    return () => {
      clearInterval(renewing)
      void import('../../../features/auth/passkey-ceremony.ts').then(({ leavePasskeys }) => leavePasskeys())
    }
  }, [])

  return { isBusy, refusal, ask: () => void ask() }
}

/** What comes of an offer that nobody took is not said: nobody has asked. */
const QUIET: ReadonlySet<string> = new Set(['passkey_left', 'passkey_impossible', 'too_many_attempts'])
