const DAY_MS = 86_400_000

/** How long the browser keeps a cookie, milliseconds. @see spec §9 */
export const COOKIE_LIFETIME_MS = {
  consent: 31_556_926_000,
  voucher: 14 * DAY_MS,
  language: 365 * DAY_MS,
} as const
