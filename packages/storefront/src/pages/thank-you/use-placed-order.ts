import type { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import type { AnswerOf } from '@shop/api-client/contract/define-call'
import { ORDER_TOKEN } from '@shop/domain/order/order-token'
import { purchaseFacts } from '@shop/domain/order/purchase-facts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { loadBasketAtom } from '../../features/basket/basket.atoms.ts'
import { noteOutcome } from '../../features/checkout/checkout-draft.ts'
import { scrId } from '../../features/payback/scr-id.ts'
import { trackAtom } from '../../features/tracking/tracking.atoms.ts'

export type PlacedOrder = AnswerOf<typeof loadPlacedOrder>

type Shown = PlacedOrder | 'loading' | 'unknown' | 'unreachable'

/** ms between two looks at an order whose payment is not confirmed yet, and how many there are. */
const LOOKS_EVERY = 3000
const MOST_LOOKS = 20

/**
 * The order of a token. While its payment is under way it is polled; the purchase is tracked once, by the page that the
 * server chooses.
 */
export function usePlacedOrder(token: string | undefined): { placed: Shown; again: () => void } {
  const { api } = useAtomValue(servicesAtom)
  const loadBasket = useSetAtom(loadBasketAtom)
  const track = useSetAtom(trackAtom)
  const [placed, setPlaced] = useState<Shown>('loading')
  const [look, setLook] = useState(0)
  const again = useCallback(() => setLook((now) => now + 1), [])

  useEffect(() => {
    if (!token || !ORDER_TOKEN.test(token)) {
      setPlaced('unknown')
      return
    }
    let isGone = false
    const ask = async () => {
      const { loadPlacedOrder } = await import('@shop/api-client/contract/checkout')
      try {
        const answer = await api(loadPlacedOrder, { token })
        if (!isGone) setPlaced(answer)
        noteOutcome(token, answer.order.state)
        if (answer.trackPurchase) trackPurchase(answer, track)
      } catch (failure) {
        const { isProblem } = await import('@shop/api-client/contract/problem')
        const isUnknown = isProblem(failure) && failure.document.status < SERVER_ERROR
        if (!isGone) setPlaced(isUnknown ? 'unknown' : 'unreachable')
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [api, token, track, look])

  const state = typeof placed === 'string' ? null : placed.order.state
  useEffect(() => {
    // The order has emptied the basket; the icon should know. spec §8: a failure is swallowed
    if (state !== null) loadBasket().catch(() => undefined)
  }, [state, loadBasket])
  useEffect(() => {
    if (state !== 'pending_payment' || look >= MOST_LOOKS) return
    const timer = setTimeout(again, LOOKS_EVERY)
    return () => clearTimeout(timer)
  }, [state, look, again])

  return { placed, again }
}

const SERVER_ERROR = 500

type Track = (event: Parameters<(typeof trackAtom)['write']>[2]) => Promise<void>

/** The address is hashed only once the purchase may be tracked. @see spec §7 "The purchase event carries" */
function trackPurchase({ order }: PlacedOrder, track: Track): void {
  void track(async (events) => {
    const hash = await events.hashedEmail(order.customer.email)
    return events.purchase(purchaseFacts(order), hash, scrId())
  })
}
