import { useLingui } from '@lingui/react'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { sendSignInCodeAtom } from '../../../features/auth/password.atoms.ts'
import type { SentCode } from './sign-in-code.tsx'
import { codeFieldId } from './use-code-form.ts'

type Asking = { isBusy: boolean; isSent: boolean; refusal: string | null }

const NOT_ASKED: Asking = { isBusy: false, isSent: false, refusal: null }

/** Asks for another code in place of one that did not arrive or has ended; a refusal leaves the earlier one good. */
export function useNextCode(email: string, onSent: (sent: SentCode) => void) {
  const { i18n } = useLingui()
  const send = useSetAtom(sendSignInCodeAtom)
  const [state, setState] = useState(NOT_ASKED)

  const ask = async () => {
    setState({ ...NOT_ASKED, isBusy: true })
    const answer = await send(email)
    if (answer.type === 'success') {
      onSent(answer.value)
      setState({ ...NOT_ASKED, isSent: true })
      document.getElementById(codeFieldId('code'))?.focus()
    } else setState({ ...NOT_ASKED, refusal: ACCOUNT_WORDS.whole(i18n, answer.problem) })
  }

  return { ...state, ask: () => void ask() }
}
