import { isProblem } from '@shop/api-client/contract/problem'
import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { products } from '@shop/engine/db/schema/catalogue'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Catalogues, openCatalogues } from '../../catalogue/catalogues.ts'
import { importCatalogue } from '../../import/import-catalogue.ts'
import type { SearchQuery } from '../../listing/port/catalogue-search.ts'
import { catalogueLines } from '../../testing/records.ts'
import { openSearchSide } from './open-search-side.ts'
import { type SearchStandIn, searchStandIn } from './testing/open-search-stand-in.ts'
import { someFurniture } from './testing/some-furniture.ts'

const SHOPS = LOCALES.map((locale) => ({
  locale,
  delivery: { instantUpToDays: 3 },
  listing: { cards: 'families' as const },
  ownBrands: [],
  company: 'others' as const,
}))
const ASKED: SearchQuery = {
  country: 'DE',
  language: 'de',
  scope: { kind: 'all' },
  sort: 'relevancy',
  page: 1,
  perPage: 24,
  filters: {},
}
const DEADLINE = 300

let database: Database
let server: SearchStandIn
let catalogues: Catalogues
beforeAll(async () => {
  const [first] = await databases()
  if (!first) throw new Error('No database opens here.')
  database = await first.open()
  await emptyTables(database)
  await importCatalogue(database, catalogueLines(someFurniture()), { strict: true })
  server = await searchStandIn()
  catalogues = await openCatalogues(database, SHOPS, {
    pollMilliseconds: null,
    elsewhere: (making) =>
      openSearchSide(
        { address: server.address, shop: 'outage', locales: LOCALES, askingMilliseconds: DEADLINE },
        making,
      ),
  })
}, 120_000)
afterAll(async () => {
  await catalogues.close()
  await server.close()
  await database.close()
})
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

const listed = (some: Partial<SearchQuery> = {}) => catalogues.of('de-de').search.list({ ...ASKED, ...some })

test.each<[string, { page: number; how: { status?: number; milliseconds?: number } }]>([
  ['answers with an error', { page: 3, how: { status: 503 } }],
  ['answers after the deadline', { page: 2, how: { milliseconds: DEADLINE * 3 } }],
])(
  'a server that %s gets the last list shown, and what was never asked is a problem',
  async (_, { page, how }) => {
    const known = await listed()

    server.behave(how)
    const shown = await listed()
    const refused = await listed({ page }).catch((error: unknown) => error)
    server.behave(null)

    expect(shown).toEqual(known)
    expect(isProblem(refused) && [refused.status, refused.code]).toEqual([503, 'search_unavailable'])
    await vi.waitFor(async () => expect((await listed({ page })).page).toBe(page), {
      timeout: 10_000,
      interval: 200,
    })
  },
)

test('a change that could not be written is written by the next look', async () => {
  await database.sql.update(products).set({ popularity: 5000 }).where(eq(products.id, 9))

  server.behave({ status: 503 })
  await expect(catalogues.refresh()).rejects.toThrow('Response Error')
  server.behave(null)

  await vi.waitFor(() => catalogues.refresh(), { timeout: 10_000, interval: 200 })
  expect((await listed()).productIds[0]).toBe(9)
})

test('what the server refuses is never taken for an empty list', async () => {
  server.behave({ status: 400 })
  const refused = await listed({ filters: { colour: 'rot' }, page: 5 }).catch((error: unknown) => error)
  server.behave(null)

  expect(isProblem(refused) && refused.code).toBe('search_unavailable')
})
