import type { Country } from '../market/markets.ts'

/**
 * On what an invitation to review rests: `consent` was given in advance; `existingCustomer` allows the mail to whoever has
 * bought and was told, when the address was taken, that they may object.
 *
 * @see Directive 2002/58/EC art. 13(1), (2); § 7 UWG
 */
export type InvitationBasis = 'consent' | 'existingCustomer'

/** How a brand asks for reviews; a country without a basis gets no invitations. */
export type ReviewInvitations = {
  /** Days after the last parcel of an order has arrived. */
  afterDays: number
  basis: Partial<Record<Country, InvitationBasis>>
}

/** On what invitations of a country rest; null where none are sent. */
export function invitationBasis({ basis }: ReviewInvitations, country: Country): InvitationBasis | null {
  return basis[country] ?? null
}

/**
 * Whether somebody may be invited, by what they chose themselves: `null` is no choice. An objection always counts.
 *
 * @see eu-duties C-32, C-33
 */
export function isInvited(basis: InvitationBasis | null, choice: boolean | null): boolean {
  if (basis === null) return false
  return basis === 'consent' ? choice === true : choice !== false
}
