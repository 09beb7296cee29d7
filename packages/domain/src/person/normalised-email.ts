import { asciiEmail } from '../form/ascii-email.ts'

/**
 * An e-mail address as we compare, store and hash it: trimmed, lower-case, its domain as mail servers know it. A plus
 * and what follows it stay: for some mail servers that is another address.
 *
 * @see spec §5 "Email", §7
 */
export function normalisedEmail(email: string): string {
  return asciiEmail(email.trim().toLowerCase())
}
