import { declareWithdrawal } from '@shop/api-client/contract/after-sales'
import { loadPlacedOrder, placeOrder } from '@shop/api-client/contract/checkout'
import { isFileAnswer } from '@shop/api-client/contract/file-answer'
import { loadInvoice, loadPlacedInvoice } from '@shop/api-client/contract/invoices'
import { authenticate } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { invoices } from '@shop/engine/db/schema/invoices'
import { orders } from '@shop/engine/db/schema/orders'
import { addOrderToken } from '@shop/sales/orders/order-lookup-store'
import { asc, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiResponse } from '../http-api.ts'
import { buy, fillCheckout } from '../testing/checkout-steps.ts'
import { orderToPay, press } from '../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('invoices on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine, clock } = await open())
    visitor = await aVisitor(engine)
  }, 60_000)
  afterEach(() => engine.close())

  const issued = () => engine.database.sql.select().from(invoices).orderBy(asc(invoices.number))

  test('an order that needs no waiting has its invoice at once', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion, quantity: 2 })

    const { body } = await visitor.try(loadPlacedInvoice, { token })

    const text = await textOf(body)
    expect(text).toContain('Rechnung 101-00000001')
    expect(text).toContain('T00000001')
    expect(text).toContain('45,93 €')
    expect(text).toContain('DE02120300000000202051')
  })

  test('an order that waits for its payment has none', async () => {
    await fillCheckout(visitor, { variantId: VARIANTS.cushion, payment: 'KK' })
    const { token } = await visitor.call(placeOrder, { acceptedTerms: true })

    const answer = await visitor.try(loadPlacedInvoice, { token })

    expect(answer).toMatchObject({ status: 404, body: { code: 'invoice_missing' } })
    expect(await issued()).toEqual([])
  })

  test('numbers have no gaps, whatever happens at once, and every shop counts for itself', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => aVisitor(engine, index % 3 === 0 ? 'fr-fr' : 'de-de')),
    )
    await Promise.all(
      buyers.map((buyer, index) =>
        index % 3 === 0
          ? fillCheckout(buyer, { variantId: VARIANTS.scarce, address: frenchAddress })
          : fillCheckout(buyer, { variantId: VARIANTS.scarce }),
      ),
    )

    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.try(placeOrder, { acceptedTerms: true }, { idempotencyKey: `race-${index}` }),
      ),
    )

    const numbers = (await issued()).map(({ number }) => number)
    const placed = await engine.database.sql.select().from(orders).orderBy(asc(orders.number))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(placed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((n) => `T0000000${n}`))
    expect(numbers).toHaveLength(5)
    for (const shopId of ['101', '105']) {
      const own = numbers.filter((number) => number.startsWith(shopId))
      expect(own).toEqual(own.map((_, index) => `${shopId}-0000000${index + 1}`))
    }
  }, 60_000)

  test('orders that are paid at the same moment get numbers without gaps, one each', async () => {
    const waiting = await Promise.all(
      Array.from({ length: 10 }, async () =>
        orderToPay(await aVisitor(engine), { variantId: VARIANTS.scaled }),
      ),
    )

    await Promise.all([...waiting, ...waiting].map(({ url }) => press(engine, url, { action: 'approve' })))

    const numbers = (await issued()).map(({ number }) => number)
    expect(numbers).toEqual(waiting.map((_, index) => `101-${String(index + 1).padStart(8, '0')}`))
  }, 60_000)

  test('an invoice is for the customer who ordered, and for nobody else', async () => {
    const owner = await aCustomer('anna@example.org')
    const { orderNumber } = await buy(owner, { variantId: VARIANTS.cushion })
    const other = await aCustomer('eva@example.org')

    const own = await owner.try(loadInvoice, { orderNumber })
    const foreign = await other.try(loadInvoice, { orderNumber })
    const unknown = await owner.try(loadInvoice, { orderNumber: 'T99999999' })
    const guest = await visitor.try(loadInvoice, { orderNumber })

    expect(own.status).toBe(200)
    expect(await textOf(own.body)).toContain(orderNumber)
    expect([foreign.status, unknown.status, guest.status]).toEqual([404, 404, 401])
    expect(foreign.body).toEqual(unknown.body)
  })

  test('a number of another order is no way in', async () => {
    const mine = await buy(visitor, { variantId: VARIANTS.cushion })
    await buy(await aVisitor(engine), { variantId: VARIANTS.cushion })

    const own = await visitor.try(loadPlacedInvoice, { token: mine.token, number: '101-00000001' })
    const foreign = await visitor.try(loadPlacedInvoice, { token: mine.token, number: '101-00000002' })
    const nonsense = await visitor.try(loadPlacedInvoice, { token: mine.token, number: "1' or 1=1" })

    expect([own.status, foreign.status, nonsense.status]).toEqual([200, 404, 422])
  })

  test('an invoice stays as it was first read, whatever happens to the order', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })
    await engine.tidy()
    const before = await visitor.try(loadPlacedInvoice, { token })

    await engine.database.sql.update(orders).set({ total: 1, email: 'gone@example.org' })
    const [kept] = await issued()
    const after = await visitor.try(loadPlacedInvoice, { token })

    expect(kept?.content).toMatchObject({ number: '101-00000001', seller: { name: 'Prüfhaus GmbH' } })
    expect(after.body).toEqual(before.body)
  })

  test('a shop that tidies up writes down what nobody has read', async () => {
    await buy(visitor, { variantId: VARIANTS.cushion })
    expect((await issued())[0]?.content).toBeNull()

    await engine.tidy()

    expect((await issued())[0]?.content).not.toBeNull()
  })

  /**
   * A round of housekeeping that had begun before the order settled its withdrawal: the correction was dated before the
   * invoice, was read as the invoice, and the invoice was written down as a correction of nothing.
   */
  test('a withdrawal that is settled by an older clock comes after the invoice, which is over what the order costs', async () => {
    const { orderNumber } = await buy(visitor, { variantId: VARIANTS.cushion, quantity: 2 })
    const [placed] = await engine.database.sql.select().from(orders)
    await visitor.call(declareWithdrawal, {
      name: 'Anna Probst',
      order_number: orderNumber,
      email: placed?.email ?? '',
      items: '',
    })
    clock.forward(-600)

    await engine.tidy()

    const [invoice, correction] = await issued()
    expect(invoice).toMatchObject({ kind: 'invoice', content: { kind: 'invoice', total: placed?.total } })
    expect(correction).toMatchObject({
      kind: 'correction',
      content: { corrects: { number: invoice?.number } },
    })
    expect(correction?.issuedAt.getTime()).toBeGreaterThanOrEqual(invoice?.issuedAt.getTime() ?? Infinity)
  })

  test('it comes over HTTP as a file that no cache keeps', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })
    const address = `https://shop.example/api/checkout/order/${token}/invoice.pdf/?locale=de-de`

    const response = await apiResponse(engine, new Request(address), {
      locale: 'de-de',
      clientAddress: '127.0.0.1',
      secureCookies: true,
    })

    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="101-00000001.pdf"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test('every token of an order opens it, and the purchase is told to one of twenty readers', async () => {
    const { token, orderNumber } = await buy(visitor, { variantId: VARIANTS.cushion })
    const [row] = await engine.database.sql.select().from(orders).where(eq(orders.number, orderNumber))
    const further = await engine.database.transaction((sql) => addOrderToken(sql, row?.id ?? '', clock.now()))
    const elsewhere = await aVisitor(engine)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? visitor : elsewhere).call(loadPlacedOrder, {
          token: index % 3 === 0 ? further : token,
        }),
      ),
    )

    expect(answers.map(({ order }) => order.number)).toEqual(answers.map(() => orderNumber))
    expect(answers.filter(({ trackPurchase }) => trackPurchase)).toHaveLength(1)
  })

  test('who comes back when the order has left already still tells of the purchase, once', async () => {
    const { token } = await buy(visitor, { variantId: VARIANTS.cushion })
    await engine.database.sql.update(orders).set({ state: 'shipped' })

    const first = await visitor.call(loadPlacedOrder, { token })
    const second = await visitor.call(loadPlacedOrder, { token })

    expect([first.trackPurchase, second.trackPurchase]).toEqual([true, false])
  })

  async function aCustomer(email: string): Promise<Visitor> {
    const customer = await aVisitor(engine)
    await customer.call(authenticate, {
      mode: 'register',
      first_name: 'Anna',
      last_name: 'Probst',
      email,
      gender: 'f',
      newsletter: false,
      register_password: 'Sehr-Lang-Und-Sicher-7',
    })
    await customer.refresh()
    return customer
  }
})

const frenchAddress = {
  gender: 'f' as const,
  company: null,
  firstName: 'Anne',
  lastName: 'Dubois',
  street: '12 rue des Lilas',
  houseNumber: null,
  addition: null,
  zip: '75011',
  city: 'Paris',
  country: 'FR' as const,
  phone: null,
  birthDate: null,
  postNumber: null,
}

async function textOf(body: unknown): Promise<string> {
  if (!isFileAnswer(body)) throw new Error(`This is no file: ${JSON.stringify(body)}`)
  const { text } = await extractText(await getDocumentProxy(body.bytes.slice()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
