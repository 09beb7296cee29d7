import { oldPath } from '@shop/domain/redirect/old-path'
import type { Database } from '@shop/engine/db/database'
import { categories } from '@shop/engine/db/schema/catalogue'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { allPageRedirects, pageRedirect, queryRedirect } from '../redirects/page-redirect-store.ts'
import { catalogueLines, categoryRecord } from '../testing/records.ts'
import { addRedirect } from './add-redirect.ts'
import { type AddedRedirect, addRedirects } from './add-redirects.ts'
import { missingTargets, pageExists } from './page-exists.ts'

const to = (path: string, target: string) => ({ locale: 'de-de', path, target, status: 301 }) as const
const problem = (kind: 'path' | 'target' | 'page' | 'circle') => ({
  field: kind === 'path' || kind === 'page' ? ('path' as const) : ('target' as const),
  kind,
  reason: expect.any(String),
})

describe.each(await databasesForRules())('many redirects at once on the $name', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  beforeEach(async () => {
    await emptyTables(database)
    const tree = [
      categoryRecord({ id: 1, slug: 'wohnen' }),
      categoryRecord({ id: 2, slug: 'kissen', parentId: 1 }),
    ]
    await importCatalogue(database, catalogueLines(tree), { strict: true })
    await addRedirects(database.sql, [to('/alt/', '/wohnen/')])
  })
  afterAll(() => database?.close())

  test.each<[string, ReturnType<typeof to>[], AddedRedirect[]]>([
    ['new ones', [to('/a/', '/wohnen/'), to('/b/', '/wohnen/kissen/')], ['created', 'created']],
    ['one that is there', [to('/alt/', '/wohnen/')], ['unchanged']],
    ['one that leads elsewhere now', [to('/alt/', '/wohnen/kissen/')], ['changed']],
    ['the same one twice', [to('/a/', '/wohnen/'), to('/a/', '/wohnen/')], ['created', 'unchanged']],
    ['one at a page of the catalogue', [to('/wohnen/kissen/', '/alt/')], [problem('page')]],
    ['one at a page of the shop', [to('/warenkorb/', '/wohnen/')], [problem('page')]],
    ['one to itself', [to('/a/', '/a/')], [problem('circle')]],
    ['two that lead to each other', [to('/a/', '/b/'), to('/b/', '/a/')], ['created', problem('circle')]],
    ['one that leads on', [to('/a/', '/alt/')], ['created']],
    ['one by the query of the home page', [to('/?p=12', '/wohnen/')], ['created']],
    ['one by the query of a page', [to('/wohnen/?product=kissen', '/wohnen/kissen/')], ['created']],
    ['one by a query to itself', [to('/wohnen/?p=12', '/wohnen/?p=12&page=2')], [problem('circle')]],
    [
      'two by queries that lead to each other',
      [to('/?p=12', '/b/'), to('/b/', '/?p=12')],
      ['created', problem('circle')],
    ],
    ['one by a query to another host', [to('/?p=12', 'https://example.com/')], [problem('target')]],
    ['one by a query that says nothing of a page', [to('/a/?farbe=rot', '/wohnen/')], [problem('path')]],
    ['an address that is none', [to('/A b/', '/wohnen/')], [problem('path')]],
    ['a target that is none', [to('/a/', 'javascript:alert(1)')], [problem('target')]],
  ])('%s', async (_, inputs, expected) => {
    expect(await addRedirects(database.sql, inputs)).toEqual(expected)
  })

  // One redirect at a time took a hidden category for a page, and many did not.
  test('a category out of sight is no page, asked for one or for many', async () => {
    const hidden = categoryRecord({ id: 3, slug: 'saison' })
    await importCatalogue(database, catalogueLines([hidden]), { strict: true })
    await database.sql.update(categories).set({ isHidden: true }).where(eq(categories.id, 3))
    const targets = ['/saison/', '/wohnen/', '/wohnen']
    const isThere = async (target: string) => pageExists(database.sql, 'de', target)

    expect(await missingTargets(database.sql, 'de', targets)).toEqual(new Set(['/saison/']))
    expect(await Promise.all(targets.map(isThere))).toEqual([false, true, true])
    expect(await addRedirects(database.sql, [to('/saison/', '/wohnen/')])).toEqual(['created'])
    expect(await addRedirect(database.sql, to('/saison/', '/wohnen/kissen/'))).toBeNull()
  })

  test('of one address the last word counts, also where it leads on', async () => {
    await addRedirects(database.sql, [to('/a/', '/wohnen/'), to('/a/', '/alt/')])

    expect(await allPageRedirects(database.sql)).toContainEqual(to('/a/', '/alt/'))
  })

  test('a redirect by a query is found whatever stands beside what it names, and not without it', async () => {
    const named = oldPath('/index.php?route=product/product&product_id=42')
    await addRedirects(database.sql, [
      to(named, '/wohnen/kissen/'),
      to('/index.php/?product_id=42', '/wohnen/'),
    ])
    const led = async (search: string, path = '/Index.php') =>
      (await queryRedirect(database.sql, 'de-de', { path, search }))?.target ?? null

    expect(await led('?utm_source=x&product_id=42&route=product/product')).toBe('/wohnen/kissen/')
    expect(await led('?route=product/category&product_id=42&path=20')).toBe('/wohnen/')
    expect(await led('?product_id=43')).toBeNull()
    expect(await led('?product_id=42', '/')).toBeNull()
    expect(await led('?p=\u0000', '/a\u0000')).toBeNull()
    expect(await pageRedirect(database.sql, 'de-de', '/index.php/')).toBeNull()
  })

  test('what is refused is not written, and the rest is', async () => {
    await addRedirects(database.sql, [to('/a/', '/wohnen/'), to('/wohnen/', '/a/'), to('/b/', '/wohnen/')])

    expect((await allPageRedirects(database.sql)).map(({ path }) => path)).toEqual(['/a/', '/alt/', '/b/'])
  })
})
