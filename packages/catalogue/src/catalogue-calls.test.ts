import { loadListing, loadNavigation, loadProduct, loadProducts } from '@shop/api-client/contract/catalogue'
import type { AnswerOf, Api, Call, InputOf } from '@shop/api-client/contract/define-call'
import { loadRecommendations } from '@shop/api-client/contract/recommendations'
import { searchProducts } from '@shop/api-client/contract/search'
import { wireAnswer } from '@shop/api-client/contract/wire-answer'
import type { Locale } from '@shop/domain/market/markets'
import { databases } from '@shop/engine/db/test-database'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueEngine, catalogueEngine } from './testing/catalogue-engine.ts'
import {
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from './testing/records.ts'

const colour = (value: string, label: string) => ({
  farbe: {
    label: inAllLanguages('Farbe'),
    multiSelect: false,
    facet: true,
    values: [{ value, label: inAllLanguages(label) }],
  },
})

const FORMULA = {
  saeuglingsanfangsnahrung: {
    ...colour('1', '1').farbe,
    label: inAllLanguages('Anfangsnahrung'),
    facet: false,
  },
}

const PRAISED_PRICE = priceRecord(1500, {
  rrp: 2200,
  before: 2000,
  lowestPrior: 2000,
  scale: [{ amount: 6, price: 1200 }],
})

const SWISS_MAKER = {
  name: 'Tischlerei AG',
  address: 'Holzweg 22, Altstätten',
  email: 'a@tischlerei.example',
}
const ANSWERING = { name: 'Vertrieb GmbH', address: 'Marktstraße 8, Dornbirn', email: 'b@tischlerei.example' }
const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen', name: { de: 'Wohnen', fr: 'Salon', nl: 'Wonen' } }),
  categoryRecord({ id: 2, slug: 'sofas', parentId: 1, name: { de: 'Sofas', fr: 'Canapés', nl: 'Banken' } }),
  categoryRecord({ id: 3, slug: 'leer' }),
  categoryRecord({ id: 4, slug: 'babynahrung' }),
  categoryRecord({ id: 5, slug: 'buecher' }),
  productRecord({
    id: 1,
    referenceKey: '0010.0101',
    name: { de: 'Ecksofa Grün', fr: 'Canapé d’angle', nl: 'Hoekbank groen' },
    categories: [2],
    attributes: colour('gruen', 'Grün'),
    popularity: 5,
    variants: [
      variantRecord({
        id: 10,
        referenceKey: '00100101_links',
        prices: { DE: priceRecord(1500, { before: 2000, lowestPrior: 2000 }) },
      }),
      variantRecord({ id: 11, referenceKey: '00100101_rechts' }),
    ],
    safety: {
      manufacturer: 'Lindhaus',
      address: 'Weg 1',
      email: 'a@b.example',
      warnings: [inAllLanguages('Achtung')],
    },
  }),
  productRecord({
    id: 2,
    categories: [2],
    attributes: colour('rot', 'Rot'),
    popularity: 9,
    maker: { ...SWISS_MAKER, country: 'CH' },
    responsiblePerson: ANSWERING,
  }),
  productRecord({
    id: 3,
    categories: [1],
    popularity: 99,
    variants: [variantRecord({ id: 30, stock: 0, bvc: 4 })],
  }),
  productRecord({
    id: 4,
    name: inAllLanguages('Anfangsmilch'),
    categories: [4],
    attributes: FORMULA,
    facts: {
      food: {
        name: inAllLanguages('Anfangsmilch'),
        ingredients: inAllLanguages('MILCH'),
        nutrition: [],
        storage: null,
        preparation: null,
        origin: null,
        operator: { name: 'Milchwerk', address: 'Weg 1' },
        organicControl: null,
      },
    },
    isNew: true,
    promo: inAllLanguages('Beliebt'),
    variants: [variantRecord({ id: 40, paybackFactor: 1, prices: { DE: PRAISED_PRICE } })],
  }),
  productRecord({
    id: 5,
    name: inAllLanguages('Atlas'),
    categories: [5],
    attributes: { preisgebunden: { ...FORMULA.saeuglingsanfangsnahrung, label: inAllLanguages('Preis') } },
    variants: [variantRecord({ id: 50, paybackFactor: 1, prices: { DE: PRAISED_PRICE } })],
  }),
]

describe.each(await databases())('the catalogue calls on the $name', ({ open }) => {
  let engine: CatalogueEngine
  beforeAll(async () => {
    engine = await catalogueEngine(await open(), RECORDS)
  }, 60_000)
  afterAll(() => engine?.close())

  /** Asks in process, and holds the answer against the contract. */
  async function ask<C extends Call>(
    call: C,
    input: InputOf<C>,
    locale: Locale = 'de-de',
  ): Promise<AnswerOf<C>> {
    const api: Api = engine.api(locale)
    const answer = await api(call, input)
    expect(v.safeParse(call.answer, wireAnswer(call.answer, answer)).issues).toBeUndefined()
    return answer
  }

  test('the navigation has every category with products, in the language of the locale', async () => {
    const { roots } = await ask(loadNavigation, {}, 'fr-fr')

    expect(roots).toMatchObject([
      {
        name: 'Salon',
        path: '/wohnen/',
        productCount: 3,
        children: [{ name: 'Canapés', path: '/wohnen/sofas/' }],
      },
    ])
    expect(roots).toHaveLength(1)
  })

  test('a listing shows what is in a category and below, what cannot be ordered last', async () => {
    const listing = await ask(loadListing, { path: '/wohnen/' })

    expect(listing.products.map(({ id }) => id)).toEqual([2, 1, 3])
    expect(listing.subcategories).toEqual([{ name: 'Sofas', path: '/wohnen/sofas/', count: 2 }])
    expect(listing.breadcrumbs).toEqual([{ name: 'Wohnen', path: '/wohnen/' }])
    expect(listing.facets.map(({ name }) => name)).toContain('price')
    expect(listing.paths).toMatchObject({ 'de-de': '/wohnen/', 'fr-fr': '/wohnen/' })
    expect(listing.paths).not.toHaveProperty('nl-nl')
  })

  test('a listing says whether a campaign may stand beside it', async () => {
    expect((await ask(loadListing, { path: '/wohnen/' })).hasPriceBound).toBe(false)
    expect((await ask(loadListing, { path: '/babynahrung/' })).hasPriceBound).toBe(true)
    expect((await ask(searchProducts, { q: 'Anfangsmilch' })).hasPriceBound).toBe(true)
  })

  // Recommendations, points and promotions left infant formula alone; its own price, its badges and its steps did not.
  test('infant formula is praised by nothing that its record says, on its page and in a list', async () => {
    const { product } = await ask(loadProduct, { referenceKey: 'P4' })
    const listing = await ask(loadListing, { path: '/babynahrung/' })

    expect(product).toMatchObject({ sale: null, isNew: false, promo: null })
    expect(product.variants).toMatchObject([{ priceSteps: [], priceBefore: null, paybackFactor: null }])
    expect(product.variants[0]?.price).toMatchObject({
      withTax: 1500,
      recommendedRetailPrice: null,
      appliedReductions: [],
      lowestPriorPrice: null,
    })
    expect(listing.products).toMatchObject([{ badges: [], price: { price: 1500, referencePrice: null } }])
    expect(listing.facets.map(({ name }) => name)).not.toContain('sale')
  })

  test('a book of a fixed price costs the same in every quantity', async () => {
    const { product } = await ask(loadProduct, { referenceKey: 'P5' })

    expect(product.variants).toMatchObject([{ priceSteps: [], paybackFactor: null }])
    expect(product.variants[0]?.price.withTax).toBe(1500)
  })

  test('a category is nowhere where nothing of it is sold', async () => {
    expect((await ask(loadListing, { path: '/leer/' })).paths).toEqual({})
  })

  test('filters and sort narrow and order a listing', async () => {
    const listing = await ask(loadListing, {
      path: 'wohnen/sofas',
      sort: 'price_asc',
      filters: { colour: 'gruen,rot', sale: '1', nonsense: 'x' },
    })

    expect(listing.products.map(({ id }) => id)).toEqual([1])
    expect(listing.filters).toEqual({ colour: 'gruen,rot', sale: '1' })
    expect(listing.facets.find(({ name }) => name === 'colour')?.values).toEqual([
      { value: 'gruen', label: 'Grün', count: 1, selected: true },
      { value: 'rot', label: 'Rot', count: 0, selected: true },
    ])
  })

  test.each([
    [loadListing, { path: '/keller/' }, 'category_not_found'],
    [loadListing, { path: '' }, 'category_not_found'],
    [loadProduct, { referenceKey: 'nix' }, 'product_not_found'],
  ] as const)('what does not exist is a 404 with its code', async (call, input, code) => {
    await expect(engine.api('de-de')(call, input as never)).rejects.toMatchObject({ status: 404, code })
  })

  test('the product page has its safety facts, features and alternatives', async () => {
    const page = await ask(loadProduct, { referenceKey: '0010.0101' })

    expect(page.product.name).toBe('Ecksofa Grün')
    expect(page.breadcrumbs.map(({ path }) => path)).toEqual(['/wohnen/', '/wohnen/sofas/'])
    expect(page.safety).toEqual({
      maker: { name: 'Lindhaus', address: 'Weg 1', email: 'a@b.example' },
      responsiblePerson: null,
    })
    expect(page.facts.warnings).toEqual(['Achtung'])
    expect(page.bundle).toBeNull()
    expect(page.features).toEqual([{ key: 'farbe', label: 'Farbe', value: 'Grün' }])
    expect(page.alternatives.map(({ id }) => id)).toEqual([2])
  })

  test.each<[Locale, object | null]>([
    ['de-de', ANSWERING],
    ['fr-fr', ANSWERING],
    ['de-ch', null],
  ])(
    'who answers in the Union for a maker outside it is named where its law holds: %s',
    async (locale, responsiblePerson) => {
      const { safety } = await ask(loadProduct, { referenceKey: 'P2' }, locale)

      expect(safety).toEqual({ maker: SWISS_MAKER, responsiblePerson })
    },
  )

  test('cards come in the order asked, and what is unknown is left out', async () => {
    const byId = await ask(loadProducts, { ids: '2,99,1,2,abc' })
    const byKey = await ask(loadProducts, { referenceKeys: 'P3,0010.0101' })

    expect(byId.map(({ id }) => id)).toEqual([2, 1])
    expect(byKey.map(({ id }) => id)).toEqual([3, 1])
    expect(await ask(loadProducts, {})).toEqual([])
  })

  test('recommendations keep their order without what is unknown or sold out', async () => {
    const cards = await ask(loadRecommendations, { referenceKeys: '3,2,99,1,,x' })

    expect(cards.map(({ id }) => id)).toEqual([2, 1])
    expect(await ask(loadRecommendations, { referenceKeys: '' })).toEqual([])
  })

  test('a search finds words in any spelling, in names and categories', async () => {
    const found = async (q: string, locale: Locale = 'de-de') =>
      (await ask(searchProducts, { q }, locale)).products.map(({ id }) => id)

    expect(await found('gruenes ecksofa')).toEqual([1])
    expect(await found('gruen')).toEqual([1])
    expect(await found('sofas')).toEqual([1, 2])
    expect(await found('canape', 'fr-fr')).toEqual([1, 2])
    expect(await found('')).toEqual([])
    expect(await found('staubsauger')).toEqual([])
  })

  test.each([
    ['00100101', '/p/ecksofa-gruen-00100101/'],
    ['100101', '/p/ecksofa-gruen-00100101/'],
    [' 0010.0101 ', '/p/ecksofa-gruen-00100101/'],
    ['Art.-Nr. 0010.0101', '/p/ecksofa-gruen-00100101/'],
    ['00100101_LINKS', '/p/ecksofa-gruen-00100101/?variant=00100101_links'],
    ['sofa', null],
    ['4711', null],
  ])('the article number "%s" leads to %s', async (q, redirect) => {
    expect((await ask(searchProducts, { q })).redirect).toBe(redirect)
  })
})
