import {
  addBasketItem,
  deleteBasketItem,
  loadBasket,
  updateBasketItem,
} from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aPromotionRecord, aVoucherRecord, giveGiftCard, givePromotions } from '../testing/offers.ts'
import { deliver, noticeOf, orderToPay } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('a payment that is told late, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const enter = (code: string) => visitor.call(addVoucher, { basketKey: visitor.basketKey, code })
  const lay = (card: { code: string; pin: string }) =>
    visitor.call(addGiftCard, { basketKey: visitor.basketKey, code: card.code, pin: card.pin })
  const add = (variantId: number) =>
    visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })
  const basket = () => visitor.call(loadBasket, { basketKey: visitor.basketKey })
  const paid = (url: string) => deliver(engine, noticeOf(engine, url, 'authorised'))

  test('takes out of the basket what its order used, and nothing that came after it', async () => {
    await givePromotions(
      engine.database,
      aVoucherRecord('ZEHN', { combinability: 'always' }),
      aVoucherRecord('FUENF', { combinability: 'always' }),
    )
    const [used, later] = [
      await giveGiftCard(engine.database, { amount: 500 }),
      await giveGiftCard(engine.database),
    ]
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, payment: 'KK' })
    await enter('ZEHN')
    await lay(used)
    const { url } = await orderToPay(visitor)
    await enter('FUENF')
    await lay(later)
    await add(VARIANTS.book)

    await paid(url)

    const after = await basket()
    expect(after.items.map(({ variant }) => variant.id)).toEqual([VARIANTS.book])
    expect(after.vouchers.map(({ code }) => code)).toEqual(['FUENF'])
    expect(after.giftCards.map(({ id }) => id)).toEqual([later.id])
  })

  test('lets go of a voucher that took nothing off, and keeps one that did not reach its conditions', async () => {
    await givePromotions(
      engine.database,
      aVoucherRecord('GESCHENK', {
        combinability: 'always',
        effect: { type: 'automatic_gift', variantId: VARIANTS.scaled, quantity: 1 },
      }),
      aVoucherRecord('REICH', {
        combinability: 'always',
        conditions: [{ level: 'global', key: 'minimum_value', value: { EUR: 50_000, CHF: 50_000 } }],
      }),
    )
    await fillCheckout(visitor, { variantId: VARIANTS.scarce, payment: 'KK' })
    await enter('GESCHENK')
    await enter('REICH')
    const { url } = await orderToPay(visitor)

    await paid(url)

    expect((await basket()).vouchers.map(({ code }) => code)).toEqual(['REICH'])
  })

  test('brings no gift back that was taken out meanwhile', async () => {
    await givePromotions(
      engine.database,
      aPromotionRecord({
        id: 'glass',
        effect: { type: 'automatic_gift', variantId: VARIANTS.scaled, quantity: 1 },
      }),
    )
    const { url } = await orderToPay(visitor)
    await add(VARIANTS.book)
    const gift = (await basket()).items.find(({ variant }) => variant.id === VARIANTS.scaled)
    const { basketKey } = visitor
    await visitor.call(deleteBasketItem, { basketKey, itemKey: gift?.key ?? '' })

    await paid(url)

    expect((await basket()).items.map(({ variant }) => variant.id)).toEqual([VARIANTS.book])
  })

  test('leaves units that were added to a line since then', async () => {
    const { url } = await orderToPay(visitor)
    const [line] = (await basket()).items
    const { basketKey } = visitor
    await visitor.call(updateBasketItem, { basketKey, itemKey: line?.key ?? '', quantity: 3 })

    await paid(url)

    expect((await basket()).items.map(({ quantity }) => quantity)).toEqual([2])
  })
})
