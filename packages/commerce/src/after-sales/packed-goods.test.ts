import { addBasketItem } from '@shop/api-client/contract/basket'
import { placeOrder } from '@shop/api-client/contract/checkout'
import { exchangeReturn, packOrder, takeBackGoods } from '@shop/api-client/office/fulfilment-commands'
import { giveMoneyBack, sendOrder, showOrder } from '@shop/api-client/office/order-commands'
import { publishRecall } from '@shop/api-client/office/recall-commands'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { stock } from '@shop/engine/db/schema/catalogue'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../cli/commands.ts'
import { brokenInvariants } from '../testing/audited.ts'
import { fillCheckout } from '../testing/checkout-steps.ts'
import { aMember, type Member } from '../testing/office-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const NUMBER = 'T00000001'
const CUSHION = 1
const VASE = 2

// What was packed and then recalled or refunded was sent to nobody, cancelled by nobody and taken back by nobody.
describe.each(await ruleEngines())('packed goods that are not sent, on the $name', ({ open }) => {
  let behind = {} as TestEngine
  let olivia: Member
  beforeEach(async () => {
    behind = await open()
    olivia = await aMember(behind, ['owner'])
    const visitor = await aVisitor(behind.engine)
    await fillCheckout(visitor, { variantId: VARIANTS.cushion })
    const { basketKey } = visitor
    await visitor.call(addBasketItem, { basketKey, variantId: VARIANTS.scarce, quantity: 1 })
    await visitor.call(placeOrder, { acceptedTerms: true })
    await run('orders', 'paid', NUMBER)
    await olivia.answer(packOrder, { number: NUMBER }, (await order()).version)
  }, 60_000)
  afterEach(() => behind.engine.close())

  const run = (...words: string[]) => runCommand(behind.engine.database, words, behind.clock.now())
  const order = async () => {
    const { order: shown } = await olivia.answer(showOrder, { number: NUMBER })
    if (shown === null) throw new Error('There is no order.')
    return shown
  }
  const takenBack = async (positions: number[] | null) =>
    olivia.answer(takeBackGoods, { number: NUMBER, positions }, (await order()).version)
  const cushions = async () => {
    const { sql } = behind.engine.database
    return (await sql.select().from(stock).where(eq(stock.variantId, VARIANTS.cushion)))[0]?.quantity
  }

  test('recalled ones are taken back, and all of the money goes back', async () => {
    await olivia.answer(publishRecall, recallOf('P1', 'P2'), 0)
    const { version, steps } = await order()
    const sent = await olivia.run(sendOrder, { number: NUMBER }, version)

    await takenBack([CUSHION, VASE])

    expect(sent).toMatchObject({ type: 'refused', coded: { code: 'goodsRecalled' } })
    expect(steps).toContain('takeBack')
    expect(await order()).toMatchObject({ state: 'refunded', refundable: 0 })
    expect(await cushions()).toBe(10)
    expect(await brokenInvariants(behind.engine)).toEqual([])
  })

  test('those that were refunded in full are taken back without money', async () => {
    const { version, refundable } = await order()
    await olivia.answer(giveMoneyBack, { number: NUMBER, amount: refundable }, version)

    const { amount } = await takenBack([CUSHION, VASE])

    expect(amount).toBe(0)
    expect((await order()).state).toBe('refunded')
    expect(await cushions()).toBe(10)
    expect(await brokenInvariants(behind.engine)).toEqual([])
  })

  test('beside goods that have left, their order is shipped with those', async () => {
    await olivia.answer(sendOrder, { number: NUMBER, positions: [VASE] }, (await order()).version)

    await takenBack([CUSHION])

    const { state, lines, steps } = await order()
    expect([state, ...lines.map((line) => line.state)]).toEqual(['shipped', 'refunded', 'shipped'])
    expect(steps).toContain('deliver')
    expect(await brokenInvariants(behind.engine)).toEqual([])
  })

  test('withdrawn beside goods that have left, their order is shipped with those', async () => {
    await olivia.answer(sendOrder, { number: NUMBER, positions: [VASE] }, (await order()).version)
    const opened = await run('withdrawals', 'open', NUMBER, '--text', 'Das Kissen bitte nicht.')
    const [declaration = ''] = /W-[\w-]+/.exec(opened.lines.join(' ')) ?? []

    await run('withdrawals', 'settle', declaration, '--items', String(CUSHION))

    const { state, lines } = await order()
    expect([state, ...lines.map((line) => line.state)]).toEqual(['shipped', 'withdrawn', 'shipped'])
  })

  test('nothing is sent in exchange for them', async () => {
    const { version } = await order()
    const wanted = [{ position: CUSHION, quantity: 1, variantId: VARIANTS.scarce }]

    expect(
      await olivia.run(exchangeReturn, { number: NUMBER, returnNumber: null, wanted }, version),
    ).toMatchObject({ type: 'refused', coded: { code: 'returnNotLeft' } })
  })
})

function recallOf(...products: string[]) {
  const same = (text: string) => ({ de: text, fr: text, nl: text })
  return {
    id: 'R-1',
    products,
    headline: same('Gefahr des Erstickens'),
    hazard: same('Der Reißverschluss löst sich.'),
    whatToDo: same('Nicht mehr benutzen.'),
    remedies: ['replacement' as const, 'refund' as const],
    contact: { email: 'sicherheit@example.org' },
  }
}
