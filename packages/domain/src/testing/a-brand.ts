import { COUNTRIES, LOCALES, type Locale } from '../market/markets.ts'
import { FEATURES, RECOMMENDATION_SLOTS, type Where } from '../shop/brand.ts'
import type { BrandOf } from '../shop/define-brand.ts'

/** A brand whose switches all say the same. */
export function aBrand(where: Where): BrandOf<Locale> {
  const legal = {
    name: 'Muster GmbH',
    street: 'Lindenallee 1',
    city: '10115 Berlin',
    country: 'Deutschland',
    vatId: 'DE0',
    register: 'HRB 0',
    managingDirector: 'Anna Muster',
    email: 'hallo@muster.example',
  }
  const account = { holder: 'Muster GmbH', iban: 'DE00', bic: 'MUSTER', bank: 'Musterbank' }
  return {
    id: 'muster',
    company: 'others',
    name: 'Muster',
    isInvented: true,
    address: 'formal',
    defaultPort: 3000,
    locales: LOCALES,
    shopIds: forEach(LOCALES, (_, index) => 101 + index),
    features: forEach(FEATURES, () => where),
    delivery: { instantUpToDays: 4 },
    returns: { days: 30 },
    giftOccasions: ['birth', 'none'],
    newsletterTopics: ['novelties', 'offers'],
    reviewInvitations: where === 'nowhere' ? null : { afterDays: 10, withinDays: 60 },
    listing: { cards: 'families' },
    checkoutLoginFirstView: forEach(LOCALES, () => 'login' as const),
    hotlines: forEach(COUNTRIES, () => ({ number: '+49300', hours: { de: '9', fr: '9', nl: '9' } })),
    shareCapital: { amount: 25_000, currency: 'EUR' },
    legal: forEach(COUNTRIES, () => legal),
    shipping: forEach(COUNTRIES, () => ({
      frachtkosten: 595,
      freight: 4900,
      cashOnDelivery: 490,
      conditions: [],
    })),
    ownBrands: [],
    navigationRoots: [],
    hasOldSwissPaths: false,
    contentFolder: 'muster',
    fallbackRecommendations: [],
    recommendationSlots: forEach(RECOMMENDATION_SLOTS, (name) => ({
      recommendationId: `r-${name}`,
      fillWithRandom: true,
    })),
    images: { listingSize: 346, navigationTeaserSize: 310 },
    orderNumberPrefix: 'MU',
    bank: { EUR: account, CHF: account },
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
}

function forEach<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key, index: number) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key, index) => [key, value(key, index)])) as Record<Key, Value>
}
