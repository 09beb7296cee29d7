import type { ContactFacts } from '@shop/ui/contact-card/contact-card'
import { useMemo } from 'react'
import { useShop } from '../../use-shop.ts'

/** How this shop can be reached in its country and language. */
export function useContactFacts(): ContactFacts {
  const { hotline, legal } = useShop()
  return useMemo(() => {
    const { name, street, city, email } = legal
    return { hotline: hotline.number, hours: hotline.hours, email, company: name, street, city }
  }, [hotline, legal])
}
