import { COUNTRIES, type Country, LOCALES, type Locale } from '@shop/domain/market/markets'
import { type Brand, FEATURES } from '@shop/domain/shop/brand'
import type { BrandOf } from '@shop/domain/shop/define-brand'

const shipping = {
  frachtkosten: 595,
  freight: 3990,
  cashOnDelivery: 500,
  conditions: [{ label: 'frei', versandkosten: 0, ab_bestellwert: 10_000 }],
}
const legal = {
  name: 'Prüfhaus GmbH',
  street: 'Prüfweg 1',
  city: '10115 Berlin',
  country: 'Deutschland',
  vatId: 'DE000000000',
  register: 'HRB 1',
  managingDirector: 'P. Prüfer',
  email: 'hallo@pruefhaus.example',
}
const bank = { holder: 'Prüfhaus GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Prüfbank' }

/** A brand for tests: every market, shipping 5,95 and free from 100,00. */
export const testBrand: BrandOf<Locale> = {
  id: 'test',
  company: 'others',
  name: 'Prüfhaus',
  isInvented: true,
  address: 'formal',
  defaultPort: 3000,
  locales: LOCALES,
  shopIds: perLocale((_, index) => 101 + index),
  features: Object.fromEntries(FEATURES.map((name) => [name, 'everywhere'])) as Brand['features'],
  delivery: { instantUpToDays: 4 },
  returns: { days: 30 },
  giftOccasions: ['birth', 'wedding', 'none'],
  newsletterTopics: ['novelties', 'offers', 'guides'],
  reviewInvitations: { afterDays: 10, withinDays: 60 },
  listing: { cards: 'families' },
  checkoutLoginFirstView: perLocale(() => 'login'),
  hotlines: perCountry(() => ({ number: '+49 30 0', hours: { de: '9–17', fr: '9–17', nl: '9–17' } })),
  shareCapital: { amount: 25_000, currency: 'EUR' },
  legal: perCountry(() => legal),
  shipping: perCountry(() => shipping),
  hasOldSwissPaths: false,
  ownBrands: [],
  navigationRoots: [],
  contentFolder: 'test',
  recommendationSlots: {
    listing_last_seen: slot('1'),
    listing_bestseller: slot('2'),
    pds_alternatives: slot('3'),
    pds_suggestions: slot('4'),
    pds_last_seen: slot('5'),
    add_to_cart_layer: slot('6'),
    basket: slot('7'),
    search: slot('8'),
  },
  fallbackRecommendations: [8, 4, 3],
  images: { listingSize: 346, navigationTeaserSize: 310 },
  orderNumberPrefix: 'T',
  bank: { EUR: bank, CHF: { ...bank, iban: 'CH93 0076 2011 6238 5295 7' } },
  paper: {
    accent: '#24493b',
    text: '#1f1d19',
    quiet: '#5c574e',
    line: '#e3ddd2',
    typefaces: { text: 'instrument-sans', display: 'fraunces' },
  },
  mail: {
    light: {
      ground: '#f1ece4',
      sheet: '#faf8f4',
      text: '#1f1d19',
      quiet: '#5c574e',
      line: '#e3ddd2',
      accent: '#24493b',
      onAccent: '#ffffff',
      band: '#faf8f4',
    },
    dark: {
      ground: '#141310',
      sheet: '#1e1c18',
      text: '#f1ece4',
      quiet: '#b5ada0',
      line: '#3a362f',
      accent: '#a9cdb9',
      onAccent: '#12261d',
      band: '#1e1c18',
    },
    corners: { button: 2, sheet: 4 },
    titleWeight: 400,
    slots: {
      head: { align: 'start', below: 'line' },
      button: 'words',
      goods: { size: 72, corner: 2 },
      order: ['picture', 'transfer', 'facts', 'link', 'closing'],
      closing: 'paragraph',
    },
  },
}

function slot(recommendationId: string) {
  return { recommendationId, fillWithRandom: false }
}

function perLocale<T>(value: (locale: Locale, index: number) => T): Record<Locale, T> {
  const entries = LOCALES.map((locale, index) => [locale, value(locale, index)] as const)
  return Object.fromEntries(entries) as Record<Locale, T>
}

function perCountry<T>(value: (country: Country, index: number) => T): Record<Country, T> {
  const entries = COUNTRIES.map((country, index) => [country, value(country, index)] as const)
  return Object.fromEntries(entries) as Record<Country, T>
}
