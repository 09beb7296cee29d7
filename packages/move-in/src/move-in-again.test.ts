import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_MAPPING } from './mapping/mapping.ts'
import { moveIn, rehearsedMoveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'
import { keptRows } from './testing/kept-rows.ts'
import type { MoveInOptions } from './writing/run/move-in-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-move-in-again-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const COLUMNS = [
  'id',
  'name',
  'description',
  'brand',
  'category',
  'variant_id',
  'sku',
  'option:Farbe',
  'price',
  'stock',
  'maker_name',
  'maker_address',
  'maker_email',
  'maker_country',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

const MAKER = {
  maker_name: 'Nordlicht GmbH',
  maker_address: 'Hafenweg 3, 20457 Hamburg',
  maker_email: 'post@nordlicht.example',
  maker_country: 'DE',
}
const CUSHION: Cells = {
  id: 'K1',
  name: 'Kissen Wolke',
  description: 'Weich.',
  brand: 'Nordlicht',
  category: 'Kissen',
  variant_id: 'K1-t',
  sku: 'KW-T',
  'option:Farbe': 'Türkis',
  price: '29.90',
  stock: '12',
  ...MAKER,
}
const NATURAL: Cells = {
  id: 'K1',
  variant_id: 'K1-n',
  sku: 'KW-N',
  'option:Farbe': 'Natur',
  price: '29.90',
  stock: '5',
}
const LAMP: Cells = {
  ...CUSHION,
  id: 'L1',
  name: 'Lampe Kegel',
  category: 'Leuchten',
  variant_id: 'L1',
  sku: 'LK',
  'option:Farbe': '',
  price: '49.00',
  stock: '3',
}

describe.each(await databasesForRules())('a later export on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  async function move(rows: readonly Cells[], changed: Partial<MoveInOptions> = {}, run = moveIn) {
    const path = join(folder, 'products.csv')
    const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))]
    writeFileSync(path, lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'))
    const options = aMove({ source: 'csv', ...changed })
    const files = await recognisedFiles(SOURCES.csv, [path])
    return run(database, { files, options })
  }
  const rowsOf = async (statement: string) => (await database.sql.execute(statement)).rows
  const run = (statement: string) => database.sql.execute(statement)
  const shown = () =>
    rowsOf(`select v.reference_key as key, p.name ->> 'de' as de, p.name ->> 'fr' as fr,
        p.description ->> 'de' as text, s.quantity as stock, p.is_active as active, v.bvc,
        (select price from prices where variant_id = v.id and country = 'DE') as price,
        (select price from prices where variant_id = v.id and country = 'AT') as austria
      from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
      order by p.id, v.position`)
  const kept = (report: Awaited<ReturnType<typeof moveIn>>) =>
    report.kept.map(({ line, what, field }) => [line, what, field])

  test('what was changed here stays, what was not follows the old shop, and each line that stays is named', async () => {
    await move([CUSHION, NATURAL])
    await run(`update products set name = name || '{"de": "Kissen Cumulus"}'`)
    await run(`update prices set price = 1990 where country = 'DE' and variant_id in
      (select id from variants where reference_key = 'KW-T')`)
    await run(`update stock set quantity = 7 where variant_id in
      (select id from variants where reference_key = 'KW-N')`)

    const report = await move([
      { ...CUSHION, name: 'Kissen Wolke neu', description: 'Weich und groß.', price: '27.90', stock: '11' },
      { ...NATURAL, price: '27.90', stock: '4' },
    ])

    expect(await shown()).toMatchObject([
      { key: 'KW-T', de: 'Kissen Cumulus', fr: 'Kissen Wolke neu', text: 'Weich und groß.', stock: 11 },
      { key: 'KW-N', price: 2790, austria: 2790, stock: 7 },
    ])
    expect((await shown())[0]).toMatchObject({ price: 1990, austria: 2790 })
    expect(kept(report)).toEqual([
      [2, 'Kissen Cumulus', 'name (de)'],
      [2, 'Kissen Cumulus', 'price (DE) of KW-T'],
      [2, 'Kissen Cumulus', 'stock of KW-N'],
    ])
    expect(Object.fromEntries(report.counts)).toMatchObject({ products: { changed: 1 } })
  })

  test('the same later export again writes nothing, and still names what stays', async () => {
    await move([CUSHION, NATURAL])
    await run(`update products set name = name || '{"de": "Kissen Cumulus"}'`)
    const later = [{ ...CUSHION, name: 'Kissen Wolke neu', price: '27.90' }, NATURAL]
    const rehearsed = await move(later, {}, rehearsedMoveIn)
    const first = await move(later)
    const before = await keptRows(database)

    const again = await move(later, { now: new Date('2026-12-24T10:00:00Z') })

    expect(await keptRows(database)).toEqual(before)
    expect(again.changes).toBe(false)
    expect(kept(rehearsed)).toEqual(kept(first))
    expect(kept(again)).toEqual([[2, 'Kissen Cumulus', 'name (de)']])
  })

  test('the same export again leaves alone what was changed here, and names nothing: it says nothing new', async () => {
    await move([CUSHION, LAMP])
    await run(`update products set name = name || '{"de": "Anders"}', is_active = false,
      categories = '[1]', images = '[]', brand = 'Andere'`)
    await run('update prices set price = 100')
    await run('update stock set quantity = 0')
    const before = await keptRows(database)

    const again = await move([CUSHION, LAMP])

    expect(await keptRows(database)).toEqual(before)
    expect(again.kept).toEqual([])
  })

  test('a translation made here stays silently beside words that the old shop has in one language', async () => {
    await move([CUSHION])
    await run(`update products set name = name || '{"fr": "Coussin Nuage"}'`)

    const report = await move([{ ...CUSHION, name: 'Kissen Wolke neu' }])

    expect(await shown()).toMatchObject([{ de: 'Kissen Wolke neu', fr: 'Coussin Nuage' }])
    expect(report.kept).toEqual([])
  })

  test('a product that was deleted here does not come back', async () => {
    await move([CUSHION, LAMP])
    await run(`delete from products where name ->> 'de' = 'Lampe Kegel'`)

    const report = await move([CUSHION, { ...LAMP, price: '39.00' }])

    expect(await shown()).toHaveLength(1)
    expect(kept(report)).toEqual([[3, 'Lampe Kegel', 'the product, which was deleted here']])
  })

  test('prices that the law has kept back come once the maker is known, also when the office named him', async () => {
    await move([{ ...CUSHION, maker_name: '' }])
    expect(await shown()).toMatchObject([{ price: null }])
    await run(`update products set safety = '{"manufacturer": "N", "address": "H", "email": "a@b.example",
      "country": "DE", "warnings": []}'`)

    await move([{ ...CUSHION, maker_name: '' }])

    expect(await shown()).toMatchObject([{ price: 2990, austria: 2990 }])
  })

  test('what a later move says nothing of stays: stars, makers, and prices of other countries', async () => {
    const maker = { name: 'N', address: 'H', email: 'a@b.example', country: 'DE' }
    await move([{ ...CUSHION, maker_name: '' }], {
      mapping: { ...NO_MAPPING, makers: { Nordlicht: maker } },
    })
    await run(`update products set rating = '{"average": 4.5, "count": 2}'`)

    await move([{ ...CUSHION, maker_name: '', price: '19.90' }], { countries: ['AT'] })

    expect(await shown()).toMatchObject([{ price: 2990, austria: 1990 }])
    expect(await rowsOf('select rating, safety from products')).toMatchObject([
      { rating: { average: 4.5, count: 2 }, safety: { manufacturer: 'N' } },
    ])
  })

  test('a line that the import refuses is not remembered as written', async () => {
    await move([CUSHION])
    const broken = { ...CUSHION, price: '19.90', name: 'Kissen\uFFFEWolke'.replace('\uFFFE', '<b>x</b>') }
    await run(`update products set categories = '[4711]'`)

    await move([broken])
    await run(`update products set categories = (select jsonb_build_array(id) from categories limit 1)`)
    await move([{ ...CUSHION, price: '19.90' }])

    expect(await shown()).toMatchObject([{ price: 1990 }])
  })

  test.each([
    ['keep', true, 1],
    ['withdraw', false, 3],
  ] as const)(
    'what the old shop has no more is named, and %s decides what becomes of it',
    async (gone, active, bvc) => {
      await move([CUSHION, NATURAL, LAMP])

      const rehearsed = await move([CUSHION], { gone }, rehearsedMoveIn)
      const report = await move([CUSHION], { gone })

      expect(await shown()).toMatchObject([
        { key: 'KW-T', active: true, bvc: 1 },
        { key: 'KW-N', bvc },
        { active },
      ])
      expect(report.gone.map(({ name, isWithdrawn }) => [name, isWithdrawn])).toEqual([
        ['Kissen Wolke', !active],
        ['Lampe Kegel', !active],
      ])
      expect(rehearsed.gone).toEqual(report.gone)
      expect(rehearsed.counts).toEqual(report.counts)
      const again = await move([CUSHION], { gone })
      expect(again.changes).toBe(false)
    },
  )

  test('what was withdrawn comes back on sale with the export that has it again', async () => {
    await move([CUSHION, NATURAL, LAMP])
    await move([CUSHION], { gone: 'withdraw' })

    await move([CUSHION, NATURAL, LAMP], { gone: 'withdraw' })

    expect(await shown()).toMatchObject([{ bvc: 1 }, { bvc: 1 }, { active: true }])
  })

  test('a line that cannot be taken is no product that is gone', async () => {
    await move([CUSHION, LAMP])

    const report = await move([CUSHION, { ...LAMP, price: '1.299' }], { gone: 'withdraw' })

    expect(report.refused).toBe(1)
    expect(report.gone).toEqual([])
    expect(await shown()).toMatchObject([{ active: true }, { active: true }])
  })

  test('a move without products takes none of them for gone', async () => {
    await move([CUSHION])
    const path = join(folder, 'redirects.csv')
    writeFileSync(path, 'from,to\n/a,/b\n')

    const report = await moveIn(database, {
      files: await recognisedFiles(SOURCES.csv, [path]),
      options: aMove({ source: 'csv', gone: 'withdraw' }),
    })

    expect(report.gone).toEqual([])
  })

  test('a redirect that was set anew here stays, and one that was not follows', async () => {
    const path = join(folder, 'redirects.csv')
    const redirects = async (...lines: string[]) => {
      writeFileSync(path, ['from,to', ...lines].join('\n'))
      return moveIn(database, {
        files: await recognisedFiles(SOURCES.csv, [path]),
        options: aMove({ source: 'csv' }),
      })
    }
    await redirects('/a,/kontakt/', '/b,/kontakt/')
    await run(`update page_redirects set target = '/hilfe/' where path = '/a/'`)

    const report = await redirects('/a,/faq/', '/b,/faq/')

    expect(await rowsOf('select path, target from page_redirects order by path')).toEqual([
      { path: '/a/', target: '/hilfe/' },
      { path: '/b/', target: '/faq/' },
    ])
    expect(report.kept.map(({ line, what }) => [line, what])).toEqual([[2, '/a/']])
    expect(Object.fromEntries(report.counts)).toMatchObject({ redirects: { changed: 1, unchanged: 1 } })
  })
})
