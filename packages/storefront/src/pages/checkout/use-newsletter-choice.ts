import type { Checkout } from '@shop/api-client/contract/checkout'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { subscribeNewsletterAtom } from '../../features/newsletter/newsletter.atoms.ts'
import { subscriberOf } from './newsletter-tick.ts'

/**
 * The newsletter's tick of the checkout: not for customers who get it already, never preset, sent with the order button,
 * once and in the background. A mail asks for confirmation. What was known when the terms were first shown stays: a press
 * that is meant for them may fall on nothing else. @see spec §7; product §11.12
 */
export function useNewsletterChoice(checkout: Checkout, isWorthOffering: boolean) {
  const subscribe = useSetAtom(subscribeNewsletterAtom)
  const [isOffered] = useState(isWorthOffering)
  const [isWanted, setIsWanted] = useState(false)
  const [isSent, setIsSent] = useState(false)

  const send = () => {
    const subscriber = subscriberOf({ isOffered, isWanted }, checkout)
    if (subscriber === null || isSent) return
    setIsSent(true)
    // spec §7: fire and forget, whatever becomes of it the order goes on
    subscribe({ ...subscriber, source: 'checkout' }).catch(() => undefined)
  }
  return { isOffered, isWanted, setIsWanted, send }
}
