import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { loadOrder, reorder } from '@shop/api-client/contract/user-orders'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { products, variants } from '@shop/engine/db/schema/catalogue'
import { mails } from '@shop/engine/db/schema/system'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer } from '../testing/account-steps.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import type { Visitor } from '../testing/visitor.ts'

const LARGE: ProductFactsRecord = {
  electrical: { category: 'grossgerte', registrations: { weee: null, swiss: null }, hasBattery: false },
}

const WARNING = { de: 'Kippgefahr.', fr: 'Risque de basculement.', nl: 'Kantelgevaar.' }

describe.each(await ruleEngines())('what lines say of their products on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  let anna: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    anna = await aCustomer(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const say = async (variantId: number, facts: ProductFactsRecord) => {
    const { sql } = engine.database
    const owner = sql.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
    await sql.update(products).set({ facts }).where(inArray(products.id, owner))
    await engine.refresh()
  }

  test('what has warnings is not ordered again without its page', async () => {
    const { orderNumber } = await buy(anna, { variantId: VARIANTS.cushion, quantity: 1 })
    await say(VARIANTS.cushion, { warnings: [WARNING] })

    const answer = await anna.call(reorder, { orderNumber })

    expect(answer).toMatchObject({
      units: 0,
      basket: { items: [] },
      missing: [
        { variantId: VARIANTS.cushion, reason: 'readFirst', href: expect.stringContaining('?variant=') },
      ],
    })
  })

  test('a basket says it again, and an order as it was when it was placed', async () => {
    await say(VARIANTS.cushion, { ageFrom: 36, warnings: [WARNING] })
    const { basketKey } = anna
    const input = { basketKey, variantId: VARIANTS.cushion, quantity: 1 }
    const added = await anna.call(addBasketItem, input)
    const { orderNumber } = await buy(anna, { variantId: VARIANTS.cushion, quantity: 1 })
    await say(VARIANTS.cushion, {})

    const { order } = await anna.call(loadOrder, { orderNumber })

    const said = { warnings: ['Kippgefahr.'], ageFrom: 36 }
    expect(added.basket.items[0]?.facts).toMatchObject(said)
    expect(order.packages[0]?.items[0]?.facts).toMatchObject(said)
  })

  test.each([
    ['a large appliance', LARGE, true],
    ['anything else', {}, undefined],
  ])('an old device is taken along with %s', async (_, facts, taken) => {
    await say(VARIANTS.cushion, facts)
    await fillCheckout(anna, { variantId: VARIANTS.cushion })
    const { orderNumber } = await anna.call(placeOrder, { acceptedTerms: true, takesOldDevice: true })

    const { order } = await anna.call(loadOrder, { orderNumber })
    await engine.tidy()
    const [mail] = await engine.database.sql.select().from(mails).where(eq(mails.kind, 'orderConfirmation'))

    expect(order.packages[0]?.items[0]?.facts?.takesOldDevice).toBe(taken)
    expect(mail?.text.includes('nehmen wir ein gleichartiges Altgerät mit')).toBe(taken === true)
  })
})
