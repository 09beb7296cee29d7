import { hasRight, type Right, type Role } from './rights.ts'

/** What a stolen password would be worth most for: money, people's data, and the doors themselves. */
const GUARDED: readonly Right[] = [
  'orders.money',
  'money.approve',
  'giftcards.change',
  'customers.show',
  'inbox.read',
  'staff.change',
  'tokens.change',
  'system.change',
  'settings.change',
  'recalls.change',
]

/**
 * Whether a password alone is too little for somebody with these roles, where the installation asks for a second factor.
 *
 * @see docs/office.md "Who may do what"
 */
export function needsSecondFactor(roles: readonly Role[]): boolean {
  return GUARDED.some((right) => hasRight(roles, right))
}
