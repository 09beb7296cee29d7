import type { Checkout } from '@shop/api-client/contract/checkout'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { subscribeNewsletterAtom } from '../../features/newsletter/newsletter.atoms.ts'
import { isNewsletterOfferedAtom } from '../../features/newsletter/newsletter-offer.atoms.ts'

/**
 * The newsletter's tick of the checkout: not for customers who get it already, never preset, sent with the order button,
 * once and in the background. A mail asks for confirmation. @see spec §7; product §11.12
 */
export function useNewsletterChoice({ customer, shippingAddress, billingAddress }: Checkout) {
  const subscribe = useSetAtom(subscribeNewsletterAtom)
  const [isWanted, setIsWanted] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const findOut = useSetAtom(isNewsletterOfferedAtom)
  const [isOffered, setIsOffered] = useState(customer === null || customer.isGuest)
  const isGuest = customer?.isGuest ?? null

  useEffect(() => {
    let isGone = false
    void findOut(isGuest === null ? null : { isGuest }).then((offered) => {
      if (!isGone) setIsOffered(offered)
    })
    return () => {
      isGone = true
    }
  }, [findOut, isGuest])

  const send = () => {
    if (!isWanted || isSent || customer === null) return
    setIsSent(true)
    const gender = (billingAddress ?? shippingAddress)?.gender ?? ''
    const { email, firstName, lastName } = customer
    // spec §7: fire and forget, whatever becomes of it the order goes on
    subscribe({ gender, first_name: firstName, last_name: lastName, email, source: 'checkout' }).catch(
      () => undefined,
    )
  }
  return { isOffered, isWanted, setIsWanted, send }
}
