import type { AnswerOf } from '@shop/api-client/contract/define-call'
import type { openHandOver } from '@shop/api-client/contract/hand-over'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useEffect, useState } from 'react'
import { servicesAtom } from '../../../calls/services.ts'
import { basketAtom, loadBasketAtom } from '../../../features/basket/basket.atoms.ts'
import { allowedAtom } from '../../../features/consent/consent.atoms.ts'
import { trackAtom } from '../../../features/tracking/tracking.atoms.ts'
import { keptVoucher } from '../../../features/voucher-link/voucher-link.ts'

type HandOver = AnswerOf<typeof openHandOver>

export type HandOverState =
  | { type: 'waiting' }
  | { type: 'open' }
  | { type: 'refused'; problem: ProblemDocument }
  | { type: 'failed' }

/**
 * Puts the element of the other system's checkout into a place of this page. Its script may be loaded in a document of the
 * checkout alone, so that one which began elsewhere is loaded anew, and left for good with the next page.
 *
 * @see docs/scayle.md
 */
export function useHandOver(place: RefObject<HTMLElement | null>): HandOverState {
  const store = useStore()
  const { api } = useAtomValue(servicesAtom)
  const loadBasket = useSetAtom(loadBasketAtom)
  const track = useSetAtom(trackAtom)
  const [state, setState] = useState<HandOverState>({ type: 'waiting' })

  useEffect(() => {
    if (!isOwnDocument()) {
      location.reload()
      return
    }
    let isGone = false
    const open = async () => {
      const { openHandOver } = await import('@shop/api-client/contract/hand-over')
      const voucher = keptVoucher(document.cookie)
      const [handOver] = await Promise.all([
        api(openHandOver, voucher === null ? {} : { voucher }),
        loadBasket().catch(() => undefined),
      ])
      if (isGone || place.current === null) return
      await loaded(handOver.script)
      const element = elementOf(handOver, store.get(allowedAtom)('analytics'))
      element.addEventListener('error', () => setState({ type: 'failed' }))
      place.current.replaceChildren(element)
      setState({ type: 'open' })
      const basket = store.get(basketAtom)
      if (basket) void track((events) => events.beginCheckout(basket))
    }
    open().catch(async (failure: unknown) => {
      const { isProblem } = await import('@shop/api-client/contract/problem')
      if (isGone) return
      const isRefused = isProblem(failure) && failure.document.status < SERVER_ERROR
      setState(isRefused ? { type: 'refused', problem: failure.document } : { type: 'failed' })
    })
    return () => {
      isGone = true
    }
  }, [api, loadBasket, place, store, track])

  const isOpen = state.type === 'open'
  useEffect(() => {
    if (!isOpen) return
    // What the other system has loaded stays in a document for as long as there is one.
    return () => location.reload()
  }, [isOpen])

  return state
}

const SERVER_ERROR = 500

/** Whether this document was loaded for the page that it shows, and has its policy. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname
}

function loaded(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${new URL(address).host} does not answer.`))
    document.head.append(script)
  })
}

/** All attributes have to be there before the element is. */
function elementOf({ element, attributes, consentAttribute }: HandOver, mayMeasure: boolean): HTMLElement {
  const made = document.createElement(element)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.setAttribute(consentAttribute, String(mayMeasure))
  return made
}
