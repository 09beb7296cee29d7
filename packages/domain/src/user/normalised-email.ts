/** An e-mail address as we compare, store and hash it: trimmed and lower-case. @see spec §5 "Email", §7 */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
