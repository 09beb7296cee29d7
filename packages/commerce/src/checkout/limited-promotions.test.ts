import { loadBasket } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { orderNumbers, orders } from '@shop/engine/db/schema/orders'
import { promotionUses } from '@shop/engine/db/schema/promotions'
import { serverAddress } from '@shop/engine/db/test-database'
import { held, waiting } from '@shop/engine/testing/held-transaction'
import { insertUse, lockPromotions } from '@shop/sales/promotions/promotion-store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aPromotionRecord, givePromotions } from '../testing/offers.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const server = await serverAddress()
const kind = (await engineKinds()).find(({ name }) => name === 'PostgreSQL server')
const CUSHION = 1
const once = [{ level: 'global', key: 'usage_limit', uses: 1 }] as const

let { engine, clock } = {} as TestEngine
beforeAll(async () => {
  if (kind) ({ engine, clock } = await kind.open())
}, 60_000)
afterAll(() => engine?.close())

test.skipIf(server === null)(
  'a promotion that takes the place of one that was used up is not given once more than it may be',
  async () => {
    const { database } = engine
    await givePromotions(
      database,
      aPromotionRecord({
        id: 'cushions',
        priority: 1,
        combinability: 'never',
        conditions: [...once, { level: 'item', key: 'product', productIds: [CUSHION] }],
      }),
      aPromotionRecord({ id: 'everything', priority: 2, combinability: 'never', conditions: [...once] }),
    )
    const [before, glasses, cushions] = [
      await buyer(VARIANTS.download),
      await buyer(VARIANTS.scaled),
      await buyer(VARIANTS.cushion),
    ]
    expect([await promotionsOf(glasses), await promotionsOf(cushions)]).toEqual([
      ['everything'],
      ['cushions'],
    ])
    await order(before)
    const [earlier] = await database.sql.select().from(orders)
    await database.sql.delete(promotionUses)

    // The buyer of glasses holds the promotion for everything and waits for an order number; the buyer of a cushion
    // waits for the promotion for cushions, whose last use another order takes.
    const numbers = await held(database, (sql) => sql.select().from(orderNumbers).for('update'))
    const lastCushion = await held(database, async (sql) => {
      await lockPromotions(sql, ['cushions'])
      const use = { orderId: earlier?.id ?? '', userId: 'somebody', customer: 'somebody', at: clock.now() }
      await insertUse(sql, { ...use, promotionId: 'cushions' })
    })
    const first = order(glasses)
    await waiting(database, numbers.pid, 1)
    const second = order(cushions)
    await waiting(database, lastCushion.pid, 1)
    await lastCushion.commit()
    await waiting(database, numbers.pid, 2)
    await numbers.commit()
    const statuses = [(await first).status, (await second).status]

    const uses = await database.sql
      .select()
      .from(promotionUses)
      .where(eq(promotionUses.promotionId, 'everything'))
    expect(statuses).toEqual([201, 201])
    expect(uses).toHaveLength(1)
  },
)

async function buyer(variantId: number): Promise<Visitor> {
  const visitor = await aVisitor(engine)
  await fillCheckout(visitor, { variantId, email: `${visitor.userId.slice(0, 8)}@example.org` })
  return visitor
}

function order(visitor: Visitor) {
  return visitor.try(placeOrder, { acceptedTerms: true }, { idempotencyKey: crypto.randomUUID() })
}

async function promotionsOf(visitor: Visitor): Promise<string[]> {
  const { promotions } = await visitor.call(loadBasket, { basketKey: visitor.basketKey })
  return promotions.map(({ id }) => id)
}
