import { COOKIE_LIFETIME_MS } from '@shop/domain/shop/cookie-lifetimes'

const NAME = 'voucher'
/** What a code may look like; anything else in the address is no code, and is never written anywhere. */
const CODE = /^[\p{L}\d_-]{2,40}$/u

/** The voucher code of an address; null without one. @see spec §4 "Voucher link" */
export function voucherOf(search: string): string | null {
  const code = new URLSearchParams(search).get(NAME)?.trim() ?? ''
  return CODE.test(code) ? code : null
}

/** The cookie that keeps a code for the checkout, for fourteen days. @see spec §9 */
export function voucherCookie(code: string, isSecure: boolean): string {
  const seconds = COOKIE_LIFETIME_MS.voucher / 1000
  return `${NAME}=${encodeURIComponent(code)}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The code that waits in the cookies of a page; null without one. */
export function keptVoucher(cookies: string): string | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  const code = decoded(pair?.slice(NAME.length + 1) ?? '')
  return CODE.test(code) ? code : null
}

/** The cookie that takes a kept code away. */
export function forgottenVoucherCookie(): string {
  return `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // not written by us
  }
}
