import { loadProduct } from '@shop/api-client/contract/catalogue'
import { readLog } from '@shop/api-client/office/account-commands'
import type { CommandInput } from '@shop/api-client/office/define-command'
import {
  changePrices,
  changeSale,
  changeStock,
  goodsRows,
  planPrice,
  variantPrices,
} from '@shop/api-client/office/goods-line-commands'
import { changeProduct, findProducts, showProduct } from '@shop/api-client/office/product-commands'
import { applyFuturePrices } from '@shop/catalogue/import/delta/apply-future-prices'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { refreshProductDesk } from '@shop/catalogue/office/product-desk-store'
import { catalogueLines } from '@shop/catalogue/testing/records'
import { tinyCatalogue, VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { eq, sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const [CUSHION, VASE, CARPET, GLASS, SOFA] = [1, 2, 3, 4, 5] as const
/** Facts of which one is none that this release knows. */
const NEWER = { ageFrom: 36, noiseLabel: { decibels: 42 } }

describe.each(await ruleEngines())('the catalogue of the office, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let mia = {} as Member
  beforeEach(async () => {
    behind = await open()
    mia = await aMember(behind, ['merchandiser'])
    await refreshProductDesk(behind.engine.database, behind.clock.now())
  }, 60_000)
  afterEach(() => behind.engine.close())

  const sql = () => behind.engine.database.sql
  const found = async (input: CommandInput<typeof findProducts>) => {
    const { items } = await mia.answer(findProducts, input)
    return items.map(({ id }) => id)
  }
  const product = async (id: number) => {
    const { product: shown } = await mia.answer(showProduct, { id })
    if (shown === null) throw new Error(`There is no product ${id}.`)
    return shown
  }
  const edit = (id: number, path: string, was: unknown, now: unknown) => ({ id, edits: [{ path, was, now }] })
  const germanPrice = (now: number, before: number | null = null, was = 1999) => ({
    lines: [
      {
        variantId: VARIANTS.cushion,
        country: 'DE' as const,
        was: { price: was, before: null },
        now: { price: now, before },
      },
    ],
  })

  describe('finding', () => {
    test.each([
      ['a word', { text: 'kissen' }, [CUSHION]],
      ['its beginning', { text: 'Kis' }, [CUSHION]],
      ['a word of the brand beside it', { text: 'prufhaus sofa' }, [SOFA]],
      ['an article number', { text: 'P5' }, [SOFA]],
      ['the number of a variant', { text: 'v5_1' }, [SOFA]],
      ['one letter that is wrong', { text: 'Tepich' }, [CARPET]],
      ['two words of which none has the second', { text: 'sofa kissen' }, []],
      ['nothing that could be a query', { text: "&|!:*'" }, []],
      ['what has no picture', { missing: 'picture' }, [1, 2, 3, 4, 5, 6, 7, 8]],
      ['a text that is another language’s', { missing: 'fr', text: 'Vase' }, [VASE]],
      ['what is sold out', { stock: 'out' }, [CARPET, 6]],
      ['what is low', { stock: 'low' }, [VASE]],
      ['a category', { category: 1, text: 'Glas' }, [GLASS]],
      ['a category without products', { category: 99 }, []],
      ['what is not for sale', { state: 'off' }, []],
    ] as const)('%s', async (_, input, ids) => {
      expect(await found(input)).toEqual(ids)
    })

    test('an EAN finds the product of its variant, and a guess says that it is one', async () => {
      await sql().update(variants).set({ gtin: '4006381333931' }).where(eq(variants.id, VARIANTS.sofa))

      expect(await found({ text: '4006 381 333931' })).toEqual([SOFA])
      expect(await mia.answer(findProducts, { text: 'Kisssen' })).toMatchObject({ isGuess: true })
      expect(await mia.answer(findProducts, { text: 'Kissen' })).toMatchObject({ isGuess: false })
    })

    test('pages follow each other without a gap, and each says price and stock', async () => {
      const first = await mia.answer(findProducts, { limit: 5 })
      const rest = await mia.answer(findProducts, { limit: 5, cursor: first.next })

      expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(rest.next).toBeNull()
      expect(first.items[0]).toMatchObject({
        units: 10,
        price: { amount: 1999, currency: 'EUR', isOne: true },
      })
      expect(
        (await mia.answer(findProducts, { text: 'Kissen', country: 'CH' })).items[0]?.price,
      ).toMatchObject({
        amount: 2490,
        currency: 'CHF',
      })
    })

    test('what an order takes is seen, and what comes back too', async () => {
      const count = (now: number, was: number) =>
        mia.answer(changeStock, { reason: 'counted', lines: [{ referenceKey: 'V5_1', was, now }] })
      await count(5, 10)
      expect(await found({ stock: 'low' })).toEqual([VASE, SOFA])
      await count(0, 5)
      expect(await found({ stock: 'out' })).toEqual([CARPET, SOFA, 6])
      await count(6, 0)
      expect(await found({ stock: 'low' })).toEqual([VASE])
    })
  })

  describe('editing', () => {
    test('a text is changed, found at once, seen in the shop, and in the log', async () => {
      await mia.answer(changeProduct, edit(SOFA, 'name.de', 'Sofa', 'Ottomane'), 0)

      expect(await found({ text: 'Ottomane' })).toEqual([SOFA])
      expect(await found({ text: 'Ottomanne' })).toEqual([SOFA])
      await behind.engine.refresh()
      const visitor = await aVisitor(behind.engine)
      const owner = await aMember(behind, ['owner'])
      const page = await visitor.call(loadProduct, { referenceKey: 'P5' })
      expect(page.product.name).toBe('Ottomane')
      expect(await owner.answer(readLog, { object: 'product:P5' })).toMatchObject({
        entries: [
          { command: 'changeProduct', before: { 'name.de': 'Sofa' }, after: { 'name.de': 'Ottomane' } },
        ],
      })
    })

    test('who was slower is told by whom, and loses nothing; who edits another field is in nobody’s way', async () => {
      const eva = await aMember(behind, ['owner'])
      await eva.answer(changeProduct, edit(SOFA, 'name.de', 'Sofa', 'Couch'), 0)

      expect(await mia.run(changeProduct, edit(SOFA, 'name.de', 'Sofa', 'Ottomane'), 0)).toMatchObject({
        type: 'conflict',
        changes: [{ by: 'Mia Kern', what: 'name.de' }],
      })
      expect(await mia.run(changeProduct, edit(SOFA, 'name.fr', 'Sofa', 'Canapé'), 0)).toMatchObject({
        type: 'done',
      })
      expect((await product(SOFA)).record.name).toEqual({ de: 'Couch', fr: 'Canapé', nl: 'Sofa' })
    })

    test.each([
      ['an empty name', 'name.de', 'Sofa', '  ', 'name.de'],
      ['a claim without proof', 'description.de', 'Beschreibung', 'Klimaneutrales Sofa', 'description.de'],
      ['a kind that no law knows', 'facts', {}, { kinds: ['spaceship'] }, 'facts.kinds.0'],
      ['a maker without an address', 'maker', undefined, { name: 'Werk' }, 'maker.address'],
    ])('%s is refused with its field, as an import would', async (_, path, was, now, field) => {
      expect(await mia.run(changeProduct, edit(SOFA, path, was, now), 0)).toMatchObject({
        type: 'refused',
        coded: { code: 'productWrong', params: { field } },
      })
    })

    test('facts are edited one by one; what a newer release has written among them stays', async () => {
      await sql()
        .update(products)
        .set({ facts: raw`${JSON.stringify(NEWER)}::jsonb` })
        .where(eq(products.id, SOFA))
      const eva = await aMember(behind, ['owner'])
      await eva.answer(changeProduct, edit(SOFA, 'facts.ageFrom', 36, 18), 0)

      await mia.answer(changeProduct, edit(SOFA, 'facts.kinds', undefined, ['toy']), 0)
      expect((await product(SOFA)).record.facts).toEqual({ ...NEWER, ageFrom: 18, kinds: ['toy'] })
      expect(await mia.run(changeProduct, edit(SOFA, 'facts.ageFrom', 36, 6), 0)).toMatchObject({
        type: 'conflict',
        changes: [{ by: 'Mia Kern', what: 'facts.ageFrom' }],
      })
    })

    test('a field that only an import brings is no field here', async () => {
      expect(await mia.run(changeProduct, edit(SOFA, 'referenceKey', 'P5', 'P6'), 0)).toMatchObject({
        type: 'invalid',
      })
    })

    test('without a maker it may not be offered: its prices there end, and what is missing is said', async () => {
      const { record } = await product(SOFA)
      await mia.answer(changeProduct, edit(SOFA, 'safety', record.safety, null), 0)

      const shown = await product(SOFA)
      expect(Object.keys(shown.variants[0]?.prices ?? {})).toEqual(['CH'])
      expect(shown.missing).toContainEqual(
        expect.objectContaining({ country: 'DE', field: 'maker', isRefused: true, duty: 'C-15' }),
      )
      expect(await found({ missing: 'DE:maker' })).toEqual([SOFA])
      expect(
        await mia.answer(changePrices, {
          lines: [
            {
              variantId: VARIANTS.sofa,
              country: 'DE',
              was: { price: null, before: null },
              now: { price: 100, before: null },
            },
          ],
        }),
      ).toMatchObject({ changed: 0, refused: [{ problem: 'mayNotBeOffered' }] })
    })

    test('the same file again does not undo an edit', async () => {
      const again = () =>
        importCatalogue(behind.engine.database, catalogueLines(tinyCatalogue()), {
          strict: true,
          now: behind.clock.now(),
        })
      await again()
      await mia.answer(changeProduct, edit(SOFA, 'name.de', 'Sofa', 'Ottomane'), 0)

      await again()

      expect((await product(SOFA)).record.name).toMatchObject({ de: 'Ottomane' })
    })
  })

  describe('many lines', () => {
    test('a preview changes nothing and says each line; then the prices stand, with their history', async () => {
      const preview = await mia.preview(changePrices, germanPrice(1799, 1999))
      expect(preview).toEqual({
        type: 'preview',
        effects: [
          { kind: 'line', key: 'V1_1', what: 'price', country: 'DE', from: 1999, to: 1799, problem: null },
          { kind: 'line', key: 'V1_1', what: 'before', country: 'DE', from: null, to: 1999, problem: null },
        ],
      })
      expect((await product(CUSHION)).variants[0]?.prices.DE).toEqual({ price: 1999, before: null })

      expect(await mia.answer(changePrices, germanPrice(1799, 1999))).toEqual({ changed: 2, refused: [] })
      expect((await product(CUSHION)).variants[0]?.prices.DE).toEqual({ price: 1799, before: 1999 })
      const { history } = await mia.answer(variantPrices, { variantId: VARIANTS.cushion })
      expect(history).toContainEqual(
        expect.objectContaining({ country: 'DE', currency: 'EUR', price: 1799, before: 1999 }),
      )
    })

    test('a line that somebody was quicker with is left out and says what it is; the others are done', async () => {
      await mia.answer(changePrices, germanPrice(1899))
      const other = {
        variantId: VARIANTS.sofa,
        country: 'DE' as const,
        was: { price: 49_900, before: null },
        now: { price: 45_000, before: null },
      }

      expect(await mia.answer(changePrices, { lines: [...germanPrice(1699).lines, other] })).toEqual({
        changed: 1,
        refused: [{ key: 'V1_1', country: 'DE', problem: 'changedMeanwhile', current: 1899, by: 'Mia Kern' }],
      })
    })

    test.each([
      [
        'a struck price that is not higher',
        { price: 1999, before: 1999 },
        VARIANTS.cushion,
        1999,
        'beforeNotHigher',
      ],
      [
        'a price below that of a larger quantity',
        { price: 800, before: null },
        VARIANTS.scaled,
        1000,
        'stepsNotLower',
      ],
      ['a variant that there is not', { price: 800, before: null }, 999, 1000, 'unknown'],
    ] as const)('%s is refused', async (_, now, variantId, price, problem) => {
      const line = { variantId, country: 'DE' as const, was: { price, before: null }, now }

      expect(await mia.answer(changePrices, { lines: [line] })).toMatchObject({
        changed: 0,
        refused: [{ problem }],
      })
    })

    test('a struck price for infant formula is refused, now and for later', async () => {
      const formula = { saeuglingsanfangsnahrung: { values: [{ value: '1' }] } }
      const facts = { food: {} }
      await behind.engine.database.sql.execute(
        raw`update products set attributes = ${JSON.stringify(formula)}::jsonb, facts = ${JSON.stringify(facts)}::jsonb where id = ${CUSHION}`,
      )
      const later = {
        variantId: VARIANTS.cushion,
        country: 'DE' as const,
        validFrom: '2030-01-01T00:00:00.000Z',
        price: 1799,
        before: 1999,
      }

      expect(await mia.answer(changePrices, germanPrice(1799, 1999))).toMatchObject({
        changed: 0,
        refused: [{ problem: 'mayNotBeReduced' }],
      })
      expect(await mia.run(planPrice, later)).toMatchObject({
        type: 'refused',
        coded: { code: 'productWrong' },
      })
      expect(await mia.answer(changePrices, germanPrice(1799))).toMatchObject({ changed: 1 })
    })

    test('where a product may not be offered no price is asked, now or later', async () => {
      await behind.engine.database.sql.execute(raw`update products set safety = null where id = ${CUSHION}`)
      const later = {
        variantId: VARIANTS.cushion,
        country: 'DE' as const,
        validFrom: '2030-01-01T00:00:00.000Z',
      }

      expect(await mia.answer(changePrices, germanPrice(1799))).toMatchObject({
        changed: 0,
        refused: [{ problem: 'mayNotBeOffered' }],
      })
      expect(await mia.run(planPrice, { ...later, price: 1799, before: null })).toMatchObject({
        type: 'refused',
        coded: { code: 'mayNotBeOffered', params: { country: 'DE' } },
      })
      expect(await mia.answer(planPrice, { ...later, price: null, before: null })).toEqual({
        isChanged: true,
      })
    })

    test('stock says why it changes; an order that was quicker is noticed', async () => {
      const count = (was: number, now: number, reason = 'counted') =>
        mia.run(changeStock, { reason, lines: [{ referenceKey: 'V1_1', was, now }] })

      expect(await count(10, 7, ' ')).toMatchObject({ type: 'invalid' })
      expect(await count(10, 7)).toMatchObject({ answer: { changed: 1 } })
      expect(await count(10, 6)).toMatchObject({
        answer: { changed: 0, refused: [{ problem: 'changedMeanwhile', current: 7 }] },
      })
      const owner = await aMember(behind, ['owner'])
      expect(await owner.answer(readLog, { object: 'product:P1' })).toMatchObject({
        entries: [{ command: 'changeStock', after: { 'V1_1 stock': 7, reason: 'counted' } }],
      })
    })

    test('products are taken off sale, and are found so', async () => {
      const lines = [SOFA, VASE].map((productId) => ({ productId, was: true, now: false }))
      await mia.answer(changeSale, { lines })

      expect(await found({ state: 'off' })).toEqual([VASE, SOFA])
      expect(await mia.answer(changeSale, { lines })).toMatchObject({ changed: 0, refused: [{}, {}] })
    })

    test('rows come by products and by keys, each once', async () => {
      const { rows } = await mia.answer(goodsRows, { products: [SOFA], keys: ['V5_1', 'V1_1', 'V99_1'] })

      expect(rows.map(({ referenceKey, units }) => [referenceKey, units])).toEqual([
        ['V1_1', 10],
        ['V5_1', 10],
      ])
    })
  })

  test('a price is planned, shown, holds from its moment, and the past is refused', async () => {
    const plan = (validFrom: string) =>
      mia.run(planPrice, { variantId: VARIANTS.cushion, country: 'DE', validFrom, price: 1500, before: null })

    expect(await plan('2026-11-21T11:00:00Z')).toMatchObject({
      type: 'refused',
      coded: { code: 'pastMoment' },
    })
    await plan('2026-11-21T12:30:00Z')
    expect(await mia.answer(variantPrices, { variantId: VARIANTS.cushion })).toMatchObject({
      future: [{ country: 'DE', price: 1500, validFrom: '2026-11-21T12:30:00.000Z' }],
    })
    await mia.answer(planPrice, {
      variantId: VARIANTS.cushion,
      country: 'CH',
      validFrom: '2026-11-22T13:00:00Z',
      price: 1500,
      before: null,
    })
    expect(
      await mia.reply('withdrawFuturePrice', {
        variantId: VARIANTS.cushion,
        country: 'CH',
        validFrom: '2026-11-22T13:00:00Z',
      }),
    ).toMatchObject({ outcome: { answer: { isWithdrawn: true } } })
    const owner = await aMember(behind, ['owner'])
    const withdrawn = (await owner.answer(readLog, { object: 'product:P1' })).entries[0]
    expect(withdrawn).toMatchObject({
      command: 'withdrawFuturePrice',
      before: { country: 'CH', validFrom: '2026-11-22T13:00:00Z', price: 1500 },
    })
    behind.clock.forward(1800)
    await applyFuturePrices(behind.engine.database, behind.clock.now())
    expect((await product(CUSHION)).variants[0]?.prices).toMatchObject({
      DE: { price: 1500 },
      CH: { price: 2490 },
    })
  })

  test('2,000 variants of one product are shown and changed', async () => {
    const [sofa] = tinyCatalogue().filter((record) => record.kind === 'product' && record.id === SOFA)
    if (sofa?.kind !== 'product') throw new Error('There is a sofa.')
    const [variant] = sofa.variants
    if (variant === undefined) throw new Error('It has a variant.')
    const many = Array.from({ length: 2000 }, (_, index) => ({
      ...variant,
      id: 100_000 + index,
      referenceKey: `V5_${index + 2}`,
    }))
    await importCatalogue(
      behind.engine.database,
      catalogueLines([tinyCatalogue()[0], { ...sofa, variants: [variant, ...many] }]),
      { strict: true, now: behind.clock.now() },
    )

    expect((await product(SOFA)).variants).toHaveLength(2001)
    const lines = many.slice(0, 200).map(({ id }) => ({
      variantId: id,
      country: 'DE' as const,
      was: { price: 49_900, before: null },
      now: { price: 39_900, before: null },
    }))
    expect(await mia.answer(changePrices, { lines })).toEqual({ changed: 200, refused: [] })
  }, 60_000)

  test('the warehouse looks, and changes nothing', async () => {
    const wanda = await aMember(behind, ['warehouse'])

    expect(await wanda.run(findProducts, {})).toMatchObject({ type: 'done' })
    expect(await wanda.run(changePrices, germanPrice(1))).toEqual({
      type: 'forbidden',
      right: 'prices.change',
    })
    expect(
      await wanda.run(changeStock, { reason: 'counted', lines: [{ referenceKey: 'V1_1', was: 10, now: 1 }] }),
    ).toEqual({
      type: 'forbidden',
      right: 'stock.change',
    })
  })

  test('what is counted elsewhere is found here', async () => {
    const report = await runCommand(behind.engine.database, ['stock', 'set', 'V1_1', '0'], behind.clock.now())

    expect(report.exitCode).toBe(0)
    expect(await found({ stock: 'out' })).toEqual([CUSHION, CARPET, 6])
  })
})
