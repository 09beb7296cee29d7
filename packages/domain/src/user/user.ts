/** m male, f female, d diverse, n company, x no answer. @see spec §3; product §11.6 */
export const GENDERS = ['m', 'f', 'd', 'n', 'x'] as const
export type Gender = (typeof GENDERS)[number]

/** The shopper: anonymous, guest or registered. @see spec §3 "User" */
export type User = {
  /** 64 characters for an anonymous shopper, made by the server. */
  id: string
  firstName: string
  lastName: string
  gender: Gender | null
  email: string
  phone: string | null
  birthDate: string | null
  customerNo: string | null
  loggedIn: boolean
  isGuestCustomer: boolean
  registered: boolean
}
