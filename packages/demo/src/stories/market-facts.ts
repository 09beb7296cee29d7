import { writtenCountry } from '@shop/domain/address/written-country'
import { type Country, type Locale, markets } from '@shop/domain/market/markets'
import type { Brand, LegalEntity } from '@shop/domain/shop/brand'
import { openShop } from '@shop/domain/shop/shop'
import type { Localised } from '@shop/engine/records/catalogue-record'
import { REGIONS, type StoryText } from './story-text.ts'
import { type Voice, voiceOf } from './voice.ts'

/** What a page says differently from country to country, ready to be written into a sentence. */
export type MarketFacts = {
  locale: Locale
  country: Country
  shop: string
  entity: LegalEntity
  shareCapital: Brand['shareCapital']
  /** Name, street, town and country of the company. */
  address: string
  phone: string
  hours: string
  /** Formatted amounts: a parcel, a delivery by carrier, cash on delivery, and from where parcels are free. */
  parcel: string
  freight: string
  cash: string
  freeFrom: string
  /** Whether vouchers of others are offered after the purchase. @see spec §3 "sovendus" */
  hasVoucherPartner: boolean
  /** Picks the words by how the brand speaks to its shoppers. */
  say: Voice
}

/** A text that is written anew for each market; regions keep only what differs from their language's main market. */
export function perMarket(brand: Brand, write: (facts: MarketFacts) => Localised): StoryText {
  const text: StoryText = {
    de: write(factsOf(brand, mainOf(brand, 'de-de'))).de,
    fr: write(factsOf(brand, mainOf(brand, 'fr-fr'))).fr,
    nl: write(factsOf(brand, mainOf(brand, 'nl-nl'))).nl,
  }
  for (const region of REGIONS.filter((one) => brand.locales.includes(one))) {
    const { language } = markets[region]
    const own = write(factsOf(brand, region))[language]
    if (own !== text[language]) text[region] = own
  }
  return text
}

/**
 * A language's main market; in a brand that does not sell there another of the language, and else any, as it is never
 * shown.
 */
function mainOf({ locales, name }: Brand, wanted: Locale): Locale {
  const { language } = markets[wanted]
  const found =
    locales.find((locale) => locale === wanted) ??
    locales.find((locale) => markets[locale].language === language) ??
    locales[0]
  if (!found) throw new Error(`${name} has no locales: name at least one in its brand.ts.`)
  return found
}

const known = new WeakMap<Brand, Map<Locale, MarketFacts>>()

function factsOf(brand: Brand, locale: Locale): MarketFacts {
  const ofBrand = known.get(brand) ?? new Map(brand.locales.map((one) => [one, marketFacts(brand, one)]))
  known.set(brand, ofBrand)
  return ofBrand.get(locale) ?? marketFacts(brand, locale)
}

function marketFacts(brand: Brand, locale: Locale): MarketFacts {
  const { country, language, currency } = markets[locale]
  const { legal: entity, hotline, shipping, features } = openShop(brand, locale)
  const { frachtkosten, freight, cashOnDelivery, conditions } = shipping
  const money = (minor: number) => amount(minor, language, currency)
  return {
    locale,
    country,
    shop: brand.name,
    entity,
    shareCapital: brand.shareCapital,
    address: `${entity.name}, ${entity.street}, ${entity.city}, ${writtenCountry(entity.country, language)}`,
    phone: hotline.number,
    hours: hotline.hours,
    parcel: money(frachtkosten),
    freight: money(freight),
    cash: money(cashOnDelivery),
    hasVoucherPartner: features.sovendus,
    say: voiceOf(brand),
    freeFrom: money(conditions.find(({ versandkosten }) => versandkosten === 0)?.ab_bestellwert ?? 0),
  }
}

/** An amount below a thousand, as the market writes it; `Intl` would cost more than all of the pages together. */
function amount(minor: number, language: 'de' | 'fr' | 'nl', currency: string): string {
  const figures = (minor / 100).toFixed(2)
  if (currency === 'CHF') return `CHF\u00a0${figures}`
  const withComma = figures.replace('.', ',')
  return language === 'nl' ? `€\u00a0${withComma}` : `${withComma}\u00a0€`
}
