import { useLingui } from '@lingui/react'
import type { GiftList } from '@shop/api-client/contract/gift-lists'
import { useSetAtom } from 'jotai'
import { thankFor } from '../../../features/gift-lists/gift-list-calls.ts'
import { useOwnCall } from '../../../features/session/use-own-call.ts'
import { showToastAtom } from '../../../features/toasts/toasts.atoms.ts'

type Thanking = { listId: string; itemKey: string; onChanged: (list: GiftList) => void }

/** Notes that somebody was thanked for a gift, or was not. */
export function useThanking({ listId, itemKey, onChanged }: Thanking) {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const showToast = useSetAtom(showToastAtom)

  return async (giftKey: string, isThanked: boolean) => {
    const answer = await call(thankFor(listId, { itemKey, giftKey, isThanked })).catch(() => null)
    if (answer?.type === 'success') return onChanged(answer.value)
    void showToast({
      type: 'error',
      message: i18n.t({
        id: 'problem.failed',
        message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      }),
    })
  }
}
