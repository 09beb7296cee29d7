import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_MAPPING } from './mapping/mapping.ts'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import { keptRows } from './testing/kept-rows.ts'
import type { MoveInOptions } from './writing/run/move-in-options.ts'

const SAMPLES = fileURLToPath(new URL('../../../docs/move-in/samples/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'shop-move-in-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(await databasesForRules())('moving in on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  async function input(names: readonly string[], changed: Partial<MoveInOptions> = {}) {
    const options = aMove(changed)
    const paths = names.map((name) => SAMPLES + name)
    return { files: await recognisedFiles(SOURCES[options.source], paths), options }
  }

  const SHOPIFY = ['shopify-products.csv', 'shopify-redirects.csv'] as const

  test('a rehearsal says what the move then does, and writes nothing', async () => {
    const move = await input(SHOPIFY)
    const before = await keptRows(database)

    const rehearsed = await rehearsedMoveIn(database, move)
    const between = await keptRows(database)
    const done = await moveIn(database, move)

    expect(between).toEqual(before)
    expect(rehearsed.counts).toEqual(done.counts)
    expect(rehearsed.refusals).toEqual(done.refusals)
    expect(Object.fromEntries(done.counts)).toMatchObject({
      categories: { created: 3 },
      products: { created: 3, refused: 1 },
    })
  })

  test('the same files again change nothing', async () => {
    const move = await input(SHOPIFY)
    await moveIn(database, move)
    const before = await keptRows(database)

    const later = { ...move, options: { ...move.options, now: new Date('2026-12-24T10:00:00Z') } }
    const again = await moveIn(database, later)

    expect(await keptRows(database)).toEqual(before)
    expect(again.changes).toBe(false)
    expect(Object.fromEntries(again.counts)).toMatchObject({ products: { unchanged: 3, created: 0 } })
  })

  test('an address that two categories of the old shop would have is led to neither, and again changes nothing', async () => {
    const path = join(folder, 'products.csv')
    const row = (id: number, category: string) => `${id},simple,S${id},Ding ${id},1,1,5,9,${category}`
    writeFileSync(
      path,
      [
        'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories',
        row(1, 'Wohnen > Kissen'),
        row(2, 'Garten > Kissen'),
      ].join('\n'),
    )
    const move = {
      options: aMove({ source: 'woocommerce' }),
      files: await recognisedFiles(SOURCES.woocommerce, [path]),
    }

    await moveIn(database, move)
    const again = await moveIn(database, move)

    const { rows } = await database.sql.execute<{ path: string; target: string }>(
      query`select path, target from page_redirects order by path`,
    )
    expect(rows.map(({ path: from }) => from)).toEqual([
      '/?p=1',
      '/?p=2',
      '/product-category/garten/kissen/',
      '/product-category/wohnen/kissen/',
      '/produkt-kategorie/garten/kissen/',
      '/produkt-kategorie/wohnen/kissen/',
    ])
    expect(again.changes).toBe(false)
  })

  test('products come with variants, prices of every country, stock, and old addresses', async () => {
    await moveIn(
      database,
      await input(SHOPIFY, {
        mapping: {
          reduced: [],
          categories: { Kissen: 'wohnen/kissen' },
          makers: {
            Nordlicht: {
              name: 'Nordlicht GmbH',
              address: 'Hafen 1, Hamburg',
              email: 'a@b.example',
              country: 'DE',
            },
          },
        },
      }),
    )

    const { rows: variants } = await database.sql.execute(query`
      select v.reference_key, v.label ->> 'de' as label, v.gtin, s.quantity, p.name ->> 'fr' as name,
        (select jsonb_object_agg(country, price) from prices where variant_id = v.id) as prices
      from variants v join products p on p.id = v.product_id join stock s on s.variant_id = v.id
      where p.name ->> 'de' like 'Kissen%' order by v.position`)
    const { rows: redirects } = await database.sql.execute(
      query`select locale, path, target from page_redirects order by path`,
    )
    const { rows: tree } = await database.sql.execute(
      query`select c.slug, c.name ->> 'de' as name, a.slug as above
        from categories c left join categories a on a.id = c.parent_id order by c.id`,
    )

    expect(variants).toEqual([
      {
        reference_key: 'KW-40-T',
        label: '40 × 40 / Türkis',
        gtin: '4006381333931',
        quantity: 12,
        name: 'Kissen „Wolke“',
        prices: { DE: 2990, AT: 2990 },
      },
      expect.objectContaining({ reference_key: 'KW-40-N', quantity: 0, gtin: null }),
      expect.objectContaining({ reference_key: 'KW-60-N', quantity: 0, prices: { DE: 4490, AT: 4490 } }),
    ])
    expect(redirects).toEqual([
      { locale: 'de-de', path: '/collections/decken/', target: '/decken/' },
      { locale: 'de-de', path: '/collections/kissen/', target: '/wohnen/kissen/' },
      { locale: 'de-de', path: '/collections/leuchten/', target: '/leuchten/' },
      { locale: 'de-de', path: '/pages/kontakt/', target: '/kontakt/' },
      { locale: 'de-de', path: '/products/decke-altrosa/', target: '/p/decke-altrosa-100003/' },
      { locale: 'de-de', path: '/products/kissen-wolke/', target: '/p/kissen-wolke-100001/' },
      { locale: 'de-de', path: '/products/tischlampe-kegel/', target: '/p/tischlampe-kegel-12-hoch-100002/' },
      { locale: 'de-de', path: '/products/wolke-alt/', target: '/p/kissen-wolke-100001/' },
      { locale: 'de-de', path: '/seiten/katalog.pdf/', target: '/p/kissen-wolke-100001/' },
    ])
    expect(tree).toEqual([
      { slug: 'wohnen', name: 'wohnen', above: null },
      { slug: 'kissen', name: 'Kissen', above: 'wohnen' },
      { slug: 'leuchten', name: 'Leuchten', above: null },
      { slug: 'decken', name: 'Decken', above: null },
    ])
  })

  test.each([
    ['gross', 2990, 2990],
    ['net', 3558, 3588],
  ] as const)('prices that are %s are %d in Germany and %d in Austria', async (prices, german, austrian) => {
    const maker = { name: 'N', address: 'H', email: 'a@b.example', country: 'DE' }
    await moveIn(
      database,
      await input(SHOPIFY, { prices, mapping: { ...NO_MAPPING, makers: { Nordlicht: maker } } }),
    )

    const { rows } = await database.sql.execute(
      query`select country, price from prices join variants on id = variant_id
        where reference_key = 'KW-40-T' order by country desc`,
    )
    expect(rows).toEqual([
      { country: 'DE', price: german },
      { country: 'AT', price: austrian },
    ])
  })

  test('what changed in the old shop is changed, and nothing else', async () => {
    await moveIn(database, await input(SHOPIFY))

    const again = await moveIn(database, await input(SHOPIFY, { deliveryDays: { from: 1, to: 2 } }))

    expect(Object.fromEntries(again.counts)).toMatchObject({
      products: { changed: 3, created: 0 },
      redirects: { unchanged: 9, created: 0 },
    })
  })
})
