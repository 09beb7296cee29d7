import { useLingui } from '@lingui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ACCOUNT_WORDS } from './auth-problem-words.ts'
import { sendSignInCodeAtom } from './password.atoms.ts'

/** The code on its way: whom it was asked for, and the ticket that this browser got. */
export type SentCode = { email: string; ticket: string }

type Asking = { isBusy: boolean; isSent: boolean; refusal: string | null }

const NOT_ASKED: Asking = { isBusy: false, isSent: false, refusal: null }

/**
 * Asks for a code by mail, or for another one in place of one that did not arrive or has ended; a refusal leaves the
 * earlier one good.
 *
 * @param fieldId of the field that it is typed into, which has the focus then
 */
export function useNextCode(email: string, fieldId: string, onSent: (sent: SentCode) => void) {
  const { i18n } = useLingui()
  const send = useSetAtom(sendSignInCodeAtom)
  const [state, setState] = useState(NOT_ASKED)

  const ask = async () => {
    setState({ ...NOT_ASKED, isBusy: true })
    const answer = await send(email)
    if (answer.type === 'success') {
      onSent(answer.value)
      setState({ ...NOT_ASKED, isSent: true })
      document.getElementById(fieldId)?.focus()
    } else setState({ ...NOT_ASKED, refusal: ACCOUNT_WORDS.whole(i18n, answer.problem) })
  }

  return { ...state, ask: () => void ask() }
}
