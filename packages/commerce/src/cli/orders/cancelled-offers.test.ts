import { addBasketItem } from '@shop/api-client/contract/basket'
import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { importCatalogue } from '@shop/catalogue/import/import-catalogue'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { giftCards } from '@shop/engine/db/schema/gift-cards'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orderItems, orders, payments } from '@shop/engine/db/schema/orders'
import { outbox } from '@shop/engine/db/schema/system'
import { promotionById, putPromotion } from '@shop/sales/promotions/promotion-store'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillCheckout } from '../../testing/checkout-steps.ts'
import { giftCardLines } from '../../testing/gift-card-product.ts'
import { aPromotionRecord, aVoucherRecord, givePromotions } from '../../testing/offers.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'
import { runCommand } from '../commands.ts'

const NUMBER = 'T00000001'
const SHIPPING = 595
const from50 = [{ level: 'global', key: 'minimum_value', value: { EUR: 5000, CHF: 5000 } }] as const
const freeVase = aPromotionRecord({
  id: 'vase',
  conditions: [...from50],
  effect: { type: 'automatic_gift', variantId: VARIANTS.scarce, quantity: 1 },
})

describe.each(await ruleEngines())(
  'a part of an order that offers made cheaper, on the $name',
  ({ open }) => {
    let { engine, clock } = {} as TestEngine
    let visitor: Visitor
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      visitor = await aVisitor(engine)
    }, 60_000)
    afterEach(() => engine.close())

    const sql = () => engine.database.sql
    const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
    const add = (variantId: number, quantity = 1) =>
      visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity })
    const order = async () => {
      await visitor.call(placeOrder, { acceptedTerms: true })
      await run('orders', 'paid', NUMBER)
    }
    const vases = async () =>
      (await sql().select().from(stock).where(eq(stock.variantId, VARIANTS.scarce)))[0]?.quantity
    const payment = async () => (await sql().select().from(payments))[0]
    /** The position of a variant in the order, and its state. */
    const item = async (variantId: number) => {
      const [row] = await sql().select().from(orderItems).where(eq(orderItems.variantId, variantId))
      return { at: String((row?.position ?? -2) + 1), state: row?.state, total: row?.total ?? 0 }
    }
    /** What the papers say by now: what was charged and what was taken back, base and tax for each rate. */
    const taxBack = async () => {
      await engine.tidy()
      const papers = (await sql().select().from(invoices)).flatMap(({ content }) => content ?? [])
      const rows = (kind: string) => papers.filter((paper) => paper.kind === kind).flatMap(({ vat }) => vat)
      const sums = (kind: string) =>
        Object.fromEntries(
          [...Map.groupBy(rows(kind), ({ rate }) => rate)].map(([rate, same]) => [
            rate,
            [
              same.reduce((sum, { base }) => sum + base, 0),
              same.reduce((sum, { amount }) => sum + amount, 0),
            ],
          ]),
        )
      return { charged: sums('invoice'), back: sums('correction') }
    }

    describe('with a gift from 50.00 on', () => {
      beforeEach(async () => {
        await givePromotions(engine.database, freeVase)
        await fillCheckout(visitor, { variantId: VARIANTS.cushion, quantity: 3 })
        await add(VARIANTS.book)
        await order()
      })

      test('gives the gift up with the item that earned it, and the money of the item to the cent', async () => {
        const { at } = await item(VARIANTS.cushion)
        const gift = await item(VARIANTS.scarce)
        const before = await vases()

        const first = await run('orders', 'cancel', NUMBER, '--items', at)
        const between = [await payment(), (await item(VARIANTS.scarce)).state, await vases()]
        const rest = await run('orders', 'cancel', NUMBER)

        expect(first.lines).toContain(`  ${gift.at} was a gift that nothing left of the order earns`)
        expect(first.lines).toContain('  59.97 of V has to be transferred back BY HAND')
        expect(between).toEqual([expect.objectContaining({ refunded: 5997 }), 'cancelled', (before ?? 0) + 1])
        expect(rest.exitCode).toBe(0)
        const { amount, refunded } = (await payment()) ?? {}
        expect(refunded).toBe(amount)
        const { charged, back } = await taxBack()
        expect(back).toEqual(charged)
      })

      test('keeps it with an item that did not matter, or when it has been sent', async () => {
        const book = await item(VARIANTS.book)
        const cushion = await item(VARIANTS.cushion)
        const vase = await item(VARIANTS.scarce)

        await run('orders', 'cancel', NUMBER, '--items', book.at)
        const kept = (await item(VARIANTS.scarce)).state
        await run('orders', 'ship', NUMBER, '--items', vase.at)
        const cancelled = await run('orders', 'cancel', NUMBER, '--items', cushion.at)

        expect(kept).toBe('confirmed')
        expect(cancelled.lines[0]).toBe(`T00000001: cancelled ${cushion.at}`)
        expect((await item(VARIANTS.scarce)).state).toBe('shipped')
      })

      test('looks at the promotion as it was, whatever became of it', async () => {
        const vase = await promotionById(sql(), 'vase')
        if (vase === null) throw new Error('there is no promotion')
        await putPromotion(sql(), { ...vase, isActive: false, conditions: [] })
        const book = await item(VARIANTS.book)

        await run('orders', 'cancel', NUMBER, '--items', book.at)

        expect((await item(VARIANTS.scarce)).state).toBe('confirmed')
      })

      test('is given up whole when nothing but the gift would be left', async () => {
        const [cushion, book] = [await item(VARIANTS.cushion), await item(VARIANTS.book)]

        await run('orders', 'cancel', NUMBER, '--items', `${cushion.at},${book.at}`)

        const [row] = await sql().select().from(orders)
        expect(row?.state).toBe('cancelled')
        expect((await payment())?.refunded).toBe(row?.total)
      })
    })

    test('what is left of it keeps the price that a voucher gave it, also below the minimum', async () => {
      await givePromotions(engine.database, aVoucherRecord('ZEHN', { conditions: [...from50] }))
      await fillCheckout(visitor, { variantId: VARIANTS.cushion, quantity: 3 })
      await add(VARIANTS.book)
      await visitor.call(addVoucher, { basketKey: visitor.basketKey, code: 'ZEHN' })
      await order()
      const [cushion, book] = [await item(VARIANTS.cushion), await item(VARIANTS.book)]

      await run('orders', 'cancel', NUMBER, '--items', cushion.at)

      const { amount, refunded } = (await payment()) ?? { amount: 0, refunded: 0 }
      expect([cushion.total, book.total]).toEqual([5397, 1080])
      expect(refunded).toBe(cushion.total)
      expect(amount - refunded).toBe(book.total + SHIPPING)
      await run('orders', 'cancel', NUMBER)
      const { charged, back } = await taxBack()
      expect(back).toEqual(charged)
    })

    describe('that bought a gift card', () => {
      const card = async () => (await sql().select().from(giftCards))[0]
      beforeEach(async () => {
        await importCatalogue(engine.database, giftCardLines(), { strict: true })
        await engine.refresh()
        await fillCheckout(visitor, { variantId: VARIANTS.cushion })
        await add(990)
        await order()
      })

      test('stops the card when everything goes back', async () => {
        await run('orders', 'ship', NUMBER)

        const refund = await run('orders', 'refund', NUMBER, 'all')

        expect(refund.exitCode).toBe(0)
        expect(await card()).toMatchObject({ state: 'blocked' })
      })

      test('gives back what is not the card’s while the card goes on working', async () => {
        const tooMuch = await run('orders', 'refund', NUMBER, '25,95')
        const besides = await run('orders', 'refund', NUMBER, '25,94')

        expect(tooMuch).toMatchObject({
          exitCode: 1,
          lines: [expect.stringMatching(/at most 25\.94 EUR can go back besides them\. Give "all" back/)],
        })
        expect([besides.exitCode, (await card())?.state]).toEqual([0, 'active'])
      })

      test('refuses to give a card back that was used, and says what can go back', async () => {
        const mails = (await sql().select().from(outbox)).map(({ payload }) => payload as { text?: string })
        const text = mails.map((mail) => mail.text ?? '').find((one) => one.includes('PIN')) ?? ''
        const code = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? ''
        const pin = /PIN: (\d{6})/.exec(text)?.[1] ?? ''
        const other = await aVisitor(engine)
        await fillCheckout(other, { variantId: VARIANTS.cushion, email: 'other@example.org' })
        await other.call(addGiftCard, { basketKey: other.basketKey, code, pin })
        await other.call(placeOrder, { acceptedTerms: true })

        const all = await run('orders', 'refund', NUMBER, 'all')
        const besides = await run('orders', 'refund', NUMBER, '25,94')

        expect(all).toMatchObject({
          exitCode: 1,
          lines: [expect.stringMatching(/used already: •••• .*25\.94 EUR/)],
        })
        expect(besides.exitCode).toBe(0)
        expect((await card())?.state).toBe('active')
      })
    })
  },
)
