import type { Checkout } from '@shop/api-client/contract/checkout'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isNewsletterOfferedAtom, patiently } from '../../features/newsletter/newsletter-offer.atoms.ts'

/**
 * Whether the newsletter is offered to whoever buys; null before that is known of a customer. It is asked early, while
 * the sections before the last one are filled in, and what stands once stays. @see product §11.12
 *
 * @param isAwaited somebody looks at the last section: from now on the answer has little time
 */
export function useNewsletterOffer(customer: Checkout['customer'], isAwaited: boolean): boolean | null {
  const findOut = useSetAtom(isNewsletterOfferedAtom)
  const [asked, setAsked] = useState<Promise<boolean> | null>(null)
  const [isOffered, setIsOffered] = useState<boolean | null>(null)
  const isLookedUp = customer !== null && !customer.isGuest

  useEffect(() => {
    if (!isLookedUp) return
    setAsked(findOut({ isGuest: false }))
    return () => {
      setAsked(null)
      setIsOffered(null)
    }
  }, [findOut, isLookedUp])

  useEffect(() => {
    if (asked === null) return
    let isGone = false
    void (isAwaited ? patiently(asked) : asked).then((offered) => {
      if (!isGone) setIsOffered((known) => known ?? offered)
    })
    return () => {
      isGone = true
    }
  }, [asked, isAwaited])

  return isLookedUp ? isOffered : true
}
