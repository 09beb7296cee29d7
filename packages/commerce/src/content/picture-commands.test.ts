import {
  checkPicture,
  cropPicture,
  deletePicture,
  describePicture,
  listPictures,
  pictureUse,
  setPictureFocus,
  uploadPicture,
} from '@shop/api-client/office/picture-commands'
import { changeProduct } from '@shop/api-client/office/product-commands'
import { logEntries } from '@shop/engine/command/command-log-store'
import { runCommand } from '@shop/engine/command/run-command'
import { categories, products } from '@shop/engine/db/schema/catalogue'
import { pictureFocus } from '@shop/engine/db/schema/merchandising'
import { testBrand } from '@shop/engine/testing/test-brand'
import { embeddedReturnCarrier } from '@shop/sales/after-sales/label/embedded-return-carrier'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deskOf } from '../cli/base/desk.ts'
import { runForOperator } from '../office/open-office.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import type { ContentDesk } from './content-desk.ts'
import { PICTURE_COMMANDS } from './picture-commands.ts'

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
  /** As the office runs it, which says what it has seen. */
  const fromScreen = (command: { name: string }, input: unknown) => {
    const handler = PICTURE_COMMANDS.find((one) => one.command.name === command.name)
    if (!handler) throw new Error(`There is no command ${command.name}.`)
    const { database } = behind.engine
    return runCommand(handler, input, {
      database,
      actor: { kind: 'operator', name: 'operator' },
      now: behind.clock.now(),
      mode: 'run',
      seen: 0,
      contextOf: (context) => ({ ...context, contentDesk: async () => space.desk }),
    })
  }
  const anUpload = async () => {
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a sofa') })
    return space.assets[0]?.filename ?? ''
  }
  const file = (words: string) => Buffer.from(words).toString('base64')

  test('the same file twice is one picture, whatever it is called', async () => {
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a sofa') })
    const again = await run(uploadPicture, { filename: 'other.png', file: file('a sofa') })
    await run(uploadPicture, { filename: 'Sofa.jpg', file: file('a table') })

    expect(again).toMatchObject({ answer: { wasThere: true, picture: { name: 'Sofa.webp' } } })
    expect(await run(listPictures, {})).toMatchObject({ answer: { total: 2 } })
  })

  test('a picture that a text shows is missed once it was deleted, and one from elsewhere never', async () => {
    const src = await anUpload()
    const isGone = async (name: string, id = 1) => {
      const said = await run(checkPicture, { id, src: name })
      return said.type === 'done' ? said.answer : said
    }

    expect(await isGone(src)).toEqual({ isGone: false })
    expect(await isGone('https://elsewhere.example/sofa.webp', 9)).toEqual({ isGone: false })
    Object.assign(space.assets[0] ?? {}, { deleted_at: '2026-11-24T09:12:00Z' })
    expect(await isGone(src)).toEqual({ isGone: true })
    await run(deletePicture, { id: 1 })
    expect(await isGone(src)).toEqual({ isGone: true })
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

  test('what stays in sight of a picture is on the goods that show it at once, and leaves them with it', async () => {
    const src = await anUpload()
    const image = { src, alt: { de: 'a', fr: 'a', nl: 'a' }, width: 800, height: 400, colour: '#ffffff' }
    const { sql } = behind.engine.database
    await sql
      .update(products)
      .set({ images: [image] })
      .where(eq(products.id, 1))
    await sql.update(categories).set({ image }).where(eq(categories.id, 1))
    await behind.engine.refresh()
    const heard: string[] = []
    behind.engine.onChange((tags) => heard.push(...tags))
    const shown = async () => {
      await behind.engine.refresh()
      const catalogue = await behind.engine.desk.catalogueOf?.('de-de')
      return [
        (await catalogue?.product(1))?.product.images[0]?.focus,
        (await catalogue?.product(1))?.card.images[0]?.focus,
        catalogue?.category(1)?.image?.focus,
      ]
    }

    const before = await shown()
    await run(setPictureFocus, { id: 1, updatedAt: '1', focus: { x: 25, y: 40 } })
    const after = await shown()
    await run(setPictureFocus, { id: 1, updatedAt: '2', focus: null })

    expect(before).toEqual([undefined, undefined, undefined])
    expect(after).toEqual(['25% 40%', '25% 40%', '25% 40%'])
    expect(heard).toContain('everything')
    expect(await shown()).toEqual(before)
  })

  test('the library keeps the point as the content service writes it, and the log says how it was', async () => {
    await anUpload()

    const set = await run(setPictureFocus, { id: 1, updatedAt: '1', focus: { x: 25, y: 40 } })
    const log = await logEntries(behind.engine.database.sql, {
      object: 'picture:Sofa.webp',
      before: null,
      withReads: false,
      limit: 1,
    })

    expect(set).toMatchObject({ type: 'done', answer: { focus: { x: 25, y: 40 }, updatedAt: '2' } })
    expect(space.assets).toMatchObject([{ focus: '200x160:201x161' }])
    expect(log).toMatchObject([{ command: 'setPictureFocus', before: null, after: { x: 25, y: 40 } }])
  })

  test.each([
    ['was changed since it was opened', async () => undefined, '0'],
    ['is changed in the very moment', async () => space.touch(), '1'],
  ])('a picture that %s is a conflict, and nothing is overwritten', async (_, meanwhile, updatedAt) => {
    await anUpload()
    space.beforePut = meanwhile

    const input = { id: 1, updatedAt, focus: { x: 0, y: 0 } }
    const late = await fromScreen(setPictureFocus, input)
    const lateForOperator = await run(setPictureFocus, { ...input, updatedAt: '0' })

    expect(late).toMatchObject({ type: 'conflict', changes: [{ by: 'operator', what: 'uploadPicture' }] })
    expect(lateForOperator).toMatchObject({ type: 'refused' })
    expect(space.assets).toMatchObject([{ focus: '' }])
    expect(await behind.engine.database.sql.select().from(pictureFocus)).toEqual([])
  })

  test('words are changed by language, and those that somebody else has written are a conflict', async () => {
    await anUpload()
    const written = { id: 1, alt: { de: 'Ein Sofa' }, was: { de: '' } }

    expect(await fromScreen(describePicture, written)).toMatchObject({ type: 'done' })
    expect(
      await fromScreen(describePicture, { id: 1, alt: { fr: 'Un canapé' }, was: { fr: '' } }),
    ).toMatchObject({ type: 'done', answer: { alt: { de: 'Ein Sofa', fr: 'Un canapé' } } })
    const late = { id: 1, alt: { de: 'Ein Tisch' }, was: { de: '' } }
    expect(await fromScreen(describePicture, late)).toMatchObject({
      type: 'conflict',
      changes: [{ by: 'operator', what: 'describePicture' }],
    })
    expect(await run(describePicture, late)).toMatchObject({ type: 'refused' })
    // An office of the release before says nothing of its screen.
    expect(await run(describePicture, { id: 1, alt: { nl: 'Een bank' } })).toMatchObject({ type: 'done' })
    space.beforePut = async () => space.touch()
    expect(await fromScreen(describePicture, { ...late, was: { de: 'Ein Sofa' } })).toMatchObject({
      type: 'conflict',
    })
  })

  test('a picture that is deleted leaves no point behind', async () => {
    await anUpload()
    await run(setPictureFocus, { id: 1, updatedAt: '1', focus: { x: 25, y: 40 } })

    await run(deletePicture, { id: 1 })

    expect(await behind.engine.database.sql.select().from(pictureFocus)).toEqual([])
  })

  test.each([
    { x: 101, y: 0 },
    { x: 0.5, y: 0 },
    { x: -1, y: 0 },
  ])('%j is no point', async (focus) => {
    await anUpload()

    expect(await run(setPictureFocus, { id: 1, updatedAt: '1', focus })).toMatchObject({ type: 'invalid' })
  })

  test('a part of a picture is another one, with its words and what stays in sight, and the whole stays', async () => {
    await anUpload()
    Object.assign(space.assets[0] ?? {}, {
      alt: 'Ein Sofa',
      focus: '600x100:601x101',
      asset_folder_id: 7,
      meta_data: { alt__i18n__fr: 'Un canapé' },
    })
    const area = { left: 400, top: 0, width: 400, height: 400 }

    const cropped = await run(cropPicture, { id: 1, area })
    const again = await run(cropPicture, { id: 1, area })
    const elsewhere = await run(cropPicture, { id: 1, area: { left: 0, top: 0, width: 100, height: 50 } })

    expect(cropped).toMatchObject({
      type: 'done',
      answer: {
        id: 2,
        name: 'Sofa-400x400.webp',
        folderId: 7,
        alt: { de: 'Ein Sofa', fr: 'Un canapé' },
        // The library of the test says that every upload is 800 px wide and 400 px high.
        focus: { x: 50, y: 25 },
      },
    })
    expect(again).toMatchObject({ answer: { id: 2 } })
    expect(elsewhere).toMatchObject({ answer: { id: 3, name: 'Sofa-100x50.webp', focus: null } })
    expect(space.assets[0]).toMatchObject({ id: 1, width: 800, focus: '600x100:601x101' })
    const further = await run(cropPicture, { id: 2, area: { left: 0, top: 0, width: 90, height: 90 } })
    expect(further).toMatchObject({ answer: { name: 'Sofa-90x90.webp' } })
    expect(await behind.engine.database.sql.select().from(pictureFocus)).toMatchObject([{ x: 50, y: 25 }])
  })

  test.each([
    ['outside of it', { left: 700, top: 0, width: 101, height: 100 }, false, 'cropOutside'],
    ['of a file that is away', { left: 0, top: 0, width: 100, height: 100 }, true, 'pictureAway'],
  ])('no part is made %s', async (_, area, isAway, code) => {
    await anUpload()
    space.isAway = isAway

    expect(await run(cropPicture, { id: 1, area })).toMatchObject({ type: 'refused', coded: { code } })
    expect(space.assets).toHaveLength(1)
  })

  test('why a file is no picture is a refusal with a code', async () => {
    space.refuse = true

    expect(await run(uploadPicture, { filename: 'a.svg', file: file('<svg/>') })).toMatchObject({
      type: 'refused',
      coded: { code: 'pictureWrong' },
    })
  })
})

type Asset = {
  id: number
  filename: string
  name: string
  width: number
  height: number
  focus: string
  asset_folder_id: number | null
  updated_at: string
}

/** A space that keeps names, points and how often something was changed. */
function aSpace() {
  const space = {
    assets: [] as Asset[],
    refuse: false,
    /** Whether files cannot be had. */
    isAway: false,
    /** What happens while a picture is deleted; false refuses it. */
    beforeDelete: async () => true,
    /** What happens while a picture is changed. */
    beforePut: async (): Promise<unknown> => undefined,
    touch: () => {
      for (const asset of space.assets) asset.updated_at = String(Number(asset.updated_at) + 1)
    },
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
      if (method === 'put' && asset) {
        await space.beforePut()
        if ('updated_at' in input && input.updated_at !== asset.updated_at)
          return { type: 'refused', status: 409, reason: 'changed since' }
        Object.assign(asset, input.asset)
        space.touch()
      }
      if (method === 'delete' && !(await space.beforeDelete()))
        return { type: 'refused', status: 422, reason: 'not now' }
      if (method === 'delete') space.assets = space.assets.filter((one) => one !== asset)
      return asset ? done(asset) : { type: 'refused', status: 404, reason: 'not there' }
    },
    keepsPicture: (src) => src.startsWith('uploads/'),
    cropped: async ({ src }, area) =>
      space.isAway
        ? { type: 'away' }
        : { type: 'cropped', bytes: new Uint8Array(Buffer.from(`${src} ${JSON.stringify(area)}`)) },
    upload: async (name, _, folderId) => {
      if (space.refuse) return { type: 'refused', status: 422, reason: 'a drawing' }
      const asset: Asset = {
        id: space.assets.length + 1,
        filename: `uploads/${name}`,
        name,
        width: 800,
        height: 400,
        focus: '',
        asset_folder_id: folderId,
        updated_at: '1',
      }
      space.assets.push(asset)
      return done(asset)
    },
    folder: 'home',
    language: 'de',
    languages: ['fr', 'nl'],
    timezone: 'Europe/Berlin',
    draftPath: () => null,
  }
  return space
}
