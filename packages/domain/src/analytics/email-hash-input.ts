import { normalisedEmail } from '../person/normalised-email.ts'

/** What goes into the SHA-256 of the purchase event; null when there is no e-mail to hash. @see spec §7 */
export function emailHashInput(email: string): string | null {
  return normalisedEmail(email) || null
}
