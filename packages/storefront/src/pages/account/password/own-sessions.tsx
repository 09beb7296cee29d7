import { useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import { SessionList } from '@shop/ui/account/session-list'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { OwnPart } from '../../../features/account/own-part.tsx'
import { useLeaveAccount } from '../../../features/account/use-leave-account.ts'
import { ACCOUNT_WORDS } from '../../../features/auth/auth-problem-words.ts'
import { forgetCustomerAtom } from '../../../features/auth/authenticate.atoms.ts'
import { useOwn } from '../../../features/session/use-own.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'

const calls = () => import('@shop/api-client/contract/user-security')
const ownSessions = async (api: Api) => api((await calls()).listSessions, {})

/** Where the customer is signed in, with ways to end each of them, all others, or all. @see product §3 */
export function OwnSessions() {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const forget = useSetAtom(forgetCustomerAtom)
  const showToast = useSetAtom(showToastAtom)
  const leave = useLeaveAccount()
  const sessions = useOwn(ownSessions)
  const [ending, setEnding] = useState<string | null>(null)

  const end = async (what: string, ask: (api: Api) => Promise<unknown>): Promise<boolean> => {
    setEnding(what)
    try {
      const answer = await call(ask)
      if (answer.type === 'success') return true
      await showToast({ type: 'error', message: ACCOUNT_WORDS.whole(i18n, answer.problem) })
      return false
    } finally {
      setEnding(null)
    }
  }
  const endOne = async (id: string) => {
    const isDone = await end(id, async (api) => api((await calls()).endSession, { id }))
    // one that was gone already is gone as well
    if (isDone) sessions.change((all) => all.filter((one) => one.id !== id))
    else sessions.retry()
  }
  const endOthers = async () => {
    const isDone = await end('others', async (api) => api((await calls()).endSessions, {}))
    if (isDone) sessions.change((all) => all.filter(({ isCurrent }) => isCurrent))
  }
  const endAll = () =>
    leave('/', async () => {
      const isDone = await end('all', async (api) => api((await calls()).endSessions, { here: true }))
      if (isDone) forget()
      return isDone
    })

  return (
    <OwnPart own={sessions} waiting={<Skeleton height="12rem" shape="lines" />}>
      {(list) => (
        <SessionList
          sessions={list}
          ending={ending}
          onEnd={(id) => void endOne(id)}
          onEndOthers={() => void endOthers()}
          onEndAll={() => void endAll()}
        />
      )}
    </OwnPart>
  )
}
