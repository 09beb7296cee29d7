import type { ContactFacts } from '@shop/ui/contact-card/contact-card'
import { useMemo } from 'react'
import { useShop } from '../../shell/use-shop.ts'

/** How this shop can be reached in its country and language. */
export function useContactFacts(): ContactFacts {
  const { hotlines, legal, market } = useShop()
  return useMemo(() => {
    const { name, street, city, email } = legal[market.country]
    const { number, hours } = hotlines[market.country]
    return { hotline: number, hours: hours[market.language], email, company: name, street, city }
  }, [hotlines, legal, market])
}
