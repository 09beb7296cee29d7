import { isLocale, type Locale } from '@shop/domain/market/markets'
import { COOKIE_LIFETIME_MS } from '@shop/domain/shop/cookie-lifetimes'

const NAME = 'shop_language'

/** The shop that was chosen in this browser; null without a choice, or with one that we do not know. */
export function storedLocale(cookies: string): Locale | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies)?.[1] ?? ''
  return isLocale(value) ? value : null
}

/**
 * The cookie that keeps a choice for 365 days. It only stores the shopper's own choice, so it needs no consent.
 *
 * @see spec §9 "Language cookie"
 */
export function localeCookie(locale: Locale, isHttps: boolean): string {
  const seconds = COOKIE_LIFETIME_MS.language / 1000
  return `${NAME}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
