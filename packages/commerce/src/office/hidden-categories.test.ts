import { loadListing, loadNavigation, loadProduct } from '@shop/api-client/contract/catalogue'
import { searchProducts, suggestSearch } from '@shop/api-client/contract/search'
import { readLog } from '@shop/api-client/office/account-commands'
import { changeCategory, showCategory } from '@shop/api-client/office/category-commands'
import { createCategory, createProduct } from '@shop/api-client/office/new-goods-commands'
import { listCategories } from '@shop/api-client/office/product-commands'
import { movedAddress } from '@shop/catalogue/findable/moved-address'
import { categoryPaths } from '@shop/catalogue/findable/page-exists'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { catalogueLines, categoryRecord } from '@shop/catalogue/testing/records'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await engineKinds())('a category that is hidden, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  let ids = { root: 0, below: 0 }
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
    const root = await owner.answer(createCategory, { name: { de: 'Aktion' } })
    const below = await owner.answer(createCategory, { name: { de: 'Reste' }, parentId: root.id })
    ids = { root: root.id, below: below.id }
    await aBowl(ids.below)
    await behind.engine.refresh()
  }, 60_000)
  afterEach(() => behind.engine.close())

  const german = async () => {
    const catalogue = await behind.engine.desk.catalogueOf?.('de-de')
    if (!catalogue) throw new Error('This shop is not open in Germany.')
    return catalogue
  }
  const hide = async (isHidden: boolean) => {
    const outcome = await owner.run(
      changeCategory,
      { id: ids.root, edits: [{ path: 'isHidden', was: !isHidden, now: isHidden }] },
      0,
    )
    await behind.engine.refresh()
    return outcome
  }
  const seen = async () => {
    const visitor = await aVisitor(behind.engine)
    const listing = async (path: string) => (await visitor.try(loadListing, { path, filters: {} })).status
    const { roots } = await visitor.call(loadNavigation, {})
    const found = await visitor.call(searchProducts, { q: 'Nebelschale' })
    const suggested = await visitor.call(suggestSearch, { q: 'Reste' })
    const { product } = await visitor.call(loadProduct, { referenceKey: 'bowl1' })
    return {
      menu: JSON.stringify(roots).includes('/aktion/'),
      listings: [await listing('/aktion/'), await listing('/aktion/reste/')],
      found: found.total,
      filters: JSON.stringify(found.facets).includes('Reste'),
      suggested: JSON.stringify(suggested).includes('/aktion/'),
      trail: product.categories.flat().map(({ categoryUrl }) => categoryUrl),
      pages: [...(await categoryPaths(behind.engine.database.sql))].filter((path) =>
        path.startsWith('/aktion/'),
      ),
      sitemap: (await german()).categories().some(({ path }) => path.startsWith('/aktion/')),
    }
  }

  test('is nowhere, with all below it; its goods are found and sold, and it comes back as it was', async () => {
    const before = await seen()
    const hidden = await hide(true)
    const during = await seen()
    await hide(false)

    expect(before).toMatchObject({ menu: true, listings: [200, 200], found: 1, sitemap: true })
    expect(hidden).toMatchObject({ type: 'done', answer: { path: '/aktion/', changed: ['isHidden'] } })
    expect(during).toEqual({
      menu: false,
      listings: [404, 404],
      found: 1,
      filters: false,
      suggested: false,
      trail: [],
      pages: [],
      sitemap: false,
    })
    expect(await seen()).toEqual(before)
  })

  test('is in the log as it was, shown to the office, and a conflict for whoever was slower', async () => {
    await hide(true)
    const { entries } = await owner.answer(readLog, { before: null, withReads: false })
    const { categories } = await owner.answer(listCategories, {})

    expect(entries[0]).toMatchObject({
      command: 'changeCategory',
      object: 'category:/aktion/',
      before: { isHidden: 'false' },
      after: { isHidden: 'true' },
    })
    expect(categories.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual([ids.root])
    expect((await owner.answer(showCategory, { id: ids.root })).category?.fields.isHidden).toBe(true)
    expect(await hide(true)).toMatchObject({ type: 'conflict', changes: [{ what: 'isHidden' }] })
  })

  test('no old address leads to it, and no import shows it', async () => {
    const { sql } = behind.engine.database
    await owner.answer(
      changeCategory,
      { id: ids.below, edits: [{ path: 'parentId', was: ids.root, now: null }] },
      0,
    )
    await owner.answer(
      changeCategory,
      { id: ids.below, edits: [{ path: 'isHidden', was: false, now: true }] },
      0,
    )
    await behind.engine.refresh()

    expect(await movedAddress(sql, await german(), 'de-de', '/aktion/reste/')).toBeNull()

    const record = categoryRecord({ id: ids.below, slug: 'reste', parentId: null })
    await importCatalogue(behind.engine.database, catalogueLines([record]), {
      strict: true,
      now: behind.clock.now(),
    })
    await behind.engine.refresh()
    expect((await owner.answer(showCategory, { id: ids.below })).category?.fields.isHidden).toBe(true)
  })

  test('a promotion holds in it as before', async () => {
    await hide(true)
    const variants = await (await german()).variants([await firstVariant()])

    expect(new Set([...variants.values()][0]?.unseenCategoryIds)).toEqual(new Set([ids.root, ids.below]))
  })

  async function firstVariant(): Promise<number> {
    const visitor = await aVisitor(behind.engine)
    return (await visitor.call(loadProduct, { referenceKey: 'bowl1' })).product.variants[0]?.id ?? 0
  }

  function aBowl(categoryId: number) {
    return owner.answer(createProduct, {
      articleNumber: 'bowl1',
      name: { de: 'Nebelschale' },
      description: { de: 'Von Hand gedreht.' },
      brand: 'Töpferei Tal',
      categoryId,
      vat: 'standard',
      maker: {
        name: 'Töpferei Tal',
        address: 'Talweg 1, 01069 Dresden',
        email: 'tal@example.org',
        country: 'DE',
      },
      deliveryDays: { from: 2, to: 4 },
      variants: [{ articleNumber: 'BOWL-1-W', label: { de: 'Weiß' }, stock: 3, prices: { DE: 2490 } }],
    })
  }
})
