import { useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import { acceptUserAtom } from './session-change.atoms.ts'

/**
 * Makes a call that is for customers alone. When the session has ended meanwhile, it is forgotten who was here, so that
 * the page around asks for a sign-in, with a word why.
 */
export function useOwnCall() {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const acceptUser = useSetAtom(acceptUserAtom)
  const showToast = useSetAtom(showToastAtom)

  return useCallback(
    async <Value>(ask: (api: Api) => Promise<Value>): Promise<Answer<Value>> => {
      const answer = await answered(ask(api))
      if (answer.type === 'refused' && answer.problem.code === 'sign_in_required') {
        acceptUser(null)
        void showToast({
          type: 'info',
          message: i18n.t({
            id: 'account.signedOut',
            message: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
          }),
        })
      }
      return answer
    },
    [api, acceptUser, showToast, i18n],
  )
}
