import { addBasketItem } from '@shop/api-client/contract/basket'
import {
  finishExpress,
  loadCheckout,
  loadPlacedOrder,
  placeOrder,
  priceExpress,
  putCheckoutPayment,
  startExpress,
} from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Country, Locale } from '@shop/domain/market/markets'
import { stock } from '@shop/engine/db/schema/catalogue'
import { orders } from '@shop/engine/db/schema/orders'
import { checkouts } from '@shop/engine/db/schema/shopper'
import { sandboxPage } from '@shop/sales/payment/sandbox/sandbox-page'
import { openSandboxProvider } from '@shop/sales/payment/sandbox/sandbox-provider'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiResponse } from '../http-api.ts'
import { aCustomer } from '../testing/account-steps.ts'
import { anAddress, fillCheckout } from '../testing/checkout-steps.ts'
import { agreedAt, ticketOf } from '../testing/express-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

describe.each(await ruleEngines())('the short way through a wallet, on the $name', ({ open }) => {
  let { engine, clock } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine, clock } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const withBasket = async (visitor: Visitor, variantId: number = VARIANTS.cushion) => {
    await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })
    return visitor
  }
  const aShopper = async (locale: Locale = 'de-de', variantId?: number) =>
    withBasket(await aVisitor(engine, locale), variantId)
  /** Shares an address at the wallet; what it says. */
  const shared = async (visitor: Visitor, country: Country = 'DE') =>
    (await agreedAt(visitor, 'paypal', country)).answer

  const opened = (url: string) => sandboxPage(engine, new Request(url))
  const over = { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true } as const

  test('the wallets that are offered are those that hand over who buys', async () => {
    const shopper = await aShopper()

    const started = await Promise.all(
      engine.expressWallets.map((wallet) => shopper.try(startExpress, { wallet })),
    )

    expect(engine.expressWallets).toEqual(['paypal', 'applePay', 'googlePay'])
    expect(started.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('the page of a wallet speaks to the wallet alone, and ends with its ticket', async () => {
    const shopper = await aShopper()
    const { url } = await shopper.call(startExpress, { wallet: 'paypal' })

    const page = await apiResponse(engine, new Request(url), over)
    const html = await page.text()
    clock.forward(16 * 60)
    const late = await apiResponse(engine, new Request(url), over)

    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('cache-control')).toContain('no-store')
    expect(html).toContain('Weiter mit PayPal')
    expect(html).not.toContain('zahlungspflichtig')
    expect([late.status, late.headers.get('location')]).toEqual([303, 'https://shop.example/warenkorb/'])
  })

  test('what the wallet shows is what is ordered, at the address that it knows', async () => {
    const shopper = await aShopper()
    const { answer, amount } = await agreedAt(shopper, 'googlePay')

    const checkout = await shopper.call(finishExpress, { answer })

    expect(checkout.totals.total).toBe(amount)
    expect(checkout).toMatchObject({
      missing: [],
      paymentKey: 'KK',
      shippingAddress: { firstName: 'Kim', lastName: 'Beispiel', street: 'Testallee', houseNumber: '7' },
    })
  })

  test('a country where nobody delivers is refused while the wallet is open, and nothing is kept', async () => {
    const shopper = await aShopper('de-de')
    const { url } = await shopper.call(startExpress, { wallet: 'applePay' })
    const ticket = ticketOf(url)

    const refused = [
      await shopper.try(priceExpress, { ticket, country: 'US' }),
      await shopper.try(priceExpress, { ticket: `${ticket}x`, country: 'DE' }),
      await (await aShopper()).try(priceExpress, { ticket, country: 'DE' }),
    ]

    expect(refused).toMatchObject([
      { status: 409, body: { code: 'express_country' } },
      { status: 409, body: { code: 'express_expired' } },
      { status: 409, body: { code: 'express_expired' } },
    ])
    expect((await shopper.call(loadCheckout, {})).shippingAddress).toBeNull()
  })

  test('one agreement pays one order: the next one asks', async () => {
    const shopper = await aShopper()
    const walletAnswer = await shared(shopper)
    await shopper.call(finishExpress, { answer: walletAnswer })
    const first = await shopper.call(placeOrder, { acceptedTerms: true, walletAnswer })

    const second = await shopper.call(placeOrder, { acceptedTerms: true, walletAnswer })

    const pages = await Promise.all(
      [first, second].map(async ({ next }) => (next.type === 'redirect' ? await opened(next.url) : null)),
    )
    expect(pages.map((page) => page?.status)).toEqual([303, 200])
  })

  test('one address from the wallet leaves nothing but the last look', async () => {
    const shopper = await aShopper()

    const answer = await shared(shopper)
    const checkout = await shopper.call(finishExpress, { answer })
    const placed = await shopper.try(placeOrder, {
      acceptedTerms: true,
      expectedTotal: checkout.totals.total,
    })

    expect(checkout).toMatchObject({
      missing: [],
      customer: { email: 'test@example.org', isGuest: true },
      shippingAddress: { lastName: 'Beispiel', city: 'Berlin' },
      shippingMethod: 'parcel',
      paymentKey: 'PP',
    })
    expect(placed).toMatchObject({ status: 201, body: { next: { type: 'redirect' } } })
  })

  test('a wallet that has agreed to the amount is not asked again', async () => {
    const shopper = await aShopper()
    const walletAnswer = await shared(shopper)
    await shopper.call(finishExpress, { answer: walletAnswer })

    const { next, token } = await shopper.call(placeOrder, { acceptedTerms: true, walletAnswer })
    const passed = next.type === 'redirect' ? await opened(next.url) : null

    expect(passed?.status).toBe(303)
    expect(passed?.headers.get('location')).toContain('/danke/?order=')
    expect((await shopper.call(loadPlacedOrder, { token })).order).toMatchObject({
      state: 'confirmed',
      payment: [{ key: 'PP', state: 'authorised' }],
    })
  })

  test.each([
    [
      'more than it has agreed to',
      async (visitor: Visitor) => void (await withBasket(visitor, VARIANTS.book)),
    ],
    [
      'with another method',
      async (visitor: Visitor) => void (await visitor.call(putCheckoutPayment, { paymentKey: 'AP' })),
    ],
    ['a quarter of an hour later', async () => clock.forward(16 * 60)],
  ])('for %s it is asked', async (_, change) => {
    const shopper = await aShopper()
    const walletAnswer = await shared(shopper)
    await shopper.call(finishExpress, { answer: walletAnswer })
    await change(shopper)

    const { next } = await shopper.call(placeOrder, { acceptedTerms: true, walletAnswer })
    const page = next.type === 'redirect' ? await opened(next.url) : null

    expect(page?.status).toBe(200)
  })

  test('what a wallet said to somebody else agrees to nothing', async () => {
    const [anna, eva] = [await aShopper(), await aShopper()]
    const [hers, own] = [await shared(anna), await shared(eva)]
    await eva.call(finishExpress, { answer: own })

    const { next } = await eva.call(placeOrder, { acceptedTerms: true, walletAnswer: hers })

    expect(next.type === 'redirect' ? (await opened(next.url))?.status : null).toBe(200)
  })

  test.each<[Locale, Country]>([
    ['de-ch', 'CH'],
    ['fr-fr', 'FR'],
    ['nl-be', 'BE'],
    ['nl-nl', 'NL'],
  ])('in %s the wallet has an address in %s', async (locale, country) => {
    const shopper = await aShopper(locale)

    const checkout = await shopper.call(finishExpress, { answer: await shared(shopper, country) })

    expect(checkout).toMatchObject({ missing: [], shippingAddress: { country } })
  })

  test('freight has its phone number, and a customer keeps the account', async () => {
    const anna = await withBasket(await aCustomer(engine), VARIANTS.sofa)

    const checkout = await anna.call(finishExpress, { answer: await shared(anna) })

    expect(checkout).toMatchObject({
      customer: { email: 'anna@example.org', gender: 'f', isGuest: false },
      shippingMethod: 'freight',
      missing: [],
    })
  })

  // The wallet was asked for a parcel: the address it gave was ordered to by freight, without a number to call.
  test.each(['a wallet', 'the form'])(
    'an address of %s that lacks a number is none for freight',
    async (from) => {
      const shopper = await aShopper()
      if (from === 'a wallet') await shopper.call(finishExpress, { answer: await shared(shopper) })
      else await fillCheckout(shopper, { variantId: VARIANTS.cushion })
      await engine.database.sql.update(checkouts).set({ shippingAddress: anAddress({ phone: null }) })
      expect((await shopper.call(loadCheckout, {})).missing).not.toContain('shippingAddress')

      await withBasket(shopper, VARIANTS.sofa)

      expect((await shopper.call(loadCheckout, {})).missing).toContain('shippingAddress')
      expect(await shopper.try(placeOrder, { acceptedTerms: true })).toMatchObject({
        status: 422,
        body: { code: 'checkout_incomplete' },
      })
    },
  )

  test('an answer counts for whoever asked, for a quarter of an hour, and only if the wallet gave it', async () => {
    const shopper = await aShopper()
    const stranger = await aShopper()
    const answer = await shared(shopper)

    const refused = [
      await stranger.try(finishExpress, { answer }),
      await shopper.try(finishExpress, { answer: `${answer}0` }),
      await shopper.try(finishExpress, { answer: '' }),
    ]
    clock.forward(16 * 60)
    refused.push(await shopper.try(finishExpress, { answer }))

    expect(refused.map(({ status, body }) => [status, body])).toMatchObject(
      refused.map(() => [409, { code: 'express_expired' }]),
    )
    expect((await stranger.call(loadCheckout, {})).shippingAddress).toBeNull()
  })

  test('empty baskets are told', async () => {
    const empty = await aVisitor(engine)

    expect(await empty.try(startExpress, { wallet: 'paypal' })).toMatchObject({
      status: 409,
      body: { code: 'basket_empty' },
    })
  })
})

const provider = openSandboxProvider('a secret for tests')
const silentWallet = {
  ...provider,
  start: async () => {
    throw new Error('The wallet does not answer.')
  },
  express: {
    ...provider.express,
    component: async () => {
      throw new Error('The wallet does not answer.')
    },
  },
}

describe.each(await ruleEngines({ payments: () => silentWallet }))(
  'a wallet that fails, on the $name',
  ({ open }) => {
    let engine: TestEngine['engine']
    beforeEach(async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      ;({ engine } = await open())
    }, 60_000)
    afterEach(async () => {
      vi.restoreAllMocks()
      await engine.close()
    })

    test('has its page lead on to the checkout, where its method is chosen', async () => {
      const shopper = await aVisitor(engine)
      await shopper.call(addBasketItem, {
        basketKey: shopper.basketKey,
        variantId: VARIANTS.cushion,
        quantity: 1,
      })
      const { url } = await shopper.call(startExpress, { wallet: 'applePay' })

      const page = await apiResponse(engine, new Request(url), {
        locale: 'de-de',
        clientAddress: '10.0.0.1',
        secureCookies: true,
      })

      expect([page.status, page.headers.get('location')]).toEqual([
        303,
        'https://shop.example/kasse/?way=guest&pay=AP',
      ])
    })

    test('when it is asked for what it agreed to leaves no order that waits, and frees its goods', async () => {
      const shopper = await aVisitor(engine)
      await fillCheckout(shopper, { variantId: VARIANTS.scarce, payment: 'PP' })
      const units = () => engine.database.sql.select().from(stock).where(eq(stock.variantId, VARIANTS.scarce))
      const before = await units()

      const refused = await shopper.try(placeOrder, { acceptedTerms: true, walletAnswer: 'said before' })

      expect(refused).toMatchObject({ status: 409, body: { code: 'payment_unavailable' } })
      expect(await engine.database.sql.select().from(orders)).toMatchObject([{ state: 'payment_failed' }])
      expect((await units())[0]?.quantity).toBe(before[0]?.quantity)
    })
  },
)
