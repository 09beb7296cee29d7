import { type Brand, FEATURES, type FeatureName, type Where } from './brand.ts'
import { type Locale, type Market, markets } from './markets.ts'

/** One brand in one market. The rest of the code asks the shop, and never which brand it is. */
export type Shop = Omit<Brand, 'features'> & {
  locale: Locale
  market: Market
  shopId: number
  features: Record<FeatureName, boolean>
}

/**
 * Opens a brand's shop in one locale: every switch becomes a plain yes or no.
 *
 * @see spec §6, "Per-shop switches"
 */
export function openShop(brand: Brand, locale: Locale): Shop {
  return {
    ...brand,
    locale,
    market: markets[locale],
    shopId: brand.shopIds[locale],
    features: switches(brand, locale),
  }
}

/** The switches of a brand in one locale. */
export function switches(brand: Pick<Brand, 'features'>, locale: Locale): Record<FeatureName, boolean> {
  const result = {} as Partial<Record<FeatureName, boolean>>
  for (const name of FEATURES) result[name] = isOn(brand.features[name], locale)
  return result as Record<FeatureName, boolean>
}

function isOn(where: Where, locale: Locale): boolean {
  if (where === 'everywhere') return true
  if (where === 'nowhere') return false
  return where.includes(locale)
}
