import { addBasketItem, updateBasketItem } from '@shop/api-client/contract/basket'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { priceRecord } from '@shop/catalogue/testing/records'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { ProductRecord } from '@shop/engine/records/catalogue-record'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const same = (word: string) => ({ de: word, fr: word, nl: word })
const name = { label: same('Name'), maxLength: 5, required: true }

const MUG = 910
const TRAIN = 920
const SET = 930
const SHORT_SET = 940
const TAG = 960
const PERSONALISED = {
  label: same('Personalisiert'),
  multiSelect: false,
  facet: false,
  values: [{ value: '1', label: same('Ja') }],
}
const RECORDS = [
  like(1, 91, { personalisation: { kind: 'engraving', rows: [name], mayBeWithout: true } }),
  like(1, 92, { personalisation: { kind: 'text', rows: [name], mayBeWithout: false } }),
  like(1, 93, {
    bundle: {
      kind: 'bundle',
      items: [
        { referenceKey: 'P3', quantity: 1 },
        { referenceKey: 'P95', quantity: 2 },
      ],
    },
  }),
  { ...like(1, 96, {}), attributes: { personalisierterArtikel: PERSONALISED } },
  onlyInSwitzerland(like(1, 95, {})),
  like(1, 94, { bundle: { kind: 'virtual', items: [{ referenceKey: 'P3', quantity: 1 }] } }),
]

describe.each(await ruleEngines())('what is put on a product, on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    await importCatalogue(
      engine.database,
      (async function* () {
        for (const record of RECORDS) yield JSON.stringify(record)
      })(),
      { strict: true },
    )
    await engine.refresh()
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const item = (variantId: number, customText?: Record<string, string>) => ({
    basketKey: visitor.basketKey,
    variantId,
    quantity: 1,
    ...(customText ? { customData: { customText } } : {}),
  })
  const add = (variantId: number, customText?: Record<string, string>) =>
    visitor.call(addBasketItem, item(variantId, customText))

  test.each([
    ['a fitting text', MUG, { text1: 'Mia' }],
    ['no text where that is possible', MUG, undefined],
    ['„ohne“ where that is possible', MUG, { text1: 'ohne' }],
    ['a fitting text where one is needed', TRAIN, { text1: 'Mia' }],
    ['„ohne“ on a product that takes none', VARIANTS.cushion, { text1: 'ohne' }],
    ['a packed bundle with a part that is sold out alone', SET, undefined],
  ])('%s is taken', async (_, variantId, customText) => {
    expect(await add(variantId, customText)).toMatchObject({ type: 'success', statusCode: 201 })
  })

  test.each([
    ['too long', MUG, { text1: 'Hannah' }, 'text1', 'personalisation.tooLong'],
    ['of signs that cannot be cut', MUG, { text1: '<b>' }, 'text1', 'personalisation.characters'],
    [
      'in a row that is not there',
      MUG,
      { text1: 'Mia', text2: 'Ida' },
      'text2',
      'personalisation.unknownRow',
    ],
    // Nobody stitched it, and the right of withdrawal was gone with it.
    [
      'on a product that takes none',
      VARIANTS.cushion,
      { text1: 'Mia' },
      'text1',
      'personalisation.unknownRow',
    ],
    ['missing where it is needed', TRAIN, undefined, 'text1', 'personalisation.required'],
    ['„ohne“ where it is needed', TRAIN, { text1: 'ohne' }, 'text1', 'personalisation.required'],
  ])('a text %s is refused', async (_, variantId, customText, row, key) => {
    expect(await visitor.try(addBasketItem, item(variantId, customText))).toMatchObject({
      status: 422,
      body: { code: 'input_invalid', errors: [{ path: `customData.customText.${row}`, key }] },
    })
  })

  test('a line is not changed into what cannot be made', async () => {
    const { basket } = await add(MUG, { text1: 'Mia' })
    const itemKey = basket.items[0]?.key ?? ''
    const change = (text1: string) => ({
      basketKey: visitor.basketKey,
      itemKey,
      quantity: 1,
      customData: { customText: { text1 } },
    })

    expect(await visitor.try(updateBasketItem, change('Maximiliane'))).toMatchObject({ status: 422 })
    const changed = await visitor.call(updateBasketItem, change('Ida'))
    expect(changed.basket.items[0]?.customData.customText).toEqual({ text1: 'Ida' })
  })

  // Whoever wrote `displayData` had anything stitched, past length and letters, and kept the right to send it back.
  test('what a client says to be shown counts for nothing: rows follow from the text', async () => {
    const displayData = { text1: { key: 'text1', label: 'Name', value: 'Maximiliane <3' } }
    const plain = await visitor.call(addBasketItem, { ...item(MUG), displayData })
    const named = await visitor.call(addBasketItem, { ...item(MUG, { text1: ' Mia ' }), displayData })
    const itemKey = named.basket.items[1]?.key ?? ''
    const changed = await visitor.call(updateBasketItem, {
      basketKey: visitor.basketKey,
      itemKey,
      quantity: 1,
      customData: { customText: { text1: 'Ida' } },
      displayData,
    })
    const again = await visitor.call(updateBasketItem, {
      basketKey: visitor.basketKey,
      itemKey,
      quantity: 2,
      displayData,
    })

    const written = (value: string) => ({ text1: { key: 'text1', label: 'Name', value } })
    expect(plain.basket.items[0]?.displayData).toEqual({})
    expect(named.basket.items[1]?.displayData).toEqual(written('Mia'))
    expect(changed.basket.items[1]?.displayData).toEqual(written('Ida'))
    expect(again.basket.items[1]?.displayData).toEqual(written('Ida'))
  })

  test('a product that says no more than that it takes a text takes one short row', async () => {
    expect(await visitor.try(addBasketItem, item(TAG, { text1: 'x'.repeat(21) }))).toMatchObject({
      status: 422,
    })
    const { basket } = await add(TAG, { text1: 'Mia' })

    expect(basket.items[0]?.displayData).toEqual({
      text1: { key: 'text1', label: 'Wunschtext', value: 'Mia' },
    })
  })

  test('a set names its parts in the basket, also what is not sold here by itself', async () => {
    const { basket } = await add(SET)

    expect(basket.items[0]?.facts?.essentials.slice(0, 2)).toEqual([
      expect.stringMatching(/^1\u00a0× \S/),
      '2\u00a0× Nur in der Schweiz',
    ])
  })

  test('a virtual bundle that lacks a part is not available', async () => {
    expect(await add(SHORT_SET)).toMatchObject({
      type: 'failure',
      kind: 'ItemUnavailable',
      basket: { items: [] },
    })
  })
})

/** A product of the tiny catalogue under another number, with facts of its own. */
function like(id: number, number: number, facts: NonNullable<ProductRecord['facts']>): ProductRecord {
  const product = tinyCatalogue().find((record) => record.kind === 'product' && record.id === id)
  if (product?.kind !== 'product') throw new Error(`The tiny catalogue has no product ${id}.`)
  return {
    ...product,
    id: number,
    referenceKey: `P${number}`,
    masterKey: `M${number}`,
    facts,
    variants: product.variants.map((variant) => ({
      ...variant,
      id: number * 10,
      referenceKey: `P${number}_1`,
    })),
  }
}

function onlyInSwitzerland(product: ProductRecord): ProductRecord {
  const name = 'Nur in der Schweiz'
  return {
    ...product,
    name: { de: name, fr: name, nl: name },
    variants: product.variants.map((variant) => ({ ...variant, prices: { CH: priceRecord(1000) } })),
  }
}
