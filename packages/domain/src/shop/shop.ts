import { type Currency, type Locale, type Market, markets } from '../market/markets.ts'
import {
  type BankAccount,
  type Brand,
  FEATURES,
  type FeatureName,
  type LegalEntity,
  type ShippingCosts,
} from './brand.ts'
import { isOn } from './is-on.ts'

/** One brand in one market. The rest of the code asks the shop, and never which brand it is. */
export type Shop = Omit<Brand, Tables> & {
  locale: Locale
  market: Market
  shopId: number
  features: Record<FeatureName, boolean>
  /** The company that sells in this country. */
  legal: LegalEntity
  hotline: { number: string; hours: string }
  shipping: ShippingCosts
  checkoutLoginFirstView: 'login' | 'guest'
  /** Names of calls that nobody answers, so that nothing offers them; absent where all are answered. @see docs/scayle.md */
  closed?: readonly string[]
}

/** What a brand says for each of its markets, of which a shop has its own. */
type Tables = 'features' | 'legal' | 'legalWords' | 'hotlines' | 'shipping' | 'checkoutLoginFirstView'

/**
 * Opens a brand's shop in one locale: every switch becomes a plain yes or no, every table the row of its market.
 *
 * @throws for a locale in which the brand does not sell
 * @see spec §6, "Per-shop switches"
 */
export function openShop(brand: Brand, locale: Locale): Shop {
  const market = markets[locale]
  const { hotlines, legalWords, ...own } = brand
  const hotline = rowOf(hotlines, market.country, 'hotlines', brand)
  return {
    ...own,
    locale,
    market,
    shopId: rowOf(brand.shopIds, locale, 'shopIds', brand),
    features: switches(brand, locale),
    legal: { ...rowOf(brand.legal, market.country, 'legal', brand), ...legalWords?.[locale] },
    hotline: { number: hotline.number, hours: rowOf(hotline.hours, market.language, 'hours', brand) },
    shipping: rowOf(brand.shipping, market.country, 'shipping', brand),
    checkoutLoginFirstView: rowOf(brand.checkoutLoginFirstView, locale, 'checkoutLoginFirstView', brand),
  }
}

/**
 * The account that takes money of a currency.
 *
 * @throws where the brand has none
 */
export function bankAccount({ bank, name }: Pick<Shop, 'bank' | 'name'>, currency: Currency): BankAccount {
  return rowOf(bank, currency, 'bank', { name })
}

function rowOf<Key extends string, Row>(
  table: Partial<Record<Key, Row>>,
  key: Key,
  field: string,
  { name }: Pick<Brand, 'name'>,
): Row {
  const row = table[key]
  if (row === undefined)
    throw new Error(
      `${name} has nothing for ${key} in ${field}: add it to its brand.ts, with the locale in locales.`,
    )
  return row
}

/** The switches of a brand in one locale. */
export function switches(brand: Pick<Brand, 'features'>, locale: Locale): Record<FeatureName, boolean> {
  const result = {} as Partial<Record<FeatureName, boolean>>
  for (const name of FEATURES) result[name] = isOn(brand.features[name], locale)
  return result as Record<FeatureName, boolean>
}
