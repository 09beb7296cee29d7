import type { Checkout } from '@shop/api-client/contract/checkout'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { subscribeNewsletterAtom } from '../../features/newsletter/newsletter.atoms.ts'
import { subscriberOf, tickPlace } from './newsletter-tick.ts'

/**
 * The newsletter's tick of the checkout: not for customers who get it already, never preset, sent with the order button,
 * once and in the background. A mail asks for confirmation. @see spec §7; product §11.12
 */
export function useNewsletterChoice(checkout: Checkout, isOffered: boolean | null) {
  const subscribe = useSetAtom(subscribeNewsletterAtom)
  const [atFirst] = useState(isOffered)
  const [isWanted, setIsWanted] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const place = tickPlace(atFirst, isOffered)

  const send = () => {
    const subscriber = subscriberOf({ place, isWanted }, checkout)
    if (subscriber === null || isSent) return
    setIsSent(true)
    // spec §7: fire and forget, whatever becomes of it the order goes on
    subscribe({ ...subscriber, source: 'checkout' }).catch(() => undefined)
  }
  return { place, isWanted, setIsWanted, send }
}
