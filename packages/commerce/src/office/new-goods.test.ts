import { loadListing, loadProduct } from '@shop/api-client/contract/catalogue'
import type { CommandInput } from '@shop/api-client/office/define-command'
import {
  addVariants,
  arrangeVariants,
  createCategory,
  createProduct,
} from '@shop/api-client/office/new-goods-commands'
import { payOrder, sendOrder, showOrder } from '@shop/api-client/office/order-commands'
import {
  changeProduct,
  findProducts,
  listAttributes,
  listCategories,
  showProduct,
} from '@shop/api-client/office/product-commands'
import { emptyTables } from '@shop/engine/db/test-database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buy } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('goods made in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
  }, 60_000)
  afterEach(() => behind.engine.close())

  function aBowl(categoryId: number): CommandInput<typeof createProduct> {
    const label = { de: 'Weiß' }
    return {
      articleNumber: 'bowl1',
      name: { de: 'Schale Nebel', fr: 'Coupe Brume' },
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
      variants: [{ articleNumber: 'BOWL-1-W', label, stock: 3, prices: { DE: 2490 } }],
    }
  }

  test('from an empty catalogue to a first sold product: made, found, bought, shipped', async () => {
    await emptyTables(behind.engine.database)
    owner = await aMember(behind, ['owner'])
    const { id: categoryId, slug } = await owner.answer(createCategory, { name: { de: 'Küche & Töpfe' } })
    const made = await owner.answer(createProduct, aBowl(categoryId))
    await behind.engine.refresh()

    const { product } = await owner.answer(showProduct, { id: made.id })
    const variantId = product?.variants[0]?.id ?? 0
    const order = await buy(await aVisitor(behind.engine), { variantId, quantity: 2 })
    const seen = (await owner.answer(showOrder, { number: order.orderNumber })).order
    await owner.answer(payOrder, { number: order.orderNumber }, seen?.version ?? 0)
    const paid = (await owner.answer(showOrder, { number: order.orderNumber })).order
    await owner.answer(sendOrder, { number: order.orderNumber }, paid?.version ?? 0)
    const shipped = (await owner.answer(showOrder, { number: order.orderNumber })).order
    const after = (await owner.answer(showProduct, { id: made.id })).product

    expect(slug).toBe('kueche-toepfe')
    expect(made.refused).toEqual([])
    expect(product).toMatchObject({
      referenceKey: 'bowl1',
      record: { name: { de: 'Schale Nebel', fr: 'Coupe Brume', nl: 'Schale Nebel' } },
      variants: [{ referenceKey: 'BOWL-1-W', units: 3, prices: { DE: { price: 2490 } } }],
    })
    expect(shipped).toMatchObject({ state: 'shipped', lines: [{ name: 'Schale Nebel', quantity: 2 }] })
    expect(after?.variants[0]?.units).toBe(1)
  })

  test('it is on its page at once, where it has a price, and is found in the office', async () => {
    const { id: categoryId } = await owner.answer(createCategory, { name: { de: 'Neues' }, parentId: 1 })
    const { id } = await owner.answer(createProduct, aBowl(categoryId))
    await behind.engine.refresh()
    const german = await aVisitor(behind.engine, 'de-de')
    const { items } = await owner.answer(findProducts, { text: 'Nebel' })
    const { categories } = await owner.answer(listCategories, {})

    expect((await german.call(loadProduct, { referenceKey: 'bowl1' })).product.name).toBe('Schale Nebel')
    expect(items.map((item) => item.id)).toEqual([id])
    expect(categories.find((one) => one.id === categoryId)?.depth).toBe(1)
  })

  test('a number in capitals is that of the address, and tea by weight says what a kilogram costs', async () => {
    const [variant] = aBowl(1).variants
    const content = { unit: 'KG', size: 0.1 } as const
    const { referenceKey } = await owner.answer(createProduct, {
      ...aBowl(1),
      articleNumber: 'TEA1',
      variants: variant ? [{ ...variant, content }] : [],
    })
    await behind.engine.refresh()
    const german = await aVisitor(behind.engine, 'de-de')
    const { product } = await german.call(loadProduct, { referenceKey: 'tea1' })

    expect(referenceKey).toBe('tea1')
    expect(product.variants[0]?.price.reference).toMatchObject({ withTax: 24_900, unit: 'KG', size: 1 })
  })

  test('an attribute that a product is given is a filter of its list, and offered to the next product', async () => {
    const words = (word: string) => ({ de: word, fr: word, nl: word })
    const origin = (...values: [value: string, label: string][]) => ({
      label: words('Herkunft'),
      multiSelect: true,
      facet: true,
      values: values.map(([value, label]) => ({ value, label: words(label) })),
    })
    const { id: categoryId } = await owner.answer(createCategory, { name: { de: 'Neues' } })
    const bowl = await owner.answer(createProduct, aBowl(categoryId))
    const [variant] = aBowl(categoryId).variants
    const cup = await owner.answer(createProduct, {
      ...aBowl(categoryId),
      articleNumber: 'cup1',
      variants: variant ? [{ ...variant, articleNumber: 'CUP-1' }] : [],
    })
    const before = (await owner.answer(listAttributes, {})).attributes
    const given = (id: number, now: unknown, was?: unknown) =>
      owner.answer(changeProduct, { id, edits: [{ path: 'attributes.herkunft', was, now }] }, 0)
    await given(bowl.id, origin(['tal', 'Tal']))
    await given(cup.id, origin(['tal', 'Das Tal'], ['berg', 'Berg']))
    await behind.engine.refresh()
    const german = await aVisitor(behind.engine, 'de-de')
    const listing = (filters: Record<string, string>) =>
      german.call(loadListing, { path: '/neues/', filters })

    const facets = (await listing({})).facets.filter(({ name }) => name === 'herkunft')
    expect(facets).toMatchObject([
      {
        label: 'Herkunft',
        values: [
          { value: 'berg', count: 1 },
          { value: 'tal', count: 2 },
        ],
      },
    ])
    expect((await listing({ herkunft: 'berg' })).total).toBe(1)
    const { attributes } = await owner.answer(listAttributes, {})
    expect(before.map(({ key }) => key)).not.toContain('herkunft')
    // As the newest product says it, in the order of the words.
    expect(attributes.find(({ key }) => key === 'herkunft')).toEqual({
      key: 'herkunft',
      label: words('Herkunft'),
      multiSelect: true,
      values: [
        { value: 'berg', label: words('Berg') },
        { value: 'tal', label: words('Das Tal') },
      ],
    })

    await given(cup.id, undefined, origin(['tal', 'Das Tal'], ['berg', 'Berg']))
    expect(
      (await owner.answer(listAttributes, {})).attributes.find(({ key }) => key === 'herkunft')?.values,
    ).toEqual([{ value: 'tal', label: words('Tal') }])
    expect(
      await owner.run(
        changeProduct,
        { id: cup.id, edits: [{ path: 'attributes.brand', now: origin(['a', 'A']) }] },
        0,
      ),
    ).toMatchObject({ type: 'refused', coded: { code: 'productWrong' } })
  })

  test('what is made here never has the id of what a file may bring', async () => {
    const { id } = await owner.answer(createProduct, aBowl(1))

    expect(id).toBeGreaterThanOrEqual(1_000_000_000)
  })

  test('an article number that is taken, an unknown category, a false EAN and a number that no address can hold are refused, and nothing is made', async () => {
    await owner.answer(createProduct, aBowl(1))

    const again = await owner.run(createProduct, aBowl(1))
    const nowhere = await owner.run(createProduct, { ...aBowl(999), articleNumber: 'x1' })
    const [variant] = aBowl(1).variants
    const falsely = await owner.run(createProduct, {
      ...aBowl(1),
      articleNumber: 'y1',
      variants: variant ? [{ ...variant, articleNumber: 'Y-1', gtin: '4012345678900' }] : [],
    })
    const unreadable = await owner.run(createProduct, { ...aBowl(1), articleNumber: 'bowl-2' })

    expect(again).toMatchObject({
      type: 'refused',
      coded: { code: 'articleTaken', params: { number: 'bowl1' } },
    })
    expect(nowhere).toMatchObject({ type: 'refused', coded: { code: 'categoryGone' } })
    expect(falsely).toMatchObject({ type: 'invalid', problems: [{ path: 'variants.0.gtin' }] })
    expect(unreadable).toMatchObject({ type: 'invalid', problems: [{ path: 'articleNumber' }] })
    expect((await owner.answer(findProducts, { text: 'Nebel' })).items).toHaveLength(1)
  })

  test('a category says nothing beside its name but what was written', async () => {
    const bare = await owner.answer(createCategory, { name: { de: 'Körbe' } })
    const description = { de: 'Von Hand gedreht.', fr: 'Tourné à la main.' }
    const told = await owner.answer(createCategory, { name: { de: 'Schalen' }, description })
    await owner.answer(createProduct, { ...aBowl(bare.id), articleNumber: 'bowl1' })
    const variants = aBowl(told.id).variants.map((variant) => ({ ...variant, articleNumber: 'BOWL-2-W' }))
    await owner.answer(createProduct, { ...aBowl(told.id), articleNumber: 'bowl2', variants })
    await behind.engine.refresh()
    const said = async (locale: 'de-de' | 'fr-fr' | 'nl-nl', path: string) =>
      (await (await aVisitor(behind.engine, locale)).call(loadListing, { path })).category

    const nothing = { name: 'Körbe', description: '', seoText: '' }
    expect(await said('de-de', '/koerbe/')).toMatchObject(nothing)
    expect(await said('fr-fr', '/koerbe/')).toMatchObject(nothing)
    expect(await said('de-de', '/schalen/')).toMatchObject({ description: description.de, seoText: '' })
    expect(await said('fr-fr', '/schalen/')).toMatchObject({ description: description.fr })
    expect(await said('nl-nl', '/schalen/')).toMatchObject({ description: description.de })
  })

  test('two categories of one name have two addresses', async () => {
    const first = await owner.answer(createCategory, { name: { de: 'Neu' } })
    const second = await owner.answer(createCategory, { name: { de: 'Neu' } })

    expect([first.slug, second.slug]).toEqual(['neu', 'neu-2'])
  })

  test('variants are added behind the others, put into another order and taken out; stock that sells meanwhile stays', async () => {
    const { id: categoryId } = await owner.answer(createCategory, { name: { de: 'Neues' }, parentId: 1 })
    const { id } = await owner.answer(createProduct, aBowl(categoryId))
    const keys = async () =>
      (await owner.answer(showProduct, { id })).product?.variants.map(({ referenceKey, units }) => [
        referenceKey,
        units,
      ])
    const variant = (articleNumber: string, stock: number) => ({
      articleNumber,
      label: { de: articleNumber },
      stock,
      prices: { DE: 1990 },
    })

    const { added } = await owner.answer(addVariants, {
      productId: id,
      variants: [variant('BOWL-1-B', 5), variant('BOWL-1-G', 7)],
    })
    await behind.engine.refresh()

    expect(await keys()).toEqual([
      ['BOWL-1-W', 3],
      ['BOWL-1-B', 5],
      ['BOWL-1-G', 7],
    ])
    const german = await aVisitor(behind.engine, 'de-de')
    const { product } = await german.call(loadProduct, { referenceKey: 'bowl1' })
    expect(product.variants.map(({ price }) => price)).toHaveLength(3)
    await buy(await aVisitor(behind.engine), { variantId: added[1] ?? 0, quantity: 2 })

    const was = (await owner.answer(showProduct, { id })).product?.variants.map((one) => one.id) ?? []
    const [white = 0, blue = 0, green = 0] = was
    await owner.answer(arrangeVariants, { productId: id, was, now: [green, white] }, 0)

    expect(await keys()).toEqual([
      ['BOWL-1-G', 5],
      ['BOWL-1-W', 3],
    ])
    expect(
      await owner.run(arrangeVariants, { productId: id, was, now: [white, blue, green] }, 0),
    ).toMatchObject({ type: 'conflict', changes: [{ what: 'variants' }] })
    expect(await owner.run(addVariants, { productId: id, variants: [variant('BOWL-1-G', 1)] })).toMatchObject(
      { type: 'refused', coded: { code: 'articleTaken', params: { number: 'BOWL-1-G' } } },
    )

    // Whoever bought it has to be found when it is recalled.
    expect(
      await owner.run(arrangeVariants, { productId: id, was: [green, white], now: [white] }, 0),
    ).toMatchObject({ type: 'refused', coded: { code: 'variantSold', params: { number: 'BOWL-1-G' } } })
    // A basket that still holds what was taken out must not hold what comes next.
    const [red = 0] = (await owner.answer(addVariants, { productId: id, variants: [variant('BOWL-1-R', 1)] }))
      .added
    await owner.answer(arrangeVariants, { productId: id, was: [green, white, red], now: [green, white] }, 0)
    const [yellow = 0] = (
      await owner.answer(addVariants, { productId: id, variants: [variant('BOWL-1-Y', 1)] })
    ).added
    expect(yellow).toBeGreaterThan(red)
  })
})
