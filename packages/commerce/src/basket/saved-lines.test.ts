import {
  addBasketItem,
  loadBasket,
  moveToBasket,
  saveForLater,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('lines that wait, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const add = (variantId: number, quantity = 1, itemGroup?: object) =>
    visitor.call(addBasketItem, {
      basketKey: visitor.basketKey,
      variantId,
      quantity,
      ...(itemGroup ? { itemGroup: itemGroup as never } : {}),
    })
  const save = (itemKey = '') => visitor.call(saveForLater, { basketKey: visitor.basketKey, itemKey })
  const back = (itemKey = '') => visitor.call(moveToBasket, { basketKey: visitor.basketKey, itemKey })
  const stockIs = (variantId: number, quantity: number) =>
    engine.database.sql.update(stock).set({ quantity }).where(eq(stock.variantId, variantId))

  test('a line that waits costs nothing and comes back as it was', async () => {
    const { basket: full } = await add(VARIANTS.cushion, 2)
    const { basket: saved } = await save(full.items[0]?.key)
    const { basket: again, type } = await back(saved.saved[0]?.key)

    expect([saved.items, saved.totals.total]).toEqual([[], 0])
    expect(saved.saved).toMatchObject([{ quantity: 2, status: 'available', product: { name: 'Kissen' } }])
    expect([type, again.saved, again.items]).toMatchObject(['success', [], [{ quantity: 2 }]])
  })

  test('it joins its like, as far as there are units', async () => {
    const { basket } = await add(VARIANTS.scarce, 3)
    await save(basket.items[0]?.key)
    await add(VARIANTS.scarce, 4)

    const answer = await back(basket.items[0]?.key)

    expect(answer).toMatchObject({ type: 'success', statusCode: 206, kind: 'ItemAddedWithReducedQuantity' })
    expect(answer.basket.items.map(({ quantity }) => quantity)).toEqual([5])
  })

  test('what is sold out goes on waiting', async () => {
    const { basket } = await add(VARIANTS.scarce)
    await save(basket.items[0]?.key)
    await stockIs(VARIANTS.scarce, 0)

    const answer = await back(basket.items[0]?.key)

    expect(answer).toMatchObject({ type: 'failure', kind: 'ItemUnavailable', basket: { items: [] } })
    expect(answer.basket.saved).toMatchObject([{ status: 'unavailable', reason: 'basket.reasons.soldOut' }])
  })

  test.each(['save', 'back'])('%s of a line that is not there is refused', async (action) => {
    expect(await (action === 'save' ? save('nothing') : back('nothing'))).toMatchObject({
      type: 'failure',
      statusCode: 404,
      kind: 'BasketItemNotFound',
    })
  })

  test('a group stands and falls together', async () => {
    const group = { id: '12345678', isMainItem: true, isRequired: false }
    await add(VARIANTS.cushion, 2, group)
    await add(VARIANTS.scaled, 4, { ...group, isMainItem: false, isRequired: true })
    const { basket } = await add(VARIANTS.book, 1, { ...group, isMainItem: false })
    const main = basket.items[0]?.key ?? ''
    const { basket: grown } = await visitor.call(updateBasketItem, {
      basketKey: visitor.basketKey,
      itemKey: main,
      quantity: 3,
    })
    await stockIs(VARIANTS.scaled, 0)
    const broken = await visitor.call(loadBasket, { basketKey: visitor.basketKey })
    const { basket: aside } = await save(main)

    expect(grown.items.map(({ quantity }) => quantity)).toEqual([3, 6, 1])
    expect(broken.items.map(({ reason }) => reason)).toEqual([
      'basket.reasons.groupIncomplete',
      'basket.reasons.soldOut',
      'basket.reasons.groupIncomplete',
    ])
    expect(broken.totals).toMatchObject({ items: 0, shipping: 0, total: 0 })
    expect([aside.items.length, aside.saved.length]).toEqual([0, 3])
  })

  test('lines of one variant share what there is', async () => {
    await add(VARIANTS.scarce, 3)
    await add(VARIANTS.scarce, 2, { id: '1', isMainItem: false, isRequired: false })
    await stockIs(VARIANTS.scarce, 3)

    const { items } = await visitor.call(loadBasket, { basketKey: visitor.basketKey })

    expect(items.map(({ status, availableQuantity }) => [status, availableQuantity])).toEqual([
      ['available', 3],
      ['unavailable', 0],
    ])
  })
})
