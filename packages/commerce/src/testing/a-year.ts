import { addGiftCard, addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { users } from '@shop/engine/db/schema/shopper'
import { putOnBalance } from '@shop/sales/balance/balance-store'
import { cancelOrder } from '@shop/sales/order-desk/cancel-order'
import { refundOrderIn } from '@shop/sales/order-desk/refund-order'
import { shipOrderIn } from '@shop/sales/order-desk/ship-order'
import { insertCodes } from '@shop/sales/promotions/promotion-store'
import { sql as raw } from 'drizzle-orm'
import { ORDER } from './audit-mistakes.ts'
import { buy, fillCheckout } from './checkout-steps.ts'
import { aVoucherRecord, giveGiftCard, givePromotions } from './offers.ts'
import { deliver, noticeOf, orderToPay } from './payment-steps.ts'
import type { TestEngine } from './test-engine.ts'
import { aVisitor } from './visitor.ts'

const BY = { by: 'mia', note: null }

/** Six orders of every kind: with card and voucher, shipped, partly refunded, cancelled, captured, and one that waits. */
export async function aYear({ engine, clock }: TestEngine): Promise<void> {
  const { database } = engine
  const { sql } = database
  await givePromotions(
    database,
    aVoucherRecord('ZEHN', { conditions: [{ level: 'global', key: 'usage_limit', uses: 5 }] }),
    aVoucherRecord('EINZELN', { code: null, needsCode: true, combinability: 'always' }),
  )
  await insertCodes(sql, 'einzeln', ['EINMAL', 'FREI'])
  const card = await giveGiftCard(database, { amount: 500 })
  const visitor = async () => aVisitor(engine)

  const anna = await visitor()
  await fillCheckout(anna, { variantId: VARIANTS.scaled, quantity: 3 })
  for (const code of ['EINMAL']) await anna.call(addVoucher, { basketKey: anna.basketKey, code })
  await anna.call(addGiftCard, { basketKey: anna.basketKey, code: card.code, pin: card.pin })
  await anna.call(placeOrder, { acceptedTerms: true })
  await buy(await visitor(), { variantId: VARIANTS.cushion, payment: 'RE', birthDate: '1980-01-01' })
  const tracking = { carrier: null, number: '00340434161094042557' }
  await database.transaction((sql) =>
    shipOrderIn(sql, { number: ORDER.shipped, ...BY, now: clock.now(), positions: null, tracking }),
  )
  const bert = await visitor()
  await fillCheckout(bert, { variantId: VARIANTS.scaled, email: 'bert@example.org' })
  await bert.call(addVoucher, { basketKey: bert.basketKey, code: 'ZEHN' })
  await bert.call(placeOrder, { acceptedTerms: true })
  await database.transaction((sql) =>
    refundOrderIn(sql, { number: ORDER.partlyRefunded, ...BY, now: clock.now(), amount: 100 }),
  )
  await buy(await visitor(), { variantId: VARIANTS.scaled })
  await cancelOrder(database, { number: 'T00000004', ...BY, now: clock.now(), positions: null })
  const paid = await orderToPay(await visitor(), { variantId: VARIANTS.download })
  await deliver(engine, noticeOf(engine, paid.url, 'authorised'))
  await engine.tidy()
  await deliver(engine, noticeOf(engine, paid.url, 'chargedBack'))
  await orderToPay(await visitor(), { variantId: VARIANTS.scaled })
  const [person] = await sql.select().from(users)
  await putOnBalance(sql, {
    customerId: person?.id ?? '',
    currency: 'EUR',
    amount: 300,
    orderId: null,
    kind: 'credited',
    now: clock.now(),
  })
  await engine.tidy()
  await engine.tidy()
  // As if its goods could not come back any more.
  await sql.execute(raw`
    insert into order_points (order_id, number, factors, points, earned)
    select id, '1234567890', '[1]', 19, 19 from orders where number = ${ORDER.shipped}`)
  await sql.execute(raw`
    insert into points_postings (id, order_id, programme, kind, points, state, due_at, created_at, updated_at)
    select 'posting', id, 'embedded', 'credit', 19, 'done', placed_at, placed_at, placed_at
    from orders where number = ${ORDER.shipped}`)
  clock.forward(1)
}
