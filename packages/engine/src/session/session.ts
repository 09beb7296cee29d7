/** The session of a cookie. The token itself is never stored, only its hash. */
export type Session = {
  /** SHA-256 of the token, hexadecimal: the primary key. */
  id: string
  /** Owner of basket and wishlist: 64 hexadecimal characters, made by the server. */
  userId: string
  /** Signed in as a registered customer or known as a guest; null for an anonymous visitor. */
  customerId: string | null
  /** True when the password was given in this session: the account routes are open. */
  loggedIn: boolean
  expiresAt: Date
  /** What the shopper calls the device, `Firefox, Windows`; null when it is not known. */
  device: string | null
}
