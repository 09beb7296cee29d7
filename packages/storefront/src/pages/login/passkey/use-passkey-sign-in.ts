import { useLingui } from '@lingui/react'
import { PASSKEY_CHALLENGE_MINUTES } from '@shop/domain/user/passkey'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ACCOUNT_WORDS, authProblemWords } from '../../../features/auth/auth-problem-words.ts'
import { signInWithPasskeyAtom } from '../../../features/auth/authenticate.atoms.ts'
import { useCarriedAlongToast } from '../../../features/auth/use-carried-along-toast.ts'

/** Before its challenge is too old, the offer in the field is renewed. */
const OFFER_MILLISECONDS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000
/** A device that answers by itself would try without an end. */
const MOST_REFUSED_OFFERS = 2

/** What came of an attempt: with `again`, another offer makes sense. */
type Outcome = 'signedIn' | 'again' | 'over'

/**
 * Signs in with a passkey: when the button asks for one, or when one is chosen where the e-mail address is typed, which
 * browsers that can do that are told of as soon as the page is there.
 *
 * One attempt at a time: the next ends the one before and waits until it is over. Browsers refuse two at once, and an
 * offer that is still being fetched would otherwise end what the button has asked for.
 */
export function usePasskeySignIn() {
  const { i18n } = useLingui()
  const signIn = useSetAtom(signInWithPasskeyAtom)
  const showCarriedAlong = useCarriedAlongToast()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isAsked = useRef(false)
  const refusedOffers = useRef(0)
  const latest = useRef<{ end: AbortController; outcome: Promise<Outcome> } | null>(null)

  const attempt = async (isAutofill: boolean, signal: AbortSignal): Promise<Outcome> => {
    const answer = await signIn({ isAutofill, signal }).catch(() => null)
    if (answer?.type === 'success') {
      void showCarriedAlong()
      return 'signedIn'
    }
    if (signal.aborted || (isAutofill && (answer === null || QUIET.has(answer.problem.code)))) return 'over'
    setRefusal(
      answer === null
        ? authProblemWords(i18n, { path: '', key: 'network', params: {} })
        : ACCOUNT_WORDS.whole(i18n, answer.problem),
    )
    return 'again'
  }
  const begin = (isAutofill: boolean): Promise<Outcome> => {
    const before = latest.current
    before?.end.abort()
    const end = new AbortController()
    const next = async () => {
      const was = await before?.outcome
      return was === 'signedIn' ? was : attempt(isAutofill, end.signal)
    }
    const outcome = next()
    latest.current = { end, outcome }
    return outcome
  }
  const offer = async () => {
    if (isAsked.current || refusedOffers.current >= MOST_REFUSED_OFFERS) return
    if ((await begin(true)) !== 'again') return
    refusedOffers.current += 1
    void offer()
  }
  const ask = async () => {
    isAsked.current = true
    setIsBusy(true)
    setRefusal(null)
    const outcome = await begin(false)
    isAsked.current = false
    setIsBusy(false)
    if (outcome === 'again') void offer()
  }

  const offerNow = useEffectEvent(() => void offer())
  useEffect(() => {
    offerNow()
    const renewing = setInterval(offerNow, OFFER_MILLISECONDS)
    return () => {
      clearInterval(renewing)
      latest.current?.end.abort()
    }
  }, [])

  return { isBusy, refusal, ask: () => void ask() }
}

/** What comes of an offer that nobody took is not said: nobody has asked. */
const QUIET: ReadonlySet<string> = new Set(['passkey_left', 'passkey_impossible', 'too_many_attempts'])
