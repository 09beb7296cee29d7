import type { CommandAnswer } from '@shop/api-client/office/define-command'
import { findDeadLinks } from '@shop/api-client/office/link-commands'
import { noteStoryAddresses } from '@shop/catalogue/findable/moved-address-store'
import { categoryPaths } from '@shop/catalogue/findable/page-exists'
import { putPageRedirect } from '@shop/catalogue/redirects/page-redirect-store'
import { categories, products } from '@shop/engine/db/schema/catalogue'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk } from './content-desk.ts'

const [kind] = await engineKinds()
let behind = {} as TestEngine
beforeEach(async () => {
  if (kind === undefined) throw new Error('There is no engine to test with.')
  behind = await kind.open()
}, 60_000)
afterEach(() => behind.engine.close())

const text = { de: '', fr: '', nl: '' }
const aCategory = { position: 0, name: text, description: text, seoText: text, digest: '' }

const stories = [
  { uuid: 'u-1', full_slug: 'home/ratgeber/schlaf', published: true },
  { uuid: 'u-2', full_slug: 'home/ratgeber/neu', published: false },
]

test('pages, categories, products and published stories are there; drafts and nothing are not', async () => {
  const { sql } = behind.engine.database
  const [category = ''] = await categoryPaths(sql)
  const [product] = await sql.select({ key: products.referenceKey }).from(products).limit(1)
  const there = [
    '/',
    '/warenkorb/',
    category,
    `/p/${product?.key}/`,
    '/ratgeber/schlaf/',
    '/rueckrufe/',
    '/blatt/masse.pdf',
  ]

  const { paths, uuids } = await found(
    [...there, '/ratgeber/neu/', '/nirgends/', '/p/nichts-999/'],
    ['u-1', 'u-2', 'u-3'],
  )

  expect(paths).toEqual(['/ratgeber/neu/', '/nirgends/', '/p/nichts-999/'])
  expect(uuids).toEqual(['u-2', 'u-3'])
})

test('a path without its last slash or with a locale is the same page', async () => {
  expect((await found(['/ratgeber/schlaf', '/de-at/ratgeber/schlaf/', '/nirgends'])).paths).toEqual([
    '/nirgends',
  ])
})

test('what leads on leads somewhere: a redirect, and the address of a translation or of old', async () => {
  const { sql } = behind.engine.database
  await putPageRedirect(sql, { locale: 'de-de', path: '/alt/', target: '/warenkorb/', status: 301 })
  await noteStoryAddresses(sql, 'fr', [{ uuid: 'u-1', path: '/guide/sommeil/' }], new Date())

  expect((await found(['/alt/', '/guide/sommeil/', '/nirgends/'])).paths).toEqual(['/nirgends/'])
})

test('a category has something to show, has nothing for sale, or is not there', async () => {
  const { sql } = behind.engine.database
  const [parent, child] = await sql
    .insert(categories)
    .values([
      { ...aCategory, id: 9001, slug: 'leer' },
      { ...aCategory, id: 9002, slug: 'darin', parentId: 9001 },
    ])
    .returning({ id: categories.id })
  const gaps = async () => (await found([], [], ['/leer/', 'leer/darin', '/weg/'])).categories

  expect(await gaps()).toEqual([
    { path: '/leer/', why: 'empty' },
    { path: 'leer/darin', why: 'empty' },
    { path: '/weg/', why: 'gone' },
  ])
  await sql.update(products).set({ categories: [child?.id ?? 0], isActive: true })
  expect(await gaps()).toEqual([{ path: '/weg/', why: 'gone' }])
  await sql.update(products).set({ isActive: false })
  expect(await gaps()).toHaveLength(3)
  expect(parent?.id).toBe(9001)
})

test('where the goods are kept elsewhere nobody can say', async () => {
  await behind.engine.database.sql.delete(categories)

  expect(await found(['/nirgends/'], [], ['/nirgends/'])).toEqual({ paths: [], uuids: [], categories: [] })
})

async function found(
  paths: string[],
  uuids: string[] = [],
  of: string[] = [],
): Promise<CommandAnswer<typeof findDeadLinks>> {
  const { database } = behind.engine
  const answer = await runForOperator(
    { database, desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => aDesk() } },
    {
      by: 'operator',
      command: findDeadLinks.name,
      input: { paths, uuids, categories: of },
      now: behind.clock.now(),
    },
  )
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
  return answer.answer as CommandAnswer<typeof findDeadLinks>
}

function aDesk(): ContentDesk {
  return {
    ask: async (_, __, input = {}) => {
      const [slugs, uuids] = [input.by_slugs, input.by_uuids].map((names) =>
        typeof names === 'string' ? names.split(',') : [],
      )
      const data = stories.filter(
        ({ uuid, full_slug }) => slugs?.includes(full_slug) || uuids?.includes(uuid),
      )
      return { type: 'done', data: { stories: data }, total: data.length }
    },
    upload: async () => ({ type: 'refused', status: 404, reason: 'not here' }),
    cropped: async () => ({ type: 'away' }),
    keepsPicture: () => false,
    folder: 'home',
    language: 'de',
    languages: ['fr', 'nl'],
    timezone: 'Europe/Berlin',
    draftPath: () => null,
  }
}
