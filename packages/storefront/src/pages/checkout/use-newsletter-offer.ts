import type { Checkout } from '@shop/api-client/contract/checkout'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isNewsletterOfferedAtom } from '../../features/newsletter/newsletter-offer.atoms.ts'

/**
 * Whether the newsletter is offered to whoever buys; null before that is known of a customer. It is asked early, while
 * the sections before the last one are filled in. @see product §11.12
 */
export function useNewsletterOffer(customer: Checkout['customer']): boolean | null {
  const findOut = useSetAtom(isNewsletterOfferedAtom)
  const [isOffered, setIsOffered] = useState<boolean | null>(null)
  const isLookedUp = customer !== null && !customer.isGuest

  useEffect(() => {
    if (!isLookedUp) return
    let isGone = false
    void findOut({ isGuest: false }).then((offered) => {
      if (!isGone) setIsOffered(offered)
    })
    return () => {
      isGone = true
      setIsOffered(null)
    }
  }, [findOut, isLookedUp])

  return isLookedUp ? isOffered : true
}
