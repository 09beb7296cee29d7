import { LOCALES, markets } from './markets.ts'

/** Every path prefix of a shop under one origin, `/de-at/` and so on; the default shop has none. @see product §2 */
export const SHOP_PREFIXES: readonly string[] = LOCALES.map((locale) => markets[locale].pathPrefix).filter(
  (prefix) => prefix !== '/',
)
