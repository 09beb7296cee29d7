import {
  deletePicture,
  listPictures,
  pictureUse,
  uploadPicture,
} from '@shop/api-client/office/picture-commands'
import { changeProduct } from '@shop/api-client/office/product-commands'
import { products } from '@shop/engine/db/schema/catalogue'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk } from './content-desk.ts'

describe.each(await engineKinds())('pictures of the library, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let space = aSpace()
  beforeEach(async () => {
    behind = await open()
    space = aSpace()
  }, 60_000)
  afterEach(() => behind.engine.close())

  const run = (command: { name: string }, input: unknown) =>
    runForOperator(
      {
        database: behind.engine.database,
        desk: { ...deskOf(testBrand, embeddedReturnCarrier), contentDesk: async () => space.desk },
      },
      { by: 'operator', command: command.name, input, now: behind.clock.now() },
    )
  const showsOf = async (id: number) => {
    const { sql } = behind.engine.database
    const [row] = await sql.select({ images: products.images }).from(products).where(eq(products.id, id))
    return row?.images
  }
  const file = (words: string) => Buffer.from(words).toString('base64')

  test('the same file twice is one picture, whatever it is called', async () => {
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a sofa') })
    const again = await run(uploadPicture, { filename: 'other.png', file: file('a sofa') })
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a table') })

    expect(again).toMatchObject({ answer: { wasThere: true, picture: { name: 'Sofa.webp' } } })
    expect(await run(listPictures, {})).toMatchObject({ answer: { total: 2 } })
  })

  test('what a product shows is not deleted, and it is said which one does', async () => {
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a sofa') })
    const src = space.assets[0]?.filename ?? ''
    const image = { src, alt: { de: '', fr: '', nl: '' }, width: 1, height: 1, colour: '#ffffff' }
    await behind.engine.database.sql
      .update(products)
      .set({ images: [image] })
      .where(eq(products.id, 1))

    expect(await run(pictureUse, { id: 1 })).toMatchObject({ answer: { products: [{ id: 1 }] } })
    expect(await run(deletePicture, { id: 1 })).toMatchObject({
      type: 'refused',
      coded: { code: 'pictureUsed' },
    })
    expect(space.assets).toHaveLength(1)
    await behind.engine.database.sql.update(products).set({ images: [] }).where(eq(products.id, 1))
    expect(await run(deletePicture, { id: 1 })).toMatchObject({ type: 'done' })
    expect(space.assets).toEqual([])
  })

  // Whoever deletes had looked who shows the picture, and then a product took it: its page lost it.
  test('a product does not take a picture while it is deleted, and takes it where it could not be', async () => {
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a sofa') })
    const src = space.assets[0]?.filename ?? ''
    const now = [{ src, alt: { de: 'a', fr: 'a', nl: 'a' }, width: 1, height: 1, colour: '#ffffff' }]
    const was = (await showsOf(1)) ?? []
    const take = () => run(changeProduct, { id: 1, edits: [{ path: 'images', was, now }] })
    const taken: unknown[] = []

    space.beforeDelete = async () => {
      taken.push(await take())
      return false
    }
    const refused = await run(deletePicture, { id: 1 })
    const after = await take()
    const inUse = await run(deletePicture, { id: 1 })
    await run(changeProduct, { id: 1, edits: [{ path: 'images', was: now, now: was }] })
    space.beforeDelete = async () => {
      taken.push(await take())
      return true
    }
    const deleted = await run(deletePicture, { id: 1 })

    expect(taken).toMatchObject([
      { type: 'refused', coded: { code: 'pictureUnknown' } },
      { type: 'refused', coded: { code: 'pictureUnknown' } },
    ])
    expect([refused, after, inUse, deleted]).toMatchObject([
      { type: 'refused', coded: { code: 'pictureWrong' } },
      { type: 'done' },
      { type: 'refused', coded: { code: 'pictureUsed' } },
      { type: 'done' },
    ])
    expect(await showsOf(1)).toEqual(was)
    expect(space.assets).toEqual([])
  })

  test('why a file is no picture is a refusal with a code', async () => {
    space.refuse = true

    expect(await run(uploadPicture, { filename: 'a.svg', file: file('<svg/>') })).toMatchObject({
      type: 'refused',
      coded: { code: 'pictureWrong' },
    })
  })
})

/** A space that keeps names only. */
function aSpace() {
  const space = {
    assets: [] as { id: number; filename: string; name: string }[],
    refuse: false,
    /** What happens while a picture is deleted; false refuses it. */
    beforeDelete: async () => true,
    desk: {} as ContentDesk,
  }
  const done = (data: unknown, total = 1) => ({ type: 'done' as const, data, total })
  space.desk = {
    ask: async (method, path, input = {}) => {
      if (path === 'stories') return done({ stories: [] }, 0)
      if (path === 'assets') {
        const found = space.assets.filter(({ filename }) =>
          filename.includes(typeof input.search === 'string' ? input.search : ''),
        )
        return done({ assets: found }, found.length)
      }
      const id = Number(path.split('/')[1])
      const asset = space.assets.find((one) => one.id === id)
      if (method === 'delete' && !(await space.beforeDelete()))
        return { type: 'refused', status: 422, reason: 'not now' }
      if (method === 'delete') space.assets = space.assets.filter((one) => one !== asset)
      return asset ? done(asset) : { type: 'refused', status: 404, reason: 'not there' }
    },
    upload: async (name) => {
      if (space.refuse) return { type: 'refused', status: 422, reason: 'a drawing' }
      const asset = { id: space.assets.length + 1, filename: `uploads/${name}`, name }
      space.assets.push(asset)
      return done(asset)
    },
    folder: 'home',
    language: 'de',
    languages: ['fr', 'nl'],
    draftPath: () => null,
  }
  return space
}
