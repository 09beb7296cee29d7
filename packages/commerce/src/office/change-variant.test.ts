import { loadProduct } from '@shop/api-client/contract/catalogue'
import type { CommandInput } from '@shop/api-client/office/define-command'
import { addVariants, createCategory, createProduct } from '@shop/api-client/office/new-goods-commands'
import { showProduct } from '@shop/api-client/office/product-commands'
import { changeVariant } from '@shop/api-client/office/variant-commands'
import { commandLog } from '@shop/engine/db/schema/staff'
import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

type Edits = CommandInput<typeof changeVariant>['edits']

const RED = '4006381333931'
const BLUE = '4012345678901'

describe.each(await ruleEngines())('a variant that is edited in the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let owner: Member
  let product = { id: 0, red: 0, blue: 0 }
  beforeEach(async () => {
    behind = await open()
    owner = await aMember(behind, ['owner'])
    product = await aVase(owner)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const shown = async (variantId: number) => {
    const { product: found } = await owner.answer(showProduct, { id: product.id })
    return found?.variants.find(({ id }) => id === variantId)
  }
  const change = (variantId: number, edits: Edits) => owner.run(changeVariant, { variantId, edits }, 0)

  test('is called otherwise in every language and has another EAN, in the shop at once', async () => {
    const outcome = await change(product.red, [
      { path: 'label.de', was: 'Rot', now: 'Kirschrot' },
      { path: 'label.fr', was: 'Rot', now: 'Cerise' },
      { path: 'gtin', was: RED, now: '96385074' },
    ])
    await behind.engine.refresh()

    expect(outcome).toMatchObject({
      type: 'done',
      answer: { referenceKey: 'vase1', changed: ['label.de', 'label.fr', 'gtin'] },
    })
    expect(await shown(product.red)).toMatchObject({
      // Nobody has translated it: Dutch follows the German words.
      label: { de: 'Kirschrot', fr: 'Cerise', nl: 'Kirschrot' },
      gtin: '96385074',
    })
    const french = await aVisitor(behind.engine, 'fr-fr')
    const german = await aVisitor(behind.engine, 'de-de')
    const labels = async (visitor: typeof german) =>
      JSON.stringify((await visitor.call(loadProduct, { referenceKey: 'vase1' })).product.variants)
    expect(await labels(german)).toContain('Kirschrot')
    expect(await labels(german)).toContain('96385074')
    expect(await labels(french)).toContain('Cerise')
  })

  // The step said that nothing stood there, met no version of today, and replaced what somebody else has written since.
  test('is taken back from the German words that stand in for those that were taken out', async () => {
    await change(product.red, [{ path: 'label.fr', was: 'Rot', now: 'Rouge' }])
    await change(product.red, [{ path: 'label.fr', was: 'Rouge', now: '' }])
    const [entry] = await behind.engine.database.sql
      .select()
      .from(commandLog)
      .orderBy(desc(commandLog.id))
      .limit(1)

    expect(entry?.undo).toMatchObject({
      seen: 0,
      input: { edits: [{ path: 'label.fr', was: 'Rot', now: 'Rouge' }] },
    })
  })

  test('says in the log what it was and what it is, which takes it back', async () => {
    await change(product.red, [{ path: 'gtin', was: RED, now: null }])
    const [entry] = await behind.engine.database.sql
      .select()
      .from(commandLog)
      .orderBy(desc(commandLog.id))
      .limit(1)

    expect(entry).toMatchObject({
      command: 'changeVariant',
      object: 'product:vase1',
      before: { gtin: RED },
      after: { article: 'VASE-1-R', gtin: 'null' },
    })
    expect(await change(product.red, [{ path: 'gtin', was: null, now: RED }])).toMatchObject({ type: 'done' })
    expect((await shown(product.red))?.gtin).toBe(RED)
  })

  test('is a conflict where somebody else was quicker with the same field, and none with another one', async () => {
    await change(product.red, [{ path: 'label.de', was: 'Rot', now: 'Kirschrot' }])

    expect(await change(product.red, [{ path: 'label.de', was: 'Rot', now: 'Weinrot' }])).toMatchObject({
      type: 'conflict',
      changes: [{ what: 'label.de', by: 'Mia Kern' }],
    })
    expect(await change(product.red, [{ path: 'gtin', was: RED, now: null }])).toMatchObject({ type: 'done' })
    expect((await shown(product.red))?.label.de).toBe('Kirschrot')
  })

  test.each([
    ['with a last figure that does not follow', '4006381333930'],
    ['with letters', '40063813339A1'],
  ])('keeps its EAN where it would get one %s', async (_, gtin) => {
    expect(await change(product.red, [{ path: 'gtin', was: RED, now: gtin }])).toMatchObject({
      type: 'invalid',
      problems: [{ path: 'edits.0.now' }],
    })
    expect((await shown(product.red))?.gtin).toBe(RED)
  })

  test.each([BLUE, `0${BLUE}`])('has no EAN %s that another variant has', async (gtin) => {
    expect(await change(product.red, [{ path: 'gtin', was: RED, now: gtin }])).toMatchObject({
      type: 'refused',
      coded: { code: 'gtinTaken', params: { number: 'VASE-1-B', gtin: BLUE } },
    })
    expect(await change(product.red, [{ path: 'gtin', was: RED, now: `0${RED}` }])).toMatchObject({
      type: 'done',
    })
  })

  test('has no words that nobody may publish', async () => {
    expect(await change(product.red, [{ path: 'label.de', was: 'Rot', now: 'Klimaneutral' }])).toMatchObject({
      type: 'refused',
      coded: { code: 'productWrong', params: { field: 'label.de' } },
    })
  })

  test.each([
    ['an EAN that one has', { gtin: BLUE }, { code: 'gtinTaken' }],
    ['words that nobody may publish', { label: { de: 'Klimaneutral' } }, { code: 'productWrong' }],
  ])('and a new one with %s is refused as well', async (_, wrong, coded) => {
    const variant = { articleNumber: 'VASE-1-G', label: { de: 'Grün' }, stock: 1, prices: {}, ...wrong }

    expect(await owner.run(addVariants, { productId: product.id, variants: [variant] })).toMatchObject({
      type: 'refused',
      coded,
    })
  })

  test('and two new ones with one EAN are refused, in whatever writing', async () => {
    const variant = (articleNumber: string, gtin: string) => ({
      articleNumber,
      label: { de: articleNumber },
      gtin,
      stock: 1,
      prices: {},
    })
    const [twelve, thirteen] = ['036000291452', '0036000291452']

    expect(
      await owner.run(addVariants, {
        productId: product.id,
        variants: [variant('VASE-1-G', twelve), variant('VASE-1-Y', thirteen)],
      }),
    ).toMatchObject({ type: 'refused', coded: { code: 'gtinTwice', params: { gtin: thirteen } } })
  })
})

async function aVase(owner: Member): Promise<{ id: number; red: number; blue: number }> {
  const { id: categoryId } = await owner.answer(createCategory, { name: { de: 'Vasen' }, parentId: 1 })
  const variant = (articleNumber: string, label: string, gtin: string) => ({
    articleNumber,
    label: { de: label },
    gtin,
    stock: 3,
    prices: { DE: 2490, FR: 2690 },
  })
  const { id } = await owner.answer(createProduct, {
    articleNumber: 'vase1',
    name: { de: 'Vase Nebel' },
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
    variants: [variant('VASE-1-R', 'Rot', RED), variant('VASE-1-B', 'Blau', BLUE)],
  })
  const [red, blue] = (await owner.answer(showProduct, { id })).product?.variants ?? []
  return { id, red: red?.id ?? 0, blue: blue?.id ?? 0 }
}
