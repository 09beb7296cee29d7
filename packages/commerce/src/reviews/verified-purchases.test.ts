import { addGiftCard } from '@shop/api-client/contract/basket-codes'
import { placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { loadReviews, writeReview } from '@shop/api-client/contract/reviews'
import { moderatedReview } from '@shop/catalogue/reviews/moderate-reviews'
import { hasBought, reviewsIn } from '@shop/catalogue/reviews/review-store'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { migrate } from '@shop/engine/db/migrate'
import { orderItems } from '@shop/engine/db/schema/orders'
import { reviews } from '@shop/engine/db/schema/reviews'
import { sql as raw } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { giveGiftCard } from '../testing/offers.ts'
import { deliver, noticeOf, orderToPay } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const CUSHION = { variantId: VARIANTS.cushion }

describe.each(await ruleEngines())('verified purchases on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const run = (...words: string[]) => runCommand(engine.database, words, clock.now())
  /** Anna writes, the shop reads it, and it is seen. */
  const review = async () => {
    await anna.call(writeReview, {
      referenceKey: 'P1',
      rating: 4,
      title: 'Weich',
      text: 'Sehr weich und schön warm, gerne wieder.',
      nickname: 'Anna P.',
    })
    for (const { id } of await reviewsIn(engine.database.sql, 'pending'))
      await engine.database.transaction((sql) =>
        moderatedReview(sql, { idStart: id, decision: 'approved', now: clock.now() }),
      )
  }
  const isVerified = async () => {
    const { items } = await anna.call(loadReviews, { referenceKey: 'P1', sort: 'newest', page: 1 })
    return items[0]?.isVerified
  }
  /** After each step, whether the review is marked. */
  const marksAfter = async (...steps: (() => Promise<unknown>)[]) => {
    const marks: unknown[] = []
    for (const step of steps) {
      await step()
      marks.push(await isVerified())
    }
    return marks
  }

  // Prepayment and invoice confirm an order before it is paid.
  test.each<PaymentMethodCode>(['V', 'RE', 'NN'])('%s counts with its money, all of it', async (payment) => {
    await buy(anna, { ...CUSHION, payment, birthDate: '1980-05-05' })

    const marks = await marksAfter(
      review,
      () => run('orders', 'paid', NUMBER, '1'),
      () => run('orders', 'paid', NUMBER),
    )

    expect(marks).toEqual([false, false, true])
  })

  test('a card counts once the money was taken, and no longer when it went back', async () => {
    const { url } = await orderToPay(anna, CUSHION)

    const marks = await marksAfter(
      review,
      () => deliver(engine, noticeOf(engine, url, 'authorised')),
      () => deliver(engine, noticeOf(engine, url, 'captured')),
      () => deliver(engine, noticeOf(engine, url, 'refunded')),
    )

    expect(marks).toEqual([false, false, true, false])
  })

  test('a transfer that goes back takes the mark along, a part of it does not', async () => {
    await buy(anna, CUSHION)
    await run('orders', 'paid', NUMBER)
    await run('orders', 'ship', NUMBER)

    const marks = await marksAfter(
      review,
      () => run('orders', 'refund', NUMBER, '5', '--note', 'scratched'),
      () => run('orders', 'refund', NUMBER, 'all'),
    )

    expect(marks).toEqual([true, true, false])
  })

  test.each(['cancelled', 'withdrawn', 'returned', 'refunded'] as const)(
    'an item that is %s was not kept',
    async (state) => {
      await buy(anna, CUSHION)
      await run('orders', 'paid', NUMBER)

      const marks = await marksAfter(review, () => engine.database.sql.update(orderItems).set({ state }))

      expect(marks).toEqual([true, false])
    },
  )

  test('a gift card that pays it all is money', async () => {
    await giveAndUse(20_000)
    await anna.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'ship', NUMBER)

    expect(await marksAfter(review, () => run('orders', 'refund', NUMBER, 'all'))).toEqual([true, false])
  })

  test('a gift card that pays a part leaves the rest to be paid', async () => {
    await giveAndUse(500)
    await anna.call(placeOrder, { acceptedTerms: true })

    expect(await marksAfter(review, () => run('orders', 'paid', NUMBER))).toEqual([false, true])
  })

  test('the balance of the account is money', async () => {
    await run('balance', 'credit', 'anna@example.org', '200', '--note', 'Kulanz')
    await fillCheckout(anna, CUSHION)
    await anna.call(putCheckoutPayment, { useBalance: true })
    await anna.call(placeOrder, { acceptedTerms: true })

    expect(await marksAfter(review)).toEqual([true])
  })

  test('whoever buys after having written is marked from then on, others are not', async () => {
    const eva = await aCustomer(engine, { email: 'eva@example.org' })
    await review()
    const before = await isVerified()

    await buy(eva, CUSHION)
    await run('orders', 'paid', NUMBER)
    const byEva = await isVerified()
    await buy(anna, CUSHION)
    await run('orders', 'paid', 'T00000002')

    expect([before, byEva, await isVerified()]).toEqual([false, false, true])
  })

  test('marks that were given without money are taken back by the update', async () => {
    await buy(anna, CUSHION)
    await review()
    const { sql } = engine.database
    await sql.update(reviews).set({ isVerified: true })
    const [{ name } = { name: '' }] = (
      await sql.execute<{ name: string }>(raw`select current_schema() as name`)
    ).rows
    await sql.execute(raw`delete from migrations where name = '0026_verified_purchases'`)
    await sql.execute(raw`drop function verify_reviews cascade`)
    await sql.execute(raw`drop function is_verified_purchase`)
    await sql.execute(raw`drop function is_paid_and_kept`)

    await migrate(sql, name)

    expect(await isVerified()).toBe(false)
  })

  test('an unknown customer has bought nothing', async () => {
    expect(await hasBought(engine.database.sql, { productId: 1, customerId: 'nobody' })).toBe(false)
  })

  async function giveAndUse(amount: number): Promise<void> {
    const { code, pin } = await giveGiftCard(engine.database, { amount })
    await fillCheckout(anna, CUSHION)
    await anna.call(addGiftCard, { basketKey: anna.basketKey, code, pin })
  }
})
