import type { Shop } from '@shop/domain/shop/shop'
import type { User } from '@shop/domain/user/user'

/** What the contact form knows of a signed-in customer, where the shop wants it filled in. @see spec §6 "contactFormPrefill" */
export function contactPrefill(
  { contactFormPrefill }: Pick<Shop['features'], 'contactFormPrefill'>,
  user: User | null,
): Record<string, string> | null {
  if (!contactFormPrefill || !user?.loggedIn) return null
  return { first_name: user.firstName, last_name: user.lastName, email: user.email }
}
