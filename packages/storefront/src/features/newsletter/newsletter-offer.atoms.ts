import type { Checkout } from '@shop/api-client/contract/checkout'
import { atom } from 'jotai'
import { type Services, servicesAtom } from '../../calls/services.ts'

type Buyer = NonNullable<Checkout['customer']>

/** For how long the button that orders may wait to know who gets the newsletter. */
const PATIENCE_MS = 1000

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
    return isWithoutNewsletter(get(servicesAtom))
  },
)

/** The answer for somebody who waits for it before ordering: where it is late, the newsletter is not offered. */
export async function patiently(isOffered: Promise<boolean>): Promise<boolean> {
  return Promise.race([isOffered, late()])
}

async function isWithoutNewsletter({ api }: Services): Promise<boolean> {
  try {
    const { loadMailChoices } = await import('@shop/api-client/contract/user-mail-choices')
    const { mailbox } = await api(loadMailChoices, {})
    return mailbox === null || mailbox.newsletter.state === 'none'
  } catch {
    return true
  }
}

function late(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
}
