import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchStatements } from '@shop/engine/db/connection/statement-watch'
import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveIn } from './move-in.ts'
import { recognisedFiles } from './reading/recognised-files.ts'
import { SOURCES } from './sources.ts'
import { aMove } from './testing/a-move.ts'

const PRODUCTS = fileURLToPath(new URL('../../../docs/move-in/samples/shopify-products.csv', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'shop-move-in-sitemap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(await databasesForRules())('addresses of a sitemap, on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(() => emptyTables(database))
  afterAll(() => database?.close())

  async function moved(text: string) {
    const path = join(folder, 'sitemap.xml')
    writeFileSync(path, text)
    const options = aMove()
    return moveIn(database, {
      files: await recognisedFiles(SOURCES.shopify, [path, PRODUCTS]),
      options,
    })
  }
  const urlset = (...addresses: string[]) =>
    `<?xml version="1.0"?>\n<urlset>\n${addresses.map((one) => `<url><loc>https://old.example${one}</loc><image:image><image:loc>https://x.example/1.jpg</image:loc></image:image></url>`).join('\n')}\n</urlset>\n`
  const redirects = async () => {
    const { rows } = await database.sql.execute<{ path: string; target: string }>(
      query`select path, target from page_redirects order by path`,
    )
    return new Map(rows.map(({ path, target }) => [path, target]))
  }

  test('what ends as a product or a category does is led on; everything else stands in the report', async () => {
    const handle = 'kissen-wolke'
    const report = await moved(
      urlset(
        '/',
        `/products/${handle}`,
        `/collections/neu/products/${handle}`,
        `/blogs/news/${handle}`,
        '/pages/ueber-uns',
        '/search?q=a&amp;b=c',
      ),
    )

    const led = await redirects()
    const target = led.get(`/products/${handle}/`)
    expect(target).toMatch(/^\/p\//)
    expect(led.get(`/collections/neu/products/${handle}/`)).toBe(target)
    const open = report.refusals.filter(({ file }) => file === 'sitemap.xml')
    expect(open.map(({ line, column, what }) => [line, column, what])).toEqual([
      [6, 'loc', `https://old.example/blogs/news/${handle}`],
      [7, 'loc', 'https://old.example/pages/ueber-uns'],
      [8, 'loc', 'https://old.example/search?q=a&b=c'],
    ])
  })

  test('the same files again lead on nothing anew', async () => {
    const text = urlset('/collections/neu/products/kissen-wolke')
    await moved(text)

    const again = await moved(text)

    expect(again.changes).toBe(false)
  })

  test('a list of sitemaps and a file that was cut are no sitemap without a word', async () => {
    const index = await moved(
      '<sitemapindex><sitemap><loc>https://old.example/sitemap_products_1.xml</loc></sitemap></sitemapindex>',
    )
    const cut = await moved(urlset('/pages/a').replace('</urlset>', ''))

    const said = (report: typeof index) =>
      report.refusals.filter(({ file }) => file === 'sitemap.xml').map(({ why }) => why)
    expect(said(index).join()).toContain('not fetched by themselves')
    expect(said(cut).join()).toContain('ends before its last address')
  })

  test('a thousand addresses are looked up by a bounded number of statements', async () => {
    await moved(urlset())
    let statements = 0
    watchStatements(() => {
      statements += 1
    })
    await moved(urlset()).finally(() => watchStatements(null))
    const without = statements
    statements = 0
    watchStatements(() => {
      statements += 1
    })

    const report = await moved(
      urlset(...Array.from({ length: 1000 }, (_, at) => `/collections/c${at}/products/kissen-wolke`)),
    ).finally(() => watchStatements(null))

    expect(report.counts.get('redirects')?.created).toBe(1000)
    expect(statements - without).toBeLessThan(30)
  })
})
