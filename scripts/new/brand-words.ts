import { type Language, type Locale, markets } from '../../packages/domain/src/market/markets.ts'
import type { BrandFacts } from './brand.ts'

type TextByLanguage = Record<Language, string>

/** Departments of a new shop. */
export const STARTER_CATEGORIES: readonly { slug: string; name: TextByLanguage }[] = [
  { slug: 'wohnen', name: { de: 'Wohnen', fr: 'Séjour', nl: 'Wonen' } },
  { slug: 'schlafen', name: { de: 'Schlafen', fr: 'Chambre', nl: 'Slapen' } },
  { slug: 'kueche', name: { de: 'Küche', fr: 'Cuisine', nl: 'Keuken' } },
]

type Row = readonly [category: string, picture: string, cents: number, de: string, fr: string, nl: string]

const ROWS: readonly Row[] = [
  ['wohnen', 'sofa-2-sitzer-beige', 89900, 'Sofa Linde', 'Canapé Linde', 'Bank Linde'],
  ['wohnen', 'sessel-weiss', 39900, 'Sessel Ahorn', 'Fauteuil Ahorn', 'Fauteuil Ahorn'],
  ['wohnen', 'couchtisch-rund-natur', 24900, 'Couchtisch Kiesel', 'Table basse Kiesel', 'Salontafel Kiesel'],
  ['wohnen', 'teppich-beige', 19900, 'Teppich Düne', 'Tapis Düne', 'Vloerkleed Düne'],
  ['wohnen', 'regal-natur', 14900, 'Regal Leiter', 'Étagère Leiter', 'Kast Leiter'],
  ['wohnen', 'pouf-gelb', 7900, 'Pouf Sonne', 'Pouf Sonne', 'Poef Sonne'],
  ['wohnen', 'plaid-beige', 5900, 'Plaid Moos', 'Plaid Moos', 'Plaid Moos'],
  ['wohnen', 'kissen-gruen', 2900, 'Kissen Farn', 'Coussin Farn', 'Kussen Farn'],
  ['wohnen', 'vase-ring-beige', 3900, 'Vase Ring', 'Vase Ring', 'Vaas Ring'],
  ['wohnen', 'stehleuchte-natur', 12900, 'Stehleuchte Halm', 'Lampadaire Halm', 'Staande lamp Halm'],
  ['schlafen', 'bett-grau', 59900, 'Bett Nebel', 'Lit Nebel', 'Bed Nebel'],
  ['schlafen', 'bettwaesche-weiss', 8900, 'Bettwäsche Wolke', 'Parure de lit Wolke', 'Beddengoed Wolke'],
  ['schlafen', 'nachttisch-natur', 9900, 'Nachttisch Block', 'Chevet Block', 'Nachtkastje Block'],
  ['schlafen', 'tischleuchte-weiss', 4900, 'Tischleuchte Mond', 'Lampe Mond', 'Tafellamp Mond'],
  ['schlafen', 'spiegel-rund-natur', 7900, 'Spiegel Kreis', 'Miroir Kreis', 'Spiegel Kreis'],
  ['kueche', 'esstisch-natur', 79900, 'Esstisch Brett', 'Table Brett', 'Eettafel Brett'],
  ['kueche', 'stuhl-bogen-natur', 14900, 'Stuhl Bogen', 'Chaise Bogen', 'Stoel Bogen'],
  ['kueche', 'geschirr-set-weiss', 6900, 'Geschirr Ton', 'Vaisselle Ton', 'Servies Ton'],
  ['kueche', 'kochtopf-gruen', 8900, 'Topf Grün', 'Marmite Grün', 'Pan Grün'],
  ['kueche', 'tasse-gruen', 1490, 'Tasse Tau', 'Tasse Tau', 'Kop Tau'],
]
const FIRST_NUMBER = 900_101
/** The last row but one is sold out, the one before is a single piece: the journeys look for both. */
const STOCK = new Map([
  [17, 1],
  [18, 0],
])
const USUAL_STOCK = 40

/** The twenty products of a new shop. */
export const STARTER_PRODUCTS = ROWS.map(([category, picture, price, de, fr, nl], index) => ({
  number: String(FIRST_NUMBER + index),
  category,
  picture: `lindhaus/${picture}-main.webp`,
  price,
  stock: STOCK.get(index) ?? USUAL_STOCK,
  name: { de, fr, nl },
}))

const HEADLINE: TextByLanguage = { de: 'Schön, dass Sie da sind', fr: 'Bienvenue', nl: 'Fijn dat u er bent' }
const TEXT: TextByLanguage = {
  de: 'Hier beginnt ein neuer Laden. Mehr kommt bald.',
  fr: 'Une nouvelle boutique ouvre ses portes. La suite arrive bientôt.',
  nl: 'Hier begint een nieuwe winkel. Binnenkort meer.',
}

/** The source of a demo: the twenty products in the languages of the brand. */
export function demoText({ title, locales }: BrandFacts): string {
  const own = ownWords(locales)
  const row = (values: object) => `    ${JSON.stringify(values)},`
  return `import { starterDemo } from '@shop/demo/starter/starter-demo'
import { brand } from '../brand.ts'

/** Goods, home page and legal pages that ${title} starts with, where nothing is sold yet. */
export const demo = starterDemo(brand, {
  headline: ${JSON.stringify(own(HEADLINE))},
  text: ${JSON.stringify(own(TEXT))},
  categories: [
${STARTER_CATEGORIES.map(({ slug, name }) => row({ slug, name: own(name) })).join('\n')}
  ],
  products: [
${STARTER_PRODUCTS.map((product) => row({ ...product, name: own(product.name) })).join('\n')}
  ],
})
`
}

/** The source of what journeys and benches have to know of a new shop. */
export function goodsText({ locales }: BrandFacts): string {
  const own = ownWords(locales)
  const good = (index: number) => {
    const { number, name } = STARTER_PRODUCTS[index] ?? { number: '', name: HEADLINE }
    return `{ number: '${number}', name: /${Object.values(own(name)).join('|')}/, variantId: ${number}01 }`
  }
  const [first] = STARTER_CATEGORIES
  const heading = Object.values(own(first?.name ?? HEADLINE))[0]
  return `// @boundaries-ignore the journeys say what they have to know of a shop
import type { Goods, MeasuredPaths, SharedJourneys } from '../../../e2e/fixtures/goods.ts'

/** The other shops walk what all of them share. */
export const sharedJourneys: SharedJourneys = null

/** Products and pages of the demo that the journeys go to. */
export const goods: Goods = {
  large: ${good(0)},
  small: ${good(19)},
  lastPiece: ${good(17)},
  soldOut: '${STARTER_PRODUCTS[18]?.number}',
  listing: { path: '/${first?.slug}/', heading: '${heading}' },
  longListing: '/${first?.slug}/',
  guide: '/impressum/',
  searchWord: '${Object.values(own(STARTER_PRODUCTS[0]?.name ?? HEADLINE))[0]?.split(' ')[0]}',
  tiles: { number: '${STARTER_PRODUCTS[0]?.number}', first: '', soldOut: '', third: '', thirdKey: '' },
  categoryOfAllCountries: 'schlafen/',
}

/** What the benches measure. */
export const measured: MeasuredPaths = { listing: '/${first?.slug}/', search: 'linde' }
`
}

/** The source of what Storybook shows of a new brand. */
export function samplesText({ title, locales }: BrandFacts): string {
  const languages = languagesOf(locales)
  const products = STARTER_PRODUCTS.slice(0, 6)
  const words = Object.fromEntries(
    languages.map((language) => {
      const department = STARTER_CATEGORIES.map(({ name }) => name[language])
      const scene = [HEADLINE[language], department[0]]
      return [
        language,
        {
          departments: department,
          hero: { headline: HEADLINE[language], text: TEXT[language], link: department[0] },
          scenes: [scene, scene, scene],
          bestsellers: department[0],
          guide: { headline: HEADLINE[language], text: TEXT[language], link: department[1] },
          products: products.map(({ name }) => name[language]),
          category: { title: department[0], intro: TEXT[language], groups: department },
          description: TEXT[language],
          variant: products[0]?.name[language],
        },
      ]
    }),
  )
  const shot = { src: 'lindhaus/hero-wohnzimmer.webp', colour: '#b9ac9a' }
  const samples = {
    pictures: {
      folder: 'lindhaus',
      products: products.map(({ picture }) => [picture.replace(/^lindhaus\/|\.webp$/g, ''), '#d8cfc0']),
      scenes: Array.from({ length: 5 }, () => ['hero-wohnzimmer', '#b9ac9a']),
    },
    words,
    imagery: {
      products: products.slice(0, 4).map(({ picture }) => ({ src: picture, colour: '#d8cfc0' })),
      scene: shot,
      mood: 'Say here what light, rooms and materials the pictures show.',
      good: ['Say what makes a picture right.'],
      bad: ['Say what makes a picture wrong.'],
    },
    voice: {
      lead: `Say here how ${title} speaks.`,
      address: languages.map((language) => [
        language,
        { de: 'Sie', fr: 'vous', nl: 'u' }[language],
        HEADLINE[language],
      ]),
      examples: [['Hero', HEADLINE[languages[0] ?? 'de'], '…']],
      good: ['Say which words are right.'],
      bad: ['Say which words are wrong.'],
    },
  }
  return `// @boundaries-ignore Storybook says what it has to know of a brand
import type { BrandSamples } from '../../../packages/ui/.storybook/brand-samples.ts'

/** What Storybook shows of the brand: words and pictures for its pages, and how pictures and words are made. */
export const samples: BrandSamples = ${JSON.stringify(samples)}
`
}

function ownWords(locales: readonly Locale[]): (words: TextByLanguage) => Partial<TextByLanguage> {
  const languages = languagesOf(locales)
  return (words) => Object.fromEntries(languages.map((language) => [language, words[language]]))
}

function languagesOf(locales: readonly Locale[]): Language[] {
  return [...new Set(locales.map((locale) => markets[locale].language))]
}
