import {
  type Listing,
  loadListing,
  loadNavigation,
  loadProduct,
  type NavigationNode,
  type ProductPageData,
} from '@shop/api-client/contract/catalogue'
import type { PriceSummary, ProductCard } from '@shop/domain/product/product-card'
import { anImage, aProduct } from '@shop/domain/testing/a-product'
import { aProductCard } from '@shop/domain/testing/a-product-card'
import { NO_FACTS } from './no-facts.ts'

const PRICE: PriceSummary = {
  amount: 1,
  price: 19_900,
  recommendedRetailPrice: null,
  referencePrice: 24_900,
  lowestPriorPrice: 22_900,
  discountPercent: 20,
  unitPrice: null,
  currencyCode: 'EUR',
  hasDifferentPrice: false,
}

/** Cards with all that a card can carry. */
export function someCards(count: number): ProductCard[] {
  return Array.from({ length: count }, (_, index) =>
    aProductCard({
      id: 100 + index,
      name: `Sessel „Holm“ & Co. <${index}>`,
      href: `/p/sessel-holm-${100 + index}/`,
      images: [
        anImage({ hash: `a${index}`, src: `lindhaus/holm-${index}.webp` }),
        anImage({ hash: `b${index}` }),
      ],
      rating: { average: 4.5, count: 12 },
      colorsList: [['grau'], ['blau']],
      price: PRICE,
      delivery: { bvc: 1, daysFrom: 1, daysTo: 3, varyingDeliveryTimes: false },
    }),
  )
}

/** What the shop answers to a page of products. */
export function listingAnswers(products: ProductCard[], sort: Listing['sort'] = 'relevancy') {
  const path = '/wohnen/'
  return {
    ...FRAME,
    [loadListing.name]: {
      category: {
        id: 1,
        name: 'Wohnen',
        path,
        description: 'Für alle Räume',
        seoText: '',
        seoTitle: '',
        seoDescription: '',
        image: null,
      },
      breadcrumbs: [{ name: 'Wohnen', path }],
      subcategories: [{ name: 'Sofas', path: '/wohnen/sofas/', count: 12 }],
      products,
      hasPriceBound: true,
      facets: [],
      total: products.length,
      page: 1,
      perPage: 24,
      pages: 1,
      sort,
      sorts: ['relevancy', 'price_asc'],
      filters: {},
      paths: {},
    } satisfies Listing & { paths: object },
  }
}

type OwnPage = Partial<
  Pick<ProductPageData, 'reviews' | 'questions' | 'features' | 'care' | 'safety' | 'facts'>
>

/** What the shop answers to the page of a product, with others at its end. */
export function productAnswers(id: number, alternatives: ProductCard[], own: OwnPage = {}) {
  return { ...FRAME, [loadProduct.name]: productPageData(id, alternatives, own) }
}

/** What a product page can say below its pictures, and what shoppers have written. */
export const TOLD = {
  features: [
    { key: 'width', label: 'Breite', value: '78 cm' },
    { key: 'seat', label: 'Sitzhöhe', value: '44 cm' },
  ],
  care: ['Bei 30 Grad waschen'],
  safety: {
    maker: { name: 'Holm & Co.', address: 'Hafen 1, 20457 Hamburg', email: 'post@holm.example' },
    responsiblePerson: null,
  },
  facts: {
    ...NO_FACTS,
    warnings: ['Nicht am Gestell heben.'],
    downloads: [{ label: 'Aufbau', src: '/papers/holm.pdf', type: 'PDF', bytes: 120_000 }],
    fibres: [{ part: 'Bezug', shares: [{ fibre: 'Leinen', percent: 100 }] }],
    energyLabel: {
      class: 'B' as const,
      scale: { from: 'A' as const, to: 'G' as const },
      eprelId: '123456',
      sheet: 'papers/holm-energy.pdf',
      label: null,
    },
    declarations: [
      { duty: 'C-19', title: 'Entsorgung', lines: [{ text: 'Bringen Sie es zurück.', href: '/versand/' }] },
    ],
    french: {
      spareParts: { available: true as const, years: 10 },
      triman: [{ part: 'Carton', bin: 'Bac jaune' }],
    },
    advice: { seat: { title: 'Wie hoch?', text: ['So hoch wie die Kniekehle.'] } },
  },
  reviews: {
    average: 4.5,
    count: 2,
    visible: 2,
    bars: [],
    items: [
      {
        id: 'r1',
        rating: 5,
        title: 'Schön',
        text: 'Sitzt sich gut.',
        nickname: 'Lena',
        language: 'de' as const,
        isVerified: true,
        date: '2026-10-03',
      },
    ],
    page: 1,
    pages: 1,
  },
  questions: {
    count: 1,
    items: [
      {
        id: 'q1',
        question: 'Ist der Bezug abnehmbar?',
        answer: 'Ja, mit Reißverschluss.',
        name: '',
        language: 'de' as const,
        date: '2026-10-04',
      },
    ],
    page: 1,
  },
} satisfies OwnPage

/** What the page of a product is made of. */
export function productPageData(id: number, alternatives: ProductCard[], own: OwnPage = {}) {
  const referenceKey = `4711${id}`
  return {
    product: aProduct({
      id,
      referenceKey,
      name: `Sessel Holm ${id}`,
      images: [anImage({ hash: `p${id}` })],
    }),
    breadcrumbs: [{ name: 'Wohnen', path: '/wohnen/' }],
    reviews: { average: 4, count: 0, visible: 0, bars: [], items: [], page: 1, pages: 0 },
    questions: { count: 0, items: [], page: 1 },
    safety: null,
    features: [],
    care: [],
    facts: NO_FACTS,
    bundle: null,
    alternatives,
    paths: {},
    ...own,
  } satisfies ProductPageData & { paths: object }
}

function aNode(path: string, depth: number): NavigationNode {
  return {
    id: path.length,
    name: path,
    slug: path,
    path: `/${path}/`,
    image: null,
    productCount: 3,
    children: depth === 0 ? [] : ['a', 'b', 'c', 'd'].map((name) => aNode(`${path}/${name}`, depth - 1)),
  }
}

const FRAME = {
  [loadNavigation.name]: { roots: ['wohnen', 'schlafen', 'essen'].map((root) => aNode(root, 2)) },
}
