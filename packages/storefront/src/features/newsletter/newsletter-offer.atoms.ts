import type { Checkout } from '@shop/api-client/contract/checkout'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'

type Buyer = NonNullable<Checkout['customer']>

/**
 * Whether the newsletter is worth offering: not to the customer who gets it already, or has its mail to confirm. Of an
 * address that was only typed nobody is told that; where it cannot be found out it is offered.
 *
 * @see eu-duties C-29
 */
export const isNewsletterOfferedAtom = atom(
  null,
  async (get, _set, customer: Pick<Buyer, 'isGuest'> | null): Promise<boolean> => {
    if (customer === null || customer.isGuest) return true
    const { loadMailChoices } = await import('@shop/api-client/contract/user-mail-choices')
    try {
      const { mailbox } = await get(servicesAtom).api(loadMailChoices, {})
      return mailbox === null || mailbox.newsletter.state === 'none'
    } catch {
      return true
    }
  },
)
