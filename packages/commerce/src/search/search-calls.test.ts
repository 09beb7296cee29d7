import type { AnswerOf, Api, Call, InputOf } from '@shop/api-client/contract/define-call'
import { searchProducts, suggestSearch } from '@shop/api-client/contract/search'
import { importSearchWords, type StoredWords } from '@shop/catalogue/search/words/search-words-store'
import { categoryRecord, priceRecord, productRecord, variantRecord } from '@shop/catalogue/testing/records'
import type { Locale } from '@shop/domain/market/markets'
import { databases } from '@shop/engine/db/test-database'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { apiResponse } from '../http-api.ts'
import { engineWithCatalogue } from '../testing/test-engine.ts'

/** What this shop has written down; another has other words. */
const wordsOf: StoredWords = (language) =>
  ({
    de: { synonyms: ['couch, sofa'], redirects: [{ phrase: 'retoure', target: '/widerruf/' }] },
    fr: { synonyms: [], redirects: [{ phrase: 'frais de port', target: '/versand/' }] },
    nl: { synonyms: [], redirects: [{ phrase: 'verzendkosten', target: '/versand/' }] },
  })[language]

const name = (de: string, fr: string, nl: string) => ({ de, fr, nl })

const RECORDS = [
  categoryRecord({ id: 1, slug: 'wohnen', name: name('Wohnen', 'Salon', 'Wonen') }),
  categoryRecord({ id: 2, slug: 'sofas', parentId: 1, name: name('Sofas', 'Canapés', 'Banken') }),
  categoryRecord({
    id: 3,
    slug: 'kinderwagen',
    parentId: 1,
    name: name('Kinderwagen', 'Poussettes', 'Kinderwagens'),
  }),
  thing(1, '100101', 'Ecksofa Alva', 'Canapé d’angle Alva', 'Hoekbank Alva', [2], 5),
  thing(2, '100102', 'Schlafsofa Runa', 'Canapé convertible Runa', 'Slaapbank Runa', [2], 9),
  thing(3, '200101', 'Kinderwagen Lotta', 'Poussette Lotta', 'Kinderwagen Lotta', [3], 1),
  thing(4, '200102', 'Kombikinderwagen Mila', 'Poussette combinée Mila', 'Combiwagen Mila', [3], 7),
  productRecord({
    id: 5,
    referenceKey: '300101',
    name: name('Sofatisch Pim', 'Bout de canapé Pim', 'Bijzettafel Pim'),
    brand: 'Nordheim Möbel',
    categories: [1],
    popularity: 3,
    variants: [variantRecord({ id: 50, referenceKey: '300101_1', prices: { FR: priceRecord(1000) } })],
  }),
]

describe.each(await databases())('the search calls on the $name', ({ open }) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await engineWithCatalogue(await open(), RECORDS)
    await importSearchWords(engine.database, wordsOf)
    await engine.refresh()
  }, 60_000)
  afterAll(() => engine?.close())

  async function ask<C extends Call>(
    call: C,
    input: InputOf<C>,
    locale: Locale = 'de-de',
  ): Promise<AnswerOf<C>> {
    const api: Api = engine.api(locale)
    const answer = await api(call, input)
    expect(v.safeParse(call.answer, answer).issues).toBeUndefined()
    return answer
  }

  test('a misspelt word is corrected, unless it is asked for exactly: then the correction is offered', async () => {
    const corrected = await ask(searchProducts, { q: 'kinderwgaen' })
    const exact = await ask(searchProducts, { q: 'kinderwgaen', exact: '1' })

    expect(corrected).toMatchObject({ q: 'kinderwgaen', corrected: 'kinderwagen', total: 2, instead: null })
    expect(exact).toMatchObject({ corrected: 'kinderwagen', total: 0 })
    expect(exact.instead).not.toBeNull()
  })

  test('words that nothing has are left out and named', async () => {
    expect(await ask(searchProducts, { q: 'kombikinderwagen aus xyzzy' })).toMatchObject({
      total: 1,
      leftOut: ['xyzzy'],
    })
  })

  test.each(['xyzzy', ''])('"%s" finds nothing and shows bestsellers and categories instead', async (q) => {
    const { total, instead } = await ask(searchProducts, { q })

    expect(total).toBe(0)
    expect(instead?.bestsellers.map(({ id }) => id)).toEqual([2, 4, 1, 3])
    expect(instead?.categories).toEqual([
      { name: 'Sofas', path: '/wohnen/sofas/', count: 2 },
      { name: 'Kinderwagen', path: '/wohnen/kinderwagen/', count: 2 },
    ])
  })

  test('filters that nothing passes are no reason to show something else', async () => {
    const answer = await ask(searchProducts, { q: 'sofa', filters: { price: '1-2' } })

    expect(answer).toMatchObject({ total: 0, instead: null })
  })

  test.each([
    ['Retoure', 'de-de', '/widerruf/'],
    ['frais de port', 'fr-ch', '/versand/'],
    ['verzendkosten', 'nl-be', '/versand/'],
    ['retoure sofa', 'de-de', null],
  ] as const)('"%s" leads in %s to %s', async (q, locale, path) => {
    expect((await ask(searchProducts, { q }, locale)).redirect).toBe(path)
    expect((await ask(searchProducts, { q, exact: '1' }, locale)).redirect).toBeNull()
  })

  test.each([
    ['s', ['Sofas', 'Schlafsofa']],
    ['sch', ['Schlafsofa']],
    ['sofa', ['Sofas', 'Ecksofa', 'Schlafsofa']],
    ['kinderw', ['Kinderwagen']],
    ['kinderwagen', ['Kinderwagen', 'Kombikinderwagen']],
    ['couch', ['Sofas', 'Ecksofa', 'Schlafsofa']],
    ['kommode', []],
  ])('"%s" may become %o', async (q, queries) => {
    expect((await ask(suggestSearch, { q })).queries.toSorted()).toEqual(queries.toSorted())
  })

  test('suggestions have categories with their trail, brands, and products that are sold here', async () => {
    const sofas = await ask(suggestSearch, { q: 'sofa' })
    const brands = await ask(suggestSearch, { q: 'mobel' }, 'fr-fr')

    expect(sofas.categories).toEqual([{ name: 'Sofas', path: '/wohnen/sofas/', trail: ['Wohnen'] }])
    expect(sofas.products.map(({ id }) => id)).toEqual([2, 1])
    expect(brands.brands).toEqual([{ name: 'Nordheim Möbel', path: '/suche/?q=Nordheim+M%C3%B6bel' }])
    expect(brands.products.map(({ id }) => id)).toEqual([5])
  })

  test.each([
    ['1001', [1, 2]],
    ['10.01.02', [2]],
    ['0100102', [2]],
    ['300', []],
  ])('the beginning of an article number, "%s", suggests %o', async (q, ids) => {
    expect((await ask(suggestSearch, { q })).products.map(({ id }) => id)).toEqual(ids)
  })

  test('suggestions may be kept by anybody for a short while, results are asked for again', async () => {
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control')

    expect(await cacheOf('/api/shop/search/suggestions/?q=so')).toBe('public, max-age=60')
    expect(await cacheOf('/api/shop/search/?q=so')).toBe('public, no-cache')
  })

  test('too long a query is refused, and says so', async () => {
    const response = await get(`/api/shop/search/?q=${'a'.repeat(10_000)}`)

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'input_invalid', errors: [{ path: 'q' }] })
  })

  test('nothing that anyone types breaks a search or its suggestions', async () => {
    const letter = fc.oneof(
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      fc.constantFrom('%', '\u0000', '\uD800', "'", '\\', '<b>', '100', 'sofa', ' ', '🛋️', 'كنبة'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(letter, { maxLength: 40 }).map((letters) => letters.join('').slice(0, 200)),
        async (q) => {
          expect((await ask(searchProducts, { q })).total).toBeGreaterThanOrEqual(0)
          expect((await ask(suggestSearch, { q })).products.length).toBeLessThanOrEqual(6)
        },
      ),
      { numRuns: 40 },
    )
  })

  function get(path: string): Promise<Response> {
    return apiResponse(engine, new Request(`https://shop.example${path}`), {
      locale: 'de-de',
      secureCookies: true,
      clientAddress: '127.0.0.1',
    })
  }
})

function thing(
  id: number,
  referenceKey: string,
  de: string,
  fr: string,
  nl: string,
  categories: number[],
  popularity: number,
) {
  return productRecord({
    id,
    referenceKey,
    name: name(de, fr, nl),
    brand: 'Lindhaus',
    subbrand: de.split(' ')[1] ?? null,
    categories,
    popularity,
    variants: [variantRecord({ id: id * 10, referenceKey: `${referenceKey}_1` })],
  })
}
