/**
 * The cookie by which the provider knows a browser, or null: only who allows that is known to it, whatever an earlier
 * visit has left behind.
 *
 * @see spec §7 "customer_ids (from a cookie)"; docs/adr/0019
 */
export function customerCookie(personal: '1' | undefined, cookie: string | null | undefined): string | null {
  return personal === '1' ? (cookie ?? null) : null
}
