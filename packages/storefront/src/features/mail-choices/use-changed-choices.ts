import { useLingui } from '@lingui/react'
import type { Api } from '@shop/api-client/contract/define-call'
import type { MailChoices } from '@shop/api-client/contract/user-mail-choices'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { ACCOUNT_WORDS } from '../auth/auth-problem-words.ts'
import type { Own } from '../session/use-own.ts'
import { useOwnCall } from '../session/use-own-call.ts'
import { showToastAtom } from '../toasts/toasts.atoms.ts'

/** The calls, which only few pages need. */
export const mailChoiceCalls = () => import('@shop/api-client/contract/user-mail-choices')

type Change = {
  /** What is on its way, for the part that shows it. */
  what: string
  /** What is shown until the server has answered; nothing moves before where it is not known. */
  expected?: MailChoices
  ask: (api: Api) => Promise<MailChoices>
}

export const ownMailChoices = async (api: Api) => api((await mailChoiceCalls()).loadMailChoices, {})

/** Chooses, or leaves, mails that ask for a review. */
export function reviewsChange(
  shown: MailChoices,
  mailbox: NonNullable<MailChoices['mailbox']>,
  isWanted: boolean,
): Change {
  return {
    what: 'reviews',
    expected: { ...shown, mailbox: { ...mailbox, reviewInvitations: isWanted } },
    ask: async (api) => api((await mailChoiceCalls()).putReviewInvitations, { isWanted }),
  }
}

/**
 * Shows a change at once and sends one after the other, in the order in which they were made. The answer to the last one
 * counts; after a refusal everything is as the server knows it.
 */
export function useChangedChoices(choices: Own<MailChoices>) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)
  const [busy, setBusy] = useState<string | null>(null)
  const sent = useRef<{ count: number; last: Promise<void> }>({ count: 0, last: Promise.resolve() })

  const change = ({ what, expected, ask }: Change): Promise<void> => {
    sent.current.count += 1
    const mine = sent.current.count
    if (expected) choices.accept(expected)
    setBusy(what)
    sent.current.last = sent.current.last.then(async () => {
      const answer = await call(ask)
      const isLast = mine === sent.current.count
      if (isLast) setBusy(null)
      if (answer.type === 'success') {
        if (!isLast) return
        choices.accept(answer.value)
        void showToast({
          type: 'success',
          message: i18n.t({ id: 'mailChoices.saved', message: 'Gespeichert, gilt ab jetzt.' }),
        })
      } else {
        choices.retry()
        await showToast({ type: 'error', message: ACCOUNT_WORDS.whole(i18n, answer.problem) })
      }
    })
    return sent.current.last
  }
  return { busy, change }
}
