import { randomInt } from 'node:crypto'
import type { Gender } from '@shop/domain/user/user'

/** A known shopper as the database keeps it: a guest has no password. */
export type Customer = {
  id: string
  /** Owner of basket and wishlist, 64 hexadecimal characters. */
  userId: string
  email: string
  firstName: string
  lastName: string
  gender: Gender
  phone: string | null
  birthDate: string | null
  customerNo: string
  passwordHash: string | null
  isGuest: boolean
}

/** A new customer number: ten digits, random so that customers cannot be counted. */
export function newCustomerNo(): string {
  return String(randomInt(10 ** 9, 10 ** 10 - 1))
}
