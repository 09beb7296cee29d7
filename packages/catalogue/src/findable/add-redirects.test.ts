import type { Database } from '@shop/engine/db/database'
import { databasesForRules, emptyTables } from '@shop/engine/db/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../import/import-catalogue.ts'
import { allPageRedirects } from '../redirects/page-redirect-store.ts'
import { catalogueLines, categoryRecord } from '../testing/records.ts'
import { type AddedRedirect, addRedirects } from './add-redirects.ts'

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
    ['an address that is none', [to('/A b/', '/wohnen/')], [problem('path')]],
    ['a target that is none', [to('/a/', 'javascript:alert(1)')], [problem('target')]],
  ])('%s', async (_, inputs, expected) => {
    expect(await addRedirects(database.sql, inputs)).toEqual(expected)
  })

  test('of one address the last word counts, also where it leads on', async () => {
    await addRedirects(database.sql, [to('/a/', '/wohnen/'), to('/a/', '/alt/')])

    expect(await allPageRedirects(database.sql)).toContainEqual(to('/a/', '/alt/'))
  })

  test('what is refused is not written, and the rest is', async () => {
    await addRedirects(database.sql, [to('/a/', '/wohnen/'), to('/wohnen/', '/a/'), to('/b/', '/wohnen/')])

    expect((await allPageRedirects(database.sql)).map(({ path }) => path)).toEqual(['/a/', '/alt/', '/b/'])
  })
})
