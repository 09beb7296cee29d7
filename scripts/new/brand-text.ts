import { type Country, type Locale, markets } from '../../packages/domain/src/market/markets.ts'
import type { PaperLook } from '../../packages/domain/src/shop/brand.ts'
import type { BrandFacts } from './brand.ts'
import { STARTER_PRODUCTS } from './brand-words.ts'

const COUNTRY_NAMES: Record<Country, string> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  FR: 'France',
  BE: 'België',
  NL: 'Nederland',
}
const CITIES: Record<Country, string> = {
  DE: '10115 Berlin',
  AT: '1010 Wien',
  CH: '8001 Zürich',
  FR: '75001 Paris',
  BE: '1000 Brussel',
  NL: '1011 AB Amsterdam',
}
const PHONES: Record<Country, string> = {
  DE: '+49 30 23125 200',
  AT: '+43 1 2312 5200',
  CH: '+41 44 000 52 00',
  FR: '+33 1 99 00 52 00',
  BE: '+32 2 000 52 00',
  NL: '+31 20 000 5200',
}
const HOURS = {
  de: 'Montag bis Freitag, 9 bis 17 Uhr',
  fr: 'Du lundi au vendredi, de 9 h à 17 h',
  nl: 'Maandag tot en met vrijdag, 9 tot 17 uur',
} as const

type BrandTextInput = BrandFacts & { typefaces: PaperLook['typefaces'] }

/** The source of a brand: the rows of its own locales, countries and currencies, and no others. */
export function brandText(facts: BrandTextInput): string {
  const { name, title, locales, port, firstShopId, orderNumberPrefix, typefaces } = facts
  const countries = [...new Set(locales.map((locale) => markets[locale].country))]
  const currencies = [...new Set(locales.map((locale) => markets[locale].currency))]
  const email = (country: Country) => `service@${name}-${country.toLowerCase()}.example`
  const perLocale = (row: (locale: Locale, index: number) => unknown) =>
    JSON.stringify(Object.fromEntries(locales.map((locale, index) => [locale, row(locale, index)])))
  const perCountry = (row: (country: Country, index: number) => unknown) =>
    JSON.stringify(Object.fromEntries(countries.map((country, index) => [country, row(country, index)])))
  const spokenIn = (country: Country) => [
    ...new Set(locales.map((locale) => markets[locale]).filter((one) => one.country === country)),
  ]
  const spoken = new Set(locales.map((locale) => markets[locale].language))
  const slots = [
    ['listing_last_seen', false],
    ['listing_bestseller', true],
    ['pds_alternatives', true],
    ['pds_suggestions', true],
    ['pds_last_seen', false],
    ['add_to_cart_layer', true],
    ['basket', true],
    ['search', true],
  ] as const
  const swissBank = {
    holder: `${title} (Schweiz) AG`,
    iban: 'CH93 0076 2011 6238 5295 7',
    bic: 'MUSTCHZZXXX',
    bank: 'Musterbank Zürich',
  }
  const bank = {
    holder: `${title} GmbH`,
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'MUSTDEFFXXX',
    bank: 'Musterbank Berlin',
  }

  return `import { defineBrand } from '@shop/domain/shop/define-brand'
import { colours } from './colours.ts'

const hours = ${JSON.stringify(Object.fromEntries(Object.entries(HOURS).filter(([language]) => [...spoken].some((one) => one === language))))}

/** ${title}: whatever sets it apart stands on this page. All of it is invented. */
export const brand = defineBrand({
  id: '${name}',
  company: 'others',
  name: '${title}',
  isInvented: true,
  address: 'formal',
  defaultPort: ${port},
  locales: ${JSON.stringify(locales)},
  shopIds: ${perLocale((_, index) => firstShopId + index)},
  features: {
    payback: 'nowhere',
    wishlist: 'everywhere',
    accountBalance: 'nowhere',
    accountOrders: 'everywhere',
    faq: 'nowhere',
    paypalInstallments: 'nowhere',
    clickAndReserve: 'nowhere',
    checkoutLoginGoToGuestBtn: 'everywhere',
    contactFormPrefill: 'nowhere',
    cancelOrder: 'nowhere',
    // The right to withdraw is European; in Switzerland goods come back by the shop's promise.
    withdrawalFunction: ${JSON.stringify(locales.filter((locale) => markets[locale].country !== 'CH'))},
    sovendus: 'nowhere',
    partnerInfo: 'nowhere',
    questions: 'everywhere',
    savedCards: 'everywhere',
    packaging: 'nowhere',
    expressPayment: 'everywhere',
    pickupPoints: 'everywhere',
  },
  delivery: { instantUpToDays: 4 },
  giftOccasions: ['birthday', 'none'],
  newsletterTopics: ['novelties', 'offers'],
  returns: { days: 30 },
  reviewInvitations: { afterDays: 10, withinDays: 60 },
  // Which countries allow it, and on what it rests, is for counsel to say.
  checkoutLoginFirstView: ${perLocale(() => 'login')},
  hotlines: {
    ${countries.map((country) => `${country}: { number: '${PHONES[country]}', hours: { ${[...new Set(spokenIn(country).map(({ language }) => language))].map((language) => `${language}: hours.${language}`).join(', ')} } }`).join(',\n    ')}
  },
  shareCapital: { amount: 25_000, currency: 'EUR' },
  legal: ${perCountry((country, index) => ({
    name: country === 'CH' ? swissBank.holder : bank.holder,
    street: 'Musterstraße 1',
    city: CITIES[country],
    country: COUNTRY_NAMES[country],
    vatId: `${country} 000 000 ${firstShopId + index}`,
    register: `HRB 00${firstShopId}`,
    managingDirector: 'Maria Muster',
    email: email(country),
  }))},
  shipping: ${perCountry((country) =>
    country === 'CH'
      ? {
          frachtkosten: 990,
          freight: 9900,
          cashOnDelivery: 990,
          conditions: [{ label: 'free', versandkosten: 0, ab_bestellwert: 9900 }],
        }
      : {
          frachtkosten: 595,
          freight: 4900,
          cashOnDelivery: 490,
          conditions: [{ label: 'free', versandkosten: 0, ab_bestellwert: 7500 }],
        },
  )},
  ownBrands: [],
  navigationRoots: [],
  hasOldSwissPaths: false,
  contentFolder: '${name}',
  recommendationSlots: ${JSON.stringify(Object.fromEntries(slots.map(([slot, fillWithRandom]) => [slot, { recommendationId: `${name}-${slot.replaceAll('_', '-')}`, fillWithRandom }])))},
  fallbackRecommendations: ${JSON.stringify(STARTER_PRODUCTS.slice(0, 6).map(({ number }) => Number(number)))},
  images: { listingSize: 346, navigationTeaserSize: 300 },
  listing: { cards: 'families' },
  orderNumberPrefix: '${orderNumberPrefix}',
  bank: ${JSON.stringify(Object.fromEntries(currencies.map((currency) => [currency, currency === 'CHF' ? swissBank : bank])))},
  paper: {
    accent: colours.accent,
    text: colours.text,
    quiet: colours.textQuiet,
    line: colours.line,
    typefaces: ${JSON.stringify(typefaces)},
  },
  mail: {
    light: {
      ground: colours.tintA,
      sheet: colours.paper,
      text: colours.text,
      quiet: colours.textQuiet,
      line: colours.line,
      accent: colours.accent,
      onAccent: colours.onAccent,
      band: colours.paper,
    },
    dark: {
      ground: '#141310',
      sheet: '#1e1c18',
      text: '#f1ece4',
      quiet: '#b5ada0',
      line: '#3a362f',
      accent: '#b9cfdd',
      onAccent: '#12222d',
      band: '#1e1c18',
    },
    corners: { button: 4, sheet: 6 },
    titleWeight: 400,
    slots: {
      head: { align: 'start', below: 'line' },
      button: 'words',
      goods: { size: 72, corner: 2 },
      order: ['picture', 'transfer', 'facts', 'link', 'closing'],
      closing: 'paragraph',
    },
  },
})
`
}
