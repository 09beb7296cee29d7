import type { Checkout } from '@shop/api-client/contract/checkout'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import {
  checkoutAtom,
  isCheckoutBehindAtom,
  loadCheckoutAtom,
} from '../../features/checkout/checkout.atoms.ts'
import { noteCheckoutBegun } from '../../features/checkout/checkout-draft.ts'
import { trackAtom } from '../../features/tracking/tracking.atoms.ts'
import { usePersonalValue } from '../../hydration/use-personal-value.ts'
import { usePageHref } from '../../use-shop.ts'

type UseCheckout = {
  /** Orders without an account. */
  isGuest: boolean
  /** What a wallet has said, to be taken over first. */
  express?: string | undefined
}

/**
 * The shopper's checkout, reloaded whenever its basket has changed. Visitors who have not chosen to order as a guest
 * are redirected to the checkout's own sign-in; null until that is clear.
 *
 * @see spec §2 "dedicated checkout sign-in check"
 */
export function useCheckout({ isGuest, express }: UseCheckout): Checkout | null {
  const navigate = useNavigate()
  const pageHref = usePageHref()
  const checkout = usePersonalValue(checkoutAtom, null)
  const isBehind = useAtomValue(isCheckoutBehindAtom)
  const load = useSetAtom(loadCheckoutAtom)
  const track = useSetAtom(trackAtom)
  const isTracked = useRef(false)
  const isAtDoor =
    checkout !== null && checkout.customer === null && !isGuest && checkout.basket.items.length > 0
  const login = pageHref('checkoutLogin')

  const first = useRef(express)
  useEffect(() => {
    if (first.current === undefined) void load()
    // A page that comes back out of the browser's memory, as from a payment page, knows the order of then.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void load()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [load])

  useEffect(() => {
    if (isBehind) void load()
  }, [isBehind, load])

  useEffect(() => {
    if (isAtDoor) void navigate({ href: login, replace: true })
  }, [isAtDoor, navigate, login])

  useEffect(() => {
    if (!checkout || isAtDoor || checkout.basket.items.length === 0 || isTracked.current) return
    isTracked.current = true
    noteCheckoutBegun()
    void track((events) => events.beginCheckout(checkout.basket))
  }, [checkout, isAtDoor, track])

  return isAtDoor ? null : checkout
}
