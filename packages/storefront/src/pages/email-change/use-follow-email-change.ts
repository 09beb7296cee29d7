import { useLingui } from '@lingui/react'
import type { EmailChangeStep, Mailbox } from '@shop/domain/user/email-change'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { ACCOUNT_WORDS } from '../../features/auth/auth-problem-words.ts'
import { forgetCustomerAtom } from '../../features/auth/authenticate.atoms.ts'
import { answered } from '../../features/problem-words/answered.ts'
import { acceptUserAtom } from '../../features/session/session-change.atoms.ts'

export type FollowState =
  | { type: 'asked' }
  | { type: 'busy' }
  | { type: 'done'; email: string; keepsPassword: boolean }
  /** This mailbox has agreed, the other one is asked for. */
  | { type: 'half'; waitsFor: Mailbox }
  /** The link can do nothing any more. */
  | { type: 'dead' }
  /** Another try may work. */
  | { type: 'failed'; why: string }

/** Follows the link of a mail once it is pressed. */
export function useFollowEmailChange() {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const forgetCustomer = useSetAtom(forgetCustomerAtom)
  const acceptUser = useSetAtom(acceptUserAtom)
  const [state, setState] = useState<FollowState>({ type: 'asked' })

  const follow = async ({ step, token }: { step: EmailChangeStep; token: string }): Promise<void> => {
    setState({ type: 'busy' })
    const calls = await import('@shop/api-client/contract/user-email')
    const answer = await answered(
      step === 'confirm'
        ? api(calls.confirmEmailChange, { token })
        : api(calls.undoEmailChange, { token }).then(({ email }) => ({
            isDone: true as const,
            email,
            keepsPassword: false,
          })),
    )
    if (answer.type === 'success') {
      const { value } = answer
      if (!value.isDone) return setState({ type: 'half', waitsFor: value.waitsFor })
      // Taken back, the account has no session left, here neither.
      if (step === 'undo') forgetCustomer()
      else await reloadUser()
      setState({ type: 'done', email: value.email, keepsPassword: value.keepsPassword })
    } else if (answer.problem.code === 'email_link_expired') setState({ type: 'dead' })
    else setState({ type: 'failed', why: ACCOUNT_WORDS.whole(i18n, answer.problem) })
  }

  /** Who is signed in here reads the new address everywhere; a failure leaves it to the next page. */
  const reloadUser = async (): Promise<void> => {
    const { userCalls } = await import('../../calls/first-calls.ts')
    const answer = await answered(api(userCalls.loadUser, {}))
    if (answer.type === 'success') acceptUser(answer.value)
  }

  return { state, follow }
}
