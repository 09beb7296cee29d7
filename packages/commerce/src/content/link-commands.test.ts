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

test('where the goods are kept elsewhere nobody can say', async () => {
  await behind.engine.database.sql.delete(categories)

  expect((await found(['/nirgends/'])).paths).toEqual([])
})

async function found(paths: string[], uuids: string[] = []): Promise<{ paths: string[]; uuids: string[] }> {
  const { database } = behind.engine
  const answer = await runForOperator(
    { database, desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => aDesk() } },
    { by: 'operator', command: findDeadLinks.name, input: { paths, uuids }, now: behind.clock.now() },
  )
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
  return answer.answer as { paths: string[]; uuids: string[] }
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
