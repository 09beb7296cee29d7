import { useNavigate } from '@tanstack/react-router'
import { atom, useSetAtom } from 'jotai'
import { useShopPath } from '../../use-shop.ts'
import { forgetShopper } from '../checkout/checkout-draft.ts'
import { forgetMessageDrafts } from '../message-drafts/message-draft.ts'

/** A sign-out is under way: the account pages then do not ask for a sign-in. */
export const isLeavingAtom = atom(false)

/** Ends the session and leads to a public page. Once it has ended, nothing of the customer stays in this tab. */
export function useLeaveAccount() {
  const navigate = useNavigate()
  const path = useShopPath()
  const setIsLeaving = useSetAtom(isLeavingAtom)

  return async (target: string, end: () => Promise<boolean>): Promise<boolean> => {
    setIsLeaving(true)
    try {
      const isDone = await end()
      if (!isDone) return false
      // No name and address may stay in this tab, no way to an order, and nothing half written.
      forgetShopper()
      forgetMessageDrafts()
      await navigate({ href: path(target) })
      return true
    } finally {
      setIsLeaving(false)
    }
  }
}
