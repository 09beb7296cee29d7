import { type Country, isLocale, type Language, markets } from '@shop/domain/market/markets'
import { useShop } from './use-shop.ts'

/** Where the shop sells and what it speaks there, its first place first. */
export function useShopPlaces(): { countries: Country[]; languages: Language[] } {
  const { locales } = useShop()
  const known = locales.filter(isLocale).map((locale) => markets[locale])
  return {
    countries: [...new Set(known.map(({ country }) => country))],
    languages: [...new Set(known.map(({ language }) => language))],
  }
}
