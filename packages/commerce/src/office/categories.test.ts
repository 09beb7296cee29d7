import { loadListing } from '@shop/api-client/contract/catalogue'
import { readLog } from '@shop/api-client/office/account-commands'
import { type CategoryFields, changeCategory, showCategory } from '@shop/api-client/office/category-commands'
import { createCategory } from '@shop/api-client/office/new-goods-commands'
import { listCategories } from '@shop/api-client/office/product-commands'
import { categoryOnceAt } from '@shop/catalogue/findable/moved-address-store'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { categoriesShowing, claimPicture } from '@shop/catalogue/office/pictures/picture-use-store'
import { catalogueLines, categoryRecord } from '@shop/catalogue/testing/records'
import type { Locale } from '@shop/domain/market/markets'
import type { CategoryRecord } from '@shop/engine/records/catalogue-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const PICTURE = {
  src: 'library/korb.webp',
  width: 800,
  height: 600,
  colour: '#eeeeee',
  alt: { de: 'Ein Korb', fr: 'Un panier', nl: 'Een mand' },
}

describe.each(await engineKinds())('categories changed in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  test('names, texts and what search engines show are on the list at once, and in the log as they were', async () => {
    const { id } = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    await owner.answer(
      changeCategory,
      {
        id,
        edits: [
          { path: 'name.de', was: 'Körbe', now: 'Körbe & Truhen' },
          { path: 'description.de', was: '', now: 'Aus Weide.' },
          { path: 'description.fr', was: '', now: 'En osier.' },
          { path: 'seoTitle.de', was: '', now: 'Körbe aus Weide kaufen' },
          { path: 'seoDescription.de', was: '', now: 'Von Hand geflochten.' },
        ],
      },
      0,
    )
    await behind.engine.refresh()

    expect(await listed('de-de', '/koerbe/')).toMatchObject({
      name: 'Körbe & Truhen',
      description: 'Aus Weide.',
      seoTitle: 'Körbe aus Weide kaufen',
      seoDescription: 'Von Hand geflochten.',
    })
    expect(await listed('fr-fr', '/koerbe/')).toMatchObject({
      name: 'Körbe & Truhen',
      description: 'En osier.',
    })
    const [entry] = (await owner.answer(readLog, { before: null, withReads: false })).entries
    expect(entry).toMatchObject({
      command: 'changeCategory',
      object: 'category:/koerbe/',
      before: { 'name.de': 'Körbe' },
      after: { 'name.de': 'Körbe & Truhen' },
    })
  })

  test('a picture is shown with the words of each language, and taken away again', async () => {
    const { id } = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    await owner.answer(changeCategory, { id, edits: [{ path: 'image', was: null, now: PICTURE }] }, 0)
    await behind.engine.refresh()

    const shown = await listed('fr-fr', '/koerbe/')
    const using = await categoriesShowing(behind.engine.database.sql, PICTURE.src)
    await owner.answer(changeCategory, { id, edits: [{ path: 'image', was: PICTURE, now: null }] }, 0)

    expect(shown?.image).toMatchObject({ src: PICTURE.src, alt: 'Un panier' })
    expect(using).toEqual([{ id, name: 'Körbe' }])
    expect((await fieldsOf(id)).image).toBeNull()
  })

  test('a picture that a category shows does not go, and one that has gone is not taken', async () => {
    const { sql } = behind.engine.database
    const { id } = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    const take = { id, edits: [{ path: 'image', was: null, now: PICTURE }] } as const
    await owner.answer(changeCategory, { id, edits: [...take.edits] }, 0)
    const kept = await claimPicture(sql, PICTURE.src, behind.clock.now())
    await owner.answer(changeCategory, { id, edits: [{ path: 'image', was: PICTURE, now: null }] }, 0)
    const gone = await claimPicture(sql, PICTURE.src, behind.clock.now())

    expect(kept).toEqual([{ id, name: 'Körbe' }])
    expect(gone).toEqual([])
    expect(await owner.run(changeCategory, { id, edits: [...take.edits] }, 0)).toMatchObject({
      type: 'refused',
      coded: { code: 'pictureUnknown' },
    })
  })

  test('a picture says in every language what it shows', async () => {
    const { id } = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    const silent = { ...PICTURE, alt: { ...PICTURE.alt, fr: ' ' } }

    expect(
      await owner.run(changeCategory, { id, edits: [{ path: 'image', was: null, now: silent }] }, 0),
    ).toMatchObject({ type: 'invalid', problems: [{ path: 'edits.0.now.alt.fr' }] })
  })

  test('whoever edits the same field is told by whom and what it is now; another field is in nobody’s way', async () => {
    const other = await aMember(behind, ['merchandiser'])
    const { id } = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    await owner.answer(changeCategory, { id, edits: [{ path: 'name.de', was: 'Körbe', now: 'Truhen' }] }, 0)

    const slow = await other.run(
      changeCategory,
      { id, edits: [{ path: 'name.de', was: 'Körbe', now: 'Kisten' }] },
      0,
    )
    const beside = await other.run(
      changeCategory,
      { id, edits: [{ path: 'description.de', was: '', now: 'Aus Weide.' }] },
      0,
    )

    expect(slow).toMatchObject({ type: 'conflict', changes: [{ by: 'Mia Kern', what: 'name.de' }] })
    expect(beside).toMatchObject({ type: 'done' })
    expect((await fieldsOf(id)).name.de).toBe('Truhen')
  })

  test('one that is put below another has another address, and the old one leads to it; its neighbours keep their order', async () => {
    const above = await owner.answer(createCategory, { name: { de: 'Ordnung' } })
    const first = await owner.answer(createCategory, { name: { de: 'Körbe' }, parentId: above.id })
    const last = await owner.answer(createCategory, { name: { de: 'Regale' }, parentId: above.id })
    const moved = await owner.answer(createCategory, { name: { de: 'Körbe' } })

    const { path } = await owner.answer(
      changeCategory,
      {
        id: moved.id,
        edits: [
          { path: 'parentId', was: null, now: above.id },
          { path: 'after', was: (await fieldsOf(moved.id)).after, now: first.id },
        ],
      },
      0,
    )
    await behind.engine.refresh()

    const { categories } = await owner.answer(listCategories, {})
    const below = categories.filter(({ parentId }) => parentId === above.id).map(({ id }) => id)
    expect(below).toEqual([first.id, moved.id, last.id])
    expect(path).toBe('/ordnung/koerbe-2/')
    expect(await listed('de-de', path)).toMatchObject({ id: moved.id })
    expect(await categoryOnceAt(behind.engine.database.sql, '/koerbe/')).toBe(moved.id)
  })

  test('without a word of where, it stands behind its new neighbours; in front of all it is the first', async () => {
    const above = await owner.answer(createCategory, { name: { de: 'Ordnung' } })
    const first = await owner.answer(createCategory, { name: { de: 'Kisten' }, parentId: above.id })
    const moved = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    const edit = { path: 'parentId', was: null, now: above.id } as const

    await owner.answer(changeCategory, { id: moved.id, edits: [edit] }, 0)
    const behindAll = await fieldsOf(moved.id)
    await owner.answer(
      changeCategory,
      { id: moved.id, edits: [{ path: 'after', was: first.id, now: null }] },
      0,
    )

    expect(behindAll).toMatchObject({ parentId: above.id, after: first.id })
    expect(await fieldsOf(first.id)).toMatchObject({ after: moved.id })
  })

  test('it cannot stand below itself, nor beside a category that is elsewhere, and has a German name', async () => {
    const above = await owner.answer(createCategory, { name: { de: 'Ordnung' } })
    const below = await owner.answer(createCategory, { name: { de: 'Körbe' }, parentId: above.id })
    const { after } = await fieldsOf(above.id)
    const run = (edit: Parameters<typeof owner.run<typeof changeCategory>>[1]['edits'][number]) =>
      owner.run(changeCategory, { id: above.id, edits: [edit] }, 0)

    const round = await run({ path: 'parentId', was: null, now: below.id })
    const nowhere = await run({ path: 'after', was: after, now: below.id })
    const nameless = await run({ path: 'name.de', was: 'Ordnung', now: ' ' })

    expect(round).toMatchObject({ type: 'refused', coded: { code: 'categoryBelowItself' } })
    expect(nowhere).toMatchObject({ type: 'refused', coded: { code: 'categoryGone' } })
    expect(nameless).toMatchObject({ type: 'invalid', problems: [{ path: 'edits.0.now' }] })
    expect(await fieldsOf(above.id)).toMatchObject({ name: { de: 'Ordnung' }, parentId: null, after })
  })

  test('the same file again undoes nothing; one that says something new wins, but for what search engines show', async () => {
    const record = categoryRecord({ id: 50, name: { de: 'Lampen', fr: 'Lampes', nl: 'Lampen' } })
    await imported(record)
    await owner.answer(
      changeCategory,
      {
        id: 50,
        edits: [
          { path: 'name.de', was: 'Lampen', now: 'Leuchten' },
          { path: 'seoTitle.de', was: '', now: 'Leuchten kaufen' },
        ],
      },
      0,
    )

    await imported(record)
    const again = await fieldsOf(50)
    await imported({ ...record, name: { ...record.name, de: 'Lichter' } })
    const anew = await fieldsOf(50)

    expect(again).toMatchObject({ name: { de: 'Leuchten', nl: 'Leuchten' } })
    expect(anew).toMatchObject({ name: { de: 'Lichter' }, seoTitle: { de: 'Leuchten kaufen' } })
  })

  test('what an import has changed meanwhile is told as the import’s', async () => {
    const record = categoryRecord({ id: 50, name: { de: 'Lampen', fr: 'Lampes', nl: 'Lampen' } })
    await imported(record)
    behind.clock.forward(60)
    await imported({ ...record, name: { ...record.name, de: 'Lichter' } })

    const slow = await owner.run(
      changeCategory,
      { id: 50, edits: [{ path: 'name.de', was: 'Lampen', now: 'Leuchten' }] },
      0,
    )

    expect(slow).toMatchObject({ type: 'conflict', changes: [{ by: 'Import', what: 'name.de' }] })
  })

  async function imported(record: CategoryRecord): Promise<void> {
    const { database } = behind.engine
    await importCatalogue(database, catalogueLines([record]), { strict: true, now: behind.clock.now() })
  }

  async function listed(locale: Locale, path: string) {
    return (await (await aVisitor(behind.engine, locale)).call(loadListing, { path })).category
  }

  async function fieldsOf(id: number): Promise<CategoryFields> {
    const { category } = await owner.answer(showCategory, { id })
    if (category === null) throw new Error(`There is no category ${id}.`)
    return category.fields
  }
})
