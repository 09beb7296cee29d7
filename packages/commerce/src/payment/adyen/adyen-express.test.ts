import { addBasketItem, deleteBasketItem, loadBasket } from '@shop/api-client/contract/basket'
import { finishExpress, loadPlacedOrder, placeOrder, startExpress } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import { openAdyen } from '@shop/sales/payment/adyen/open-adyen'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiResponse } from '../../http-api.ts'
import { agreedAt, SAID } from '../../testing/express-steps.ts'
import { adyenWebhook, type FakeAdyen, fakeAdyen } from '../../testing/fake-adyen.ts'
import { paymentRecords } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../../testing/visitor.ts'

const WHOLE = 1999 + 595
let fake: FakeAdyen
beforeAll(async () => {
  fake = await fakeAdyen()
})
afterAll(() => fake.close())

describe.each(await ruleEngines({ payments: () => openAdyen(fake.setup) }))(
  'wallets through Adyen, on the $name',
  ({ open }) => {
    let { engine, clock } = {} as TestEngine
    let visitor: Visitor
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      visitor = await aVisitor(engine)
      await add(VARIANTS.cushion)
      fake.asked.length = 0
      fake.failures.length = 0
      fake.decisions.clear()
      fake.decisions.set('paypal', { resultCode: 'Authorised', pspReference: 'PSP1' })
      fake.decisions.set('at once', { resultCode: 'Authorised', pspReference: 'PSP1' })
      vi.spyOn(console, 'error').mockReturnValue()
    }, 60_000)
    afterEach(async () => {
      vi.restoreAllMocks()
      await engine.close()
    })

    const over = { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true } as const
    const add = (variantId: number) =>
      visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity: 1 })
    const basket = () => visitor.call(loadBasket, { basketKey: visitor.basketKey })
    const records = () => paymentRecords(engine)
    /** Agrees at the wallet, and orders on the shop's last page; where the browser goes. */
    const ordered = async (
      wallet: ExpressWalletName,
      between: () => Promise<unknown> = async () => undefined,
    ) => {
      const { answer: walletAnswer } = await agreedAt(visitor, wallet)
      await visitor.call(finishExpress, { answer: walletAnswer })
      await between()
      const { next, token } = await visitor.call(placeOrder, { acceptedTerms: true, walletAnswer })
      return { url: next.type === 'redirect' ? next.url : '', token, walletAnswer }
    }
    const comeBack = (url: string) => apiResponse(engine, new Request(url), over)
    const webhook = async (event: Partial<Parameters<typeof adyenWebhook>[1]> = {}) =>
      apiResponse(
        engine,
        new Request('https://shop.example/api/payments/adyen/webhook/', {
          method: 'POST',
          body: adyenWebhook(fake.setup, {
            eventCode: 'AUTHORISATION',
            paymentId: (await records()).payments[0]?.id ?? '',
            amount: WHOLE,
            ...event,
          }),
        }),
        over,
      )
    const paths = () => fake.asked.map(({ path }) => path.replace('/v72', ''))

    test('PayPal: an order of its own, its price at the address, and the money with the order of the shop', async () => {
      const { url, token } = await ordered('paypal')

      const back = await comeBack(url)

      expect(paths()).toEqual(['/payments', '/paypal/updateOrder', '/payments/details'])
      const [opening, change, details] = fake.asked
      expect(opening?.body).toMatchObject({
        reference: (await records()).payments[0]?.id,
        amount: { value: WHOLE, currency: 'EUR' },
        paymentMethod: { type: 'paypal', subtype: 'express' },
        additionalData: { manualCapture: 'true' },
      })
      expect(change?.body).toMatchObject({
        pspReference: expect.stringMatching(/^PAYPAL/),
        amount: { value: WHOLE, currency: 'EUR' },
        shippingAmount: { value: 595, currency: 'EUR' },
      })
      expect(details?.body).toMatchObject({
        details: SAID.paypal,
        paymentData: expect.stringMatching(/changed/),
      })
      expect(back.headers.get('location')).toBe(`https://shop.example/danke/?order=${token}`)
      expect(await records()).toMatchObject({
        payments: [{ key: 'PP', state: 'authorised', providerReference: 'PSP1' }],
        orders: [{ state: 'confirmed' }],
      })
    })

    test.each([
      ['applePay', 'AP', { type: 'applepay', applePayToken: SAID.applePay.applePayToken }],
      ['googlePay', 'KK', { type: 'googlepay', googlePayToken: SAID.googlePay.googlePayToken }],
    ] as const)('%s: its token pays when the order is placed, as %s', async (wallet, key, paymentMethod) => {
      const { url } = await ordered(wallet)

      await comeBack(url)

      expect(paths()).toEqual(['/payments'])
      expect(fake.asked[0]?.body).toMatchObject({
        reference: (await records()).payments[0]?.id,
        amount: { value: WHOLE, currency: 'EUR' },
        paymentMethod,
        shopperEmail: 'test@example.org',
        deliveryAddress: { street: 'Testallee', houseNumberOrName: '7', city: 'Berlin' },
      })
      expect(await records()).toMatchObject({
        payments: [{ key, state: 'authorised' }],
        orders: [{ state: 'confirmed' }],
      })
    })

    test('a bank that asks after Google Pay does so on a page of its own', async () => {
      fake.decisions.delete('at once')

      const { url } = await ordered('googlePay')

      expect(url).toMatch(/^https:\/\/checkoutshopper-test\.adyen\.com\//)
      expect((await records()).orders).toMatchObject([{ state: 'pending_payment' }])
    })

    test.each([
      ['the webhook first', async (url: string) => [await webhook(), await comeBack(url)]],
      ['the shopper first', async (url: string) => [await comeBack(url), await webhook()]],
      ['the webhook twice', async () => [await webhook(), await webhook()]],
    ])('%s: paid once, told once', async (_, happens) => {
      const { url } = await ordered('paypal')

      const answers = await happens(url)

      expect(answers.every(({ status }) => status < 400)).toBe(true)
      const { payments, orderStates, events } = await records()
      expect(payments).toMatchObject([{ state: 'authorised' }])
      expect(orderStates).toEqual(['pending_payment', 'confirmed'])
      expect(events).toEqual(['authorised'])
    })

    test('PayPal takes less than it agreed to, and is told so before', async () => {
      await add(VARIANTS.book)
      const { answer } = await agreedAt(visitor, 'paypal')
      await visitor.call(finishExpress, { answer })
      const book = (await basket()).items.find(({ variant }) => variant.id === VARIANTS.book)
      await visitor.call(deleteBasketItem, { basketKey: visitor.basketKey, itemKey: book?.key ?? '' })

      await visitor.call(placeOrder, { acceptedTerms: true, walletAnswer: answer })

      const changes = fake.asked.filter(({ path }) => path.endsWith('updateOrder'))
      expect(changes.at(-1)?.body).toMatchObject({ amount: { value: WHOLE } })
      expect(paths().at(-1)).toBe('/payments/details')
    })

    test.each<ExpressWalletName>(['paypal', 'applePay', 'googlePay'])(
      'for more than %s has agreed to, the shopper is asked on the page of the provider',
      async (wallet) => {
        const { url } = await ordered(wallet, () => add(VARIANTS.book))

        expect(url).toMatch(/^https:\/\/eu\.adyen\.link\/CS/)
        expect(paths().at(-1)).toBe('/sessions')
      },
    )

    test('two presses of the button at once are one order and one payment', async () => {
      const { answer: walletAnswer } = await agreedAt(visitor, 'paypal')
      await visitor.call(finishExpress, { answer: walletAnswer })
      const order = { acceptedTerms: true, walletAnswer }

      const [one, two] = await Promise.all([
        visitor.call(placeOrder, order, { idempotencyKey: 'the-same-press' }),
        visitor.call(placeOrder, order, { idempotencyKey: 'the-same-press' }),
      ])

      expect(one.orderNumber).toBe(two.orderNumber)
      // Whoever is asked twice answers once: both name the same key.
      const keys = fake.asked.flatMap(({ path, idempotencyKey }) =>
        path.endsWith('/payments/details') ? [idempotencyKey] : [],
      )
      expect(new Set(keys).size).toBe(1)
      expect((await records()).payments).toHaveLength(1)
    })

    test.each([
      ['Refused', 'payment_failed', '/kasse/?payment=failed'],
      ['Cancelled', 'payment_failed', '/kasse/?payment=failed'],
      ['Pending', 'pending_payment', '/danke/?order='],
    ])('PayPal that says %s leaves the order %s', async (resultCode, state, path) => {
      fake.decisions.set('paypal', { resultCode, pspReference: 'PSP1' })

      const { url, token } = await ordered('paypal')
      const back = await comeBack(url)

      expect(back.headers.get('location')).toContain(path)
      expect((await visitor.call(loadPlacedOrder, { token })).order.state).toBe(state)
    })

    test.each([
      ['less than the order costs', { value: 600, currency: 'EUR' }],
      ['an amount that its answer does not say', undefined],
    ])('PayPal that authorises %s has paid nothing yet', async (_, amount) => {
      fake.decisions.set('paypal', { resultCode: 'Authorised', pspReference: 'PSP1', amount })

      const { url, token } = await ordered('paypal')
      await comeBack(url)

      expect((await visitor.call(loadPlacedOrder, { token })).order.state).toBe('pending_payment')
    })

    test('a provider that fails when it is asked for the money leaves basket and address as they were', async () => {
      const { answer } = await agreedAt(visitor, 'paypal')
      await visitor.call(finishExpress, { answer })
      fake.failures.push({ status: 500, errorCode: '905', message: 'Payment details are not supported' })

      const refused = await visitor.try(placeOrder, { acceptedTerms: true, walletAnswer: answer })

      expect(refused).toMatchObject({ status: 409, body: { code: 'payment_unavailable' } })
      expect((await records()).orders).toMatchObject([{ state: 'payment_failed' }])
      expect((await basket()).items).toHaveLength(1)
      await engine.tidy()
      // It may have taken the promise all the same: then it is given up.
      expect((await webhook({ pspReference: 'PSP1' })).status).toBe(200)
      await engine.tidy()
      expect(paths().at(-1)).toBe('/payments/PSP1/reversals')
    })

    test('the page loads what Adyen publishes, from Adyen, with the facts of the account', async () => {
      const { url } = await visitor.call(startExpress, { wallet: 'paypal' })

      const page = await apiResponse(engine, new Request(url), over)
      const html = await page.text()

      expect(paths()).toEqual(['/paymentMethods'])
      expect(fake.asked[0]?.body).toMatchObject({ allowedPaymentMethods: ['paypal'], countryCode: 'DE' })
      expect(html).toMatch(
        /src="https:\/\/checkoutshopper-test\.cdn\.adyen\.com\/checkoutshopper\/sdk\/[\d.]+\/adyen\.js"/,
      )
      expect(html).toContain('"clientKey":"test_870be2"')
      expect(html).not.toContain('a test key')
      expect(page.headers.get('content-security-policy')).toContain('https://*.paypal.com')
      expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    })

    test('a ticket is over after a quarter of an hour, and so is what was agreed', async () => {
      const { answer } = await agreedAt(visitor, 'applePay')
      clock.forward(16 * 60)

      expect(await visitor.try(finishExpress, { answer })).toMatchObject({
        status: 409,
        body: { code: 'express_expired' },
      })
    })
  },
)

test('without the key for browsers no wallet is offered', () => {
  expect(openAdyen({ ...fake.setup, clientKey: null }).express).toBeNull()
})
