import type { Country } from '../market/markets.ts'
import type { Gender } from '../user/user.ts'

/** A postal address as the shopper typed it, checked by `addressProblems`. @see product §7 */
export type Address = {
  gender: Gender
  company: string | null
  firstName: string
  lastName: string
  street: string
  houseNumber: string | null
  addition: string | null
  zip: string
  city: string
  country: Country
  /** E.164 after normalising. */
  phone: string | null
  /** ISO date; only where the payment method asks for it. */
  birthDate: string | null
  /** Parcel locker: post number; then `houseNumber` is the locker's number. */
  postNumber: string | null
}
