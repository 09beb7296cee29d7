import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SORTS } from '@shop/api-client/contract/catalogue'
import { overBudget } from '@shop/budgets/budgets'
import { LOCALES } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { categories, prices, products, stock } from '@shop/engine/db/schema/catalogue'
import { changes } from '@shop/engine/db/schema/system'
import { databases, emptyTables } from '@shop/engine/db/test-database'
import { eq, sql as query } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { ownIndex } from '../testing/own-index.ts'
import {
  catalogueLines,
  categoryRecord,
  inAllLanguages,
  priceRecord,
  productRecord,
  variantRecord,
} from '../testing/records.ts'
import { type Catalogues, openCatalogues } from './catalogues.ts'
import { openChangeReader, resumeChangeReader } from './change-feed-store.ts'

const SHOPS = LOCALES.map((locale) => ({
  locale,
  delivery: { instantUpToDays: 3 },
  listing: { cards: 'families' as const },
  ownBrands: [],
  company: 'others' as const,
}))
const FOLDER = mkdtempSync(join(tmpdir(), 'index-snapshots-'))
const FILE = join(FOLDER, 'index', 'products.snapshot')
const SHOP = 'test-shop'
const PRODUCTS = 30
const NAMES = ['Sofa Alva', 'Ecksofa Bo', 'Stehlampe', 'Lampenschirm für Stehlampen', 'Kinderwagen']
const QUERIES = ['sofa', 'lampe', 'wagen', 'stehlamppe', 'grau']
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

describe.each(await databases())('the snapshot of the index on the $name', ({ open }) => {
  let database: Database
  const said = { warn: vi.spyOn(console, 'warn'), log: vi.spyOn(console, 'log') }
  beforeAll(async () => {
    database = await open()
  }, 120_000)
  afterAll(() => database.close())

  beforeEach(async () => {
    await emptyTables(database)
    await importCatalogue(database, catalogueLines(records()), { strict: true })
    rmSync(FILE, { force: true })
    for (const spy of Object.values(said)) spy.mockReset().mockImplementation(() => undefined)
  })

  const started = (shop = SHOP, shops = SHOPS) =>
    openCatalogues(database, shops, { pollMilliseconds: null, snapshot: { file: FILE, shop } })
  const startAndStop = async () => (await started()).close()

  test('a start without one reads all products, and is no problem', async () => {
    const { catalogues, read } = await counted(database, started)

    expect(read).toBe(PRODUCTS)
    expect(said.warn).not.toHaveBeenCalled()
    await catalogues.close()
    expect(existsSync(FILE)).toBe(true)
  })

  test('a restart reads no product when nothing has changed', async ({ task }) => {
    await startAndStop()

    const { catalogues, read } = await counted(database, started)

    expect(overBudget(task.meta, 'restart/products-read', read)).toBeNull()
    await expectAsIfFresh(database, catalogues)
    await catalogues.close()
  })

  test('a restart reads the products that have changed, and no others', async ({ task }) => {
    await startAndStop()
    await database.sql.update(products).set({ popularity: 1 }).where(query`${products.id} <= 10`)

    const { catalogues, read } = await counted(database, started)

    expect(overBudget(task.meta, 'restart/products-read-after-10-changes', read)).toBeNull()
    await expectAsIfFresh(database, catalogues)
    await catalogues.close()
  })

  test('whatever happened in between, the shop is the one that reads everything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (happened) => {
        await startAndStop()
        for (const apply of happened) await apply(database)

        const catalogues = await started()

        await expectAsIfFresh(database, catalogues)
        await catalogues.close()
      }),
      { numRuns: 15 },
    )
    expect(said.warn).not.toHaveBeenCalled()
  }, 120_000)

  test('a category that was moved and renamed while the shop was closed is listed and found so', async () => {
    await startAndStop()
    await database.sql
      .update(categories)
      .set({ name: inAllLanguages('Leuchten'), parentId: 2 })
      .where(eq(categories.id, 3))

    const catalogues = await started()

    expect(found(catalogues, 'leuchten').count).toBeGreaterThan(0)
    await expectAsIfFresh(database, catalogues)
    await catalogues.close()
  })

  test('it is written while the shop runs: one that was killed starts from it as well', async () => {
    const catalogues = await started()
    await vi.waitFor(() => expect(existsSync(FILE)).toBe(true))

    const { catalogues: again, read } = await counted(database, started)

    expect(read).toBe(0)
    await again.close()
    await catalogues.close()
  })

  test('one that nothing was added to is not written again', async () => {
    // Other suites write on the same server: what they note may still become visible, so it is made once more.
    await vi.waitFor(async () => {
      await startAndStop()
      expect(readFileSync(FILE, 'latin1')).toContain('"isQuiet":true')
    }, 20_000)
    const { mtimeMs } = statSync(FILE)

    await startAndStop()

    expect(statSync(FILE).mtimeMs).toBe(mtimeMs)
  })

  const damage: [string, RegExp, (database: Database) => unknown][] = [
    ['is cut off', /cut off/, () => writeFileSync(FILE, readFileSync(FILE).subarray(0, -100))],
    [
      'has a byte that is another',
      /damaged/,
      () => writeFileSync(FILE, readFileSync(FILE).fill(0x55, 400, 401)),
    ],
    ['is no snapshot', /another kind of file/, () => writeFileSync(FILE, 'x'.repeat(2000))],
    ['knows a feed that is gone', /what has changed since/, ({ sql }) => sql.delete(changes)],
    [
      'was made from another database that looks alike',
      /what has changed since/,
      ({ sql }) => sql.execute(query`update changes set at = at + interval '1 microsecond'`),
    ],
    [
      'does not know of products that went without a word',
      /other products/,
      ({ sql }) =>
        sql.execute(
          query.raw(`do $$ begin
            ${silenced('disable')}
            delete from products where id = 5;
            ${silenced('enable')}
          end $$`),
        ),
    ],
  ]
  test.each(damage)('one that %s is not used, which is said once', async (_, reason, happen) => {
    await startAndStop()
    await happen(database)

    const { catalogues, read } = await counted(database, started)

    expect(read).toBeGreaterThan(20)
    expect(said.warn.mock.calls).toEqual([[expect.stringMatching(reason)]])
    await expectAsIfFresh(database, catalogues)
    await catalogues.close()
  })

  test('one of another shop, or made by other rules, is not used', async () => {
    await startAndStop()
    await (await started('other-shop')).close()
    expect(said.warn.mock.calls).toEqual([[expect.stringContaining('it is of the shop test-shop')]])

    const slower = SHOPS.map((shop) => ({ ...shop, delivery: { instantUpToDays: 9 } }))
    await (await started('other-shop', slower)).close()
    expect(said.warn.mock.lastCall).toEqual([expect.stringContaining('another way')])
  })

  test('a folder that cannot be written is said once, and the shop opens', async () => {
    writeFileSync(join(FOLDER, 'file'), '')
    const snapshot = { file: join(FOLDER, 'file', 'products.snapshot'), shop: SHOP }
    const catalogues = await openCatalogues(database, SHOPS, { pollMilliseconds: null, snapshot })
    await catalogues.refresh()
    await catalogues.close()

    expect(said.warn.mock.calls.at(-1)).toEqual([expect.stringContaining('is not kept for the next start')])
    expect(ownIndex(catalogues.of('de-de')).size('DE')).toBe(PRODUCTS)
  })

  test('a reader goes on only where nothing can have been forgotten in between', async () => {
    const position = { ...(await openChangeReader(database.sql)).position(), isQuiet: false }
    await database.sql.update(products).set({ popularity: 3 }).where(eq(products.id, 4))
    const hoursAgo = { ...position, readAt: position.readAt - 2 * 60 * 60 }

    const resumed = await resumeChangeReader(database.sql, position)

    expect((await resumed?.read())?.tags).toEqual(['product:4'])
    expect(await resumeChangeReader(database.sql, hoursAgo)).toBeNull()
    expect(await resumeChangeReader(database.sql, { ...hoursAgo, isQuiet: true })).not.toBeNull()
    expect(await resumeChangeReader(database.sql, { ...position, newest: null })).toBeNull()
  })
})

/** Triggers of every table from which rows go with a product. */
function silenced(word: 'disable' | 'enable'): string {
  const tables = ['products', 'variants', 'prices', 'stock']
  return tables.map((table) => `alter table ${table} ${word} trigger user;`).join(' ')
}

/** Opens a shop and counts the products that it reads from the database for that. */
async function counted({ sql }: Database, start: () => Promise<Catalogues>) {
  const execute = vi.spyOn(sql, 'execute')
  const catalogues = await start()
  const answers = await Promise.all(execute.mock.results.map(async ({ value }) => value))
  execute.mockRestore()
  const read = answers.flatMap(({ rows }) => rows).filter((row: object) => 'masterKey' in row).length
  return { catalogues, read }
}

/** Against one that has no snapshot: every list, count and search. */
async function expectAsIfFresh(database: Database, catalogues: Catalogues): Promise<void> {
  const fresh = await openCatalogues(database, SHOPS, { pollMilliseconds: null })
  for (const locale of ['de-de', 'fr-ch', 'nl-nl'] as const)
    expect(everythingOf(catalogues, locale)).toEqual(everythingOf(fresh, locale))
  expect(catalogues.filters()).toEqual(fresh.filters())
  const ids = Array.from({ length: PRODUCTS + 5 }, (_, place) => place + 1)
  expect(await catalogues.of('de-de').cards(ids)).toEqual(await fresh.of('de-de').cards(ids))
  await fresh.close()
}

const PLACES = {
  'de-de': { country: 'DE', language: 'de' },
  'fr-ch': { country: 'CH', language: 'fr' },
  'nl-nl': { country: 'NL', language: 'nl' },
} as const

function everythingOf(catalogues: Catalogues, locale: keyof typeof PLACES) {
  const catalogue = catalogues.of(locale)
  const index = ownIndex(catalogue)
  const { country, language } = PLACES[locale]
  const search = index.text(language)
  const scopes = [
    { kind: 'all' } as const,
    ...[1, 2, 3].map((categoryId) => ({ kind: 'category', categoryId }) as const),
    ...QUERIES.map((words) => ({ kind: 'found', found: search.search(words) }) as const),
  ]
  const listed = { country, language, page: 1, perPage: 24, filters: { farbe: 'grau' } } as const
  return {
    lists: scopes.flatMap((scope) =>
      SORTS.flatMap((sort) => [
        index.list({ ...listed, scope, sort }),
        index.list({ ...listed, filters: {}, scope, sort }),
      ]),
    ),
    brands: index.brands(country),
    categories: catalogue
      .categories()
      .map(({ id, name, path, productCount }) => [id, name, path, productCount]),
    similar: Array.from({ length: PRODUCTS }, (_, place) => index.similarTo(place + 1, country, 4)),
    leftOut: QUERIES.map((words) => search.search(words).leftOut),
  }
}

function found(catalogues: Catalogues, words: string) {
  return ownIndex(catalogues.of('de-de')).text('de').search(words)
}

function records() {
  return [
    categoryRecord({ id: 1, slug: 'wohnen', name: inAllLanguages('Wohnen') }),
    categoryRecord({ id: 2, slug: 'sofas', parentId: 1, name: inAllLanguages('Polster') }),
    categoryRecord({ id: 3, slug: 'lampen', parentId: 1, name: inAllLanguages('Licht') }),
    ...Array.from({ length: PRODUCTS }, (_, place) => aProduct(place + 1, place)),
  ]
}

/** One of many that differ: the second number decides how. */
function aProduct(id: number, look: number) {
  const colour = ['grau', 'rot', 'blau'][look % 3] ?? 'grau'
  const price = priceRecord(1000 + look * 10, look % 4 === 0 ? { before: 4000, lowestPrior: 3900 } : {})
  return productRecord({
    id,
    categories: look % 2 === 0 ? [2] : [3, 2],
    name: inAllLanguages(NAMES[look % NAMES.length] ?? ''),
    brand: look % 5 === 0 ? 'Alva' : 'Bo',
    masterKey: `M${look % 7}`,
    popularity: look,
    attributes: {
      farbe: {
        label: inAllLanguages('Farbe'),
        multiSelect: true,
        facet: true,
        values: [{ value: colour, label: inAllLanguages(colour.toUpperCase()) }],
      },
    },
    variants: [
      variantRecord({
        id: id * 10,
        stock: look % 6,
        prices: { DE: price, NL: price, ...(look % 3 === 0 ? { CH: price } : {}) },
      }),
    ],
  })
}

type Change = (database: Database) => Promise<unknown>

const anId = fc.integer({ min: 1, max: PRODUCTS })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: PRODUCTS + 5 }), fc.nat(40)).map(
    ([id, look]) =>
      (database: Database) =>
        importCatalogue(database, catalogueLines([aProduct(id, look)]), { strict: true }),
  ),
  anId.map(
    (id) =>
      ({ sql }: Database) =>
        sql.delete(products).where(eq(products.id, id)),
  ),
  anId.map(
    (id) =>
      ({ sql }: Database) =>
        sql.update(products).set({ isActive: false }).where(eq(products.id, id)),
  ),
  fc.tuple(anId, fc.nat(3)).map(
    ([id, quantity]) =>
      ({ sql }: Database) =>
        sql
          .update(stock)
          .set({ quantity })
          .where(eq(stock.variantId, id * 10)),
  ),
  fc.tuple(anId, fc.integer({ min: 1, max: 9999 })).map(
    ([id, price]) =>
      ({ sql }: Database) =>
        sql
          .update(prices)
          .set({ price })
          .where(eq(prices.variantId, id * 10)),
  ),
)
