import type { ProductCard } from '@shop/domain/product/product-card'
import { aCard, someCards } from '@shop/ui/product-card/a-card.ts'
import { nothingLoaded } from '../around-blocks.tsx'
import type { AnyNeed } from '../needs/any-need.ts'
import { listingKey } from '../needs/listing.ts'
import type { Loaded } from '../needs/need.ts'
import { recommendationKey } from '../needs/recommendation.ts'

const ARTICLES = [
  [
    'der-gedeckte-tisch',
    'Der gedeckte Tisch',
    'Wie aus Steinzeug, Leinen und Kerzen ein Abend wird.',
    'ratgeber-gedeckter-tisch',
  ],
  [
    'textilien-pflegen',
    'Textilien richtig pflegen',
    'Waschen, trocknen, lagern: So bleiben Leinen und Wolle schön.',
    'ratgeber-textilien',
  ],
  [
    'licht',
    'Licht in drei Höhen',
    'Warum eine einzige Deckenlampe selten genügt, und was sie gut ergänzt.',
    'hero-wohnzimmer',
  ],
].map(([slug, title, text, file], index) => ({
  path: `/ratgeber/${slug}/`,
  title: title ?? '',
  text: text ?? '',
  image: { src: `lindhaus/${file}.webp`, alt: '', width: 1600, height: 900, colour: '#d8cdbb' },
  minutes: index + 3,
}))

const hours = {
  week: [1, 2, 3, 4, 5]
    .map(() => ({ opens: '10:00', closes: '19:00' }))
    .concat([{ opens: '10:00', closes: '16:00' }]),
  closedOn: [],
}
const STORES = (
  [
    ['hh', 'Lindhaus Hamburg', 'Speicherstraße 14', '20457', 'Hamburg', '+49 40 66969 110', 53.55, 9.99],
    ['b', 'Lindhaus Berlin Mitte', 'Torstraße 120', '10119', 'Berlin', '+49 30 2345 110', 52.53, 13.4],
    ['k', 'Lindhaus Köln', 'Ehrenstraße 8', '50672', 'Köln', '+49 221 345 110', 50.94, 6.94],
  ] as const
).map(([id, name, street, zip, city, phone, lat, lng]) => ({
  id,
  name,
  street,
  zip,
  city,
  phone,
  hours: { ...hours, week: [...hours.week, null] },
  lat,
  lng,
}))

const CATEGORIES = ['Wohnen', 'Essen', 'Schlafen', 'Leuchten', 'Textilien'].map((name) => ({
  name,
  path: `/${name.toLowerCase()}/`,
  children: ['Neu', 'Beliebt', 'Angebote'].map((child) => ({
    name: child,
    path: `/${name.toLowerCase()}/${child.toLowerCase()}/`,
    children: [],
  })),
}))

/** What the shop of the stories knows anyway. */
const SHOP: Loaded = {
  ...nothingLoaded,
  contact: {
    hotline: '+49 40 66969 100',
    hours: 'Montag bis Freitag, 8 bis 20 Uhr',
    email: 'service@lindhaus.example',
    company: 'Lindhaus Wohnen GmbH',
    street: 'Speicherstraße 14',
    city: '20457 Hamburg',
  },
  sitePages: CATEGORIES,
  minutes: 6,
}

/**
 * What the page of a story has loaded for a need: products by their place among the sample cards (the ninth is gone),
 * every category but `/weg/`, every recommendation but `empty`.
 *
 * @param cards what categories and recommendations show
 */
export function sampleLoaded(need: AnyNeed, cards: readonly ProductCard[] = someCards()): Loaded {
  switch (need.kind) {
    case 'products':
      return withCards(need.question.filter((number) => number !== '9').map(cardOf))
    case 'listing': {
      const { category, count } = need.question
      if (category === '/weg/') return SHOP
      return withList(listingKey(need.question), cards.slice(0, count), { total: 128, path: category })
    }
    case 'recommendation': {
      const isEmpty = need.question.recommendationId === 'empty'
      return withList(recommendationKey(need.question), isEmpty ? [] : cards, {
        total: cards.length,
        path: '',
      })
    }
    case 'articles':
      return { ...SHOP, articles: { [need.question.folder]: ARTICLES } }
    case 'stores':
      return { ...SHOP, stores: STORES }
    case 'fact':
      return SHOP
  }
}

function cardOf(number: string): ProductCard {
  return { ...(someCards()[Number(number) - 1] ?? aCard()), referenceKey: number }
}

function withCards(cards: readonly ProductCard[]): Loaded {
  return { ...SHOP, cards: Object.fromEntries(cards.map((card) => [card.referenceKey, card])) }
}

/** Sample cards share a number, so that those of a list get numbers of their own. */
function withList(key: string, cards: readonly ProductCard[], list: { total: number; path: string }): Loaded {
  const numbered = cards.map((card, index) => ({ ...card, referenceKey: `${key}-${index}` }))
  const products = numbered.map(({ referenceKey }) => referenceKey)
  return { ...withCards(numbered), lists: { [key]: { products, ...list } } }
}
