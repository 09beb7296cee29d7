import { loadCheckout, placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { listSavedCards, removeSavedCard } from '@shop/api-client/contract/user-cards'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { users } from '@shop/engine/db/schema/shopper'
import { openAdyen } from '@shop/sales/payment/adyen/open-adyen'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiResponse } from '../../http-api.ts'
import { aCustomer } from '../../testing/account-steps.ts'
import { fillCheckout } from '../../testing/checkout-steps.ts'
import { adyenTokenWebhook, adyenWebhook, type FakeAdyen, fakeAdyen } from '../../testing/fake-adyen.ts'
import { paymentRecords } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import type { Visitor } from '../../testing/visitor.ts'

const WHOLE = 1999 + 595
const TOKEN = '8415995487234100'
/** What an account says that has the fields of stored cards switched on. */
const SAID = {
  cardSummary: '4242',
  expiryDate: '8/2029',
  'recurring.recurringDetailReference': TOKEN,
  'recurring.shopperReference': '',
}

let fake: FakeAdyen
beforeAll(async () => {
  fake = await fakeAdyen()
})
afterAll(() => fake.close())

describe.each(await ruleEngines({ payments: () => openAdyen(fake.setup) }))(
  'saved cards at Adyen, on the $name',
  ({ open }) => {
    let { engine, clock } = {} as TestEngine
    let anna: Visitor
    let owner = ''
    beforeEach(async () => {
      ;({ engine, clock } = await open())
      anna = await aCustomer(engine)
      const [row] = await engine.database.sql.select().from(users).where(eq(users.userId, anna.userId))
      owner = row?.id ?? ''
      fake.asked.length = 0
      fake.failures.length = 0
      fake.cards.clear()
      fake.decisions.clear()
      vi.spyOn(console, 'error').mockReturnValue()
    }, 60_000)
    afterEach(async () => {
      vi.restoreAllMocks()
      await engine.close()
    })

    const over = { locale: 'de-de', clientAddress: '10.0.0.1', secureCookies: true } as const
    const deliver = (body: string, headers: Record<string, string> = {}) =>
      apiResponse(
        engine,
        new Request('https://shop.example/api/payments/adyen/webhook/', { method: 'POST', body, headers }),
        over,
      )
    const payment = async () => (await paymentRecords(engine)).payments.at(-1)
    const say = async (event: Partial<Parameters<typeof adyenWebhook>[1]>) =>
      deliver(
        adyenWebhook(fake.setup, {
          eventCode: 'AUTHORISATION',
          paymentId: (await payment())?.id ?? '',
          amount: WHOLE,
          ...event,
        }),
      )
    const token = (type: string, of = owner) => {
      const { body, headers } = adyenTokenWebhook(fake.setup, { type, token: TOKEN, owner: of })
      return deliver(body, headers)
    }
    const cards = () => anna.call(listSavedCards, {})
    const keeps = () =>
      fake.cards.set(owner, [
        { id: 'wallet', type: 'paypal' },
        { id: TOKEN, type: 'scheme', brand: 'visa', lastFour: '4242', expiryMonth: '08', expiryYear: '29' },
      ] as never)
    async function order(wish: { saveCard?: boolean; cardId?: string }) {
      clock.forward(1)
      await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
      await anna.call(putCheckoutPayment, { paymentKey: 'KK', ...wish })
      return anna.call(placeOrder, { acceptedTerms: true })
    }
    const saved = async () => {
      await order({ saveCard: true })
      await say({ paymentMethod: 'visa', said: { ...SAID, 'recurring.shopperReference': owner } })
      return (await cards())[0]?.id ?? ''
    }
    const last = () => fake.asked.at(-1)

    test('the page keeps a card where the shopper agreed, and asks nothing else', async () => {
      await order({})
      expect(last()?.body).not.toHaveProperty('storePaymentMethodMode')

      await order({ saveCard: true })
      expect(last()?.body).toMatchObject({
        mode: 'hosted',
        allowedPaymentMethods: ['scheme'],
        shopperReference: owner,
        shopperInteraction: 'Ecommerce',
        recurringProcessingModel: 'CardOnFile',
        storePaymentMethodMode: 'enabled',
      })
    })

    test('an authorisation that says everything saves the card without another question', async () => {
      await saved()

      expect(await cards()).toMatchObject([
        { brand: 'visa', lastFour: '4242', expiry: { month: 8, year: 2029 }, state: 'usable' },
      ])
      expect(fake.asked.map(({ path }) => path.replace(/^.*\/v\d+/, ''))).toEqual(['/sessions'])
    })

    test.each([
      [
        'an authorisation that names the token alone',
        { said: { 'tokenization.storedPaymentMethodId': TOKEN } },
      ],
      ['a contract', { eventCode: 'RECURRING_CONTRACT', pspReference: TOKEN }],
    ])('after %s the provider is asked what it is', async (_, event) => {
      await order({ saveCard: true })
      keeps()

      expect((await say(event)).status).toBe(200)

      expect(await cards()).toMatchObject([{ brand: 'visa', lastFour: '4242', expiry: { year: 2029 } }])
      expect(last()).toMatchObject({ method: 'GET', apiKey: 'a test key' })
    })

    test('a token that is announced before it is there is sent again', async () => {
      await order({ saveCard: true })

      expect((await say({ eventCode: 'RECURRING_CONTRACT', pspReference: TOKEN })).status).toBe(409)
      keeps()
      expect((await say({ eventCode: 'RECURRING_CONTRACT', pspReference: TOKEN })).status).toBe(200)
      expect(await cards()).toHaveLength(1)
    })

    test('without the tick a token saves nothing, whoever it names', async () => {
      await order({})
      await say({ paymentMethod: 'visa', said: { ...SAID, 'recurring.shopperReference': owner } })

      expect(await cards()).toEqual([])
    })

    test('a payment saves no card for anybody but its customer', async () => {
      await order({ saveCard: true })
      await say({ paymentMethod: 'visa', said: { ...SAID, 'recurring.shopperReference': 'another' } })

      expect(await cards()).toEqual([])
    })

    test('notices about tokens save, renew and end a card', async () => {
      keeps()
      expect((await token('recurring.token.created')).status).toBe(200)
      expect(await cards()).toMatchObject([{ lastFour: '4242', expiry: { month: 8, year: 2029 } }])

      fake.cards.set(owner, [
        { id: TOKEN, type: 'scheme', brand: 'visa', lastFour: '9999', expiryMonth: '9', expiryYear: '2032' },
      ] as never)
      await token('recurring.token.updated')
      expect(await cards()).toMatchObject([{ lastFour: '9999', expiry: { month: 9, year: 2032 } }])

      await token('recurring.token.disabled')
      expect(await cards()).toEqual([])
    })

    test('a notice about a token is believed with its signature alone', async () => {
      keeps()
      const { body, headers } = adyenTokenWebhook(fake.setup, {
        type: 'recurring.token.created',
        token: TOKEN,
        owner,
      })

      expect((await deliver(body)).status).toBe(401)
      expect((await deliver(body.replace(TOKEN, '1'), headers)).status).toBe(401)
      expect(await cards()).toEqual([])
    })

    test('a card of nobody here is removed at the provider', async () => {
      fake.cards.set('gone', [
        { id: TOKEN, type: 'scheme', brand: 'visa', lastFour: '4242', expiryMonth: '8', expiryYear: '29' },
      ] as never)
      await token('recurring.token.created', 'gone')
      await engine.tidy()

      expect(fake.cards.get('gone')).toEqual([])
    })

    test('a saved card pays through its bank, and comes back by the result', async () => {
      const cardId = await saved()
      const { next, token: orderToken } = await order({ cardId })
      const paid = await payment()

      expect(next).toMatchObject({ type: 'redirect', url: expect.stringContaining('/threeDS/redirect') })
      expect(last()).toMatchObject({
        idempotencyKey: paid?.id,
        body: {
          merchantAccount: 'LindhausECOM',
          reference: paid?.id,
          amount: { value: paid?.amount, currency: 'EUR' },
          paymentMethod: { type: 'scheme', storedPaymentMethodId: TOKEN },
          shopperReference: owner,
          shopperInteraction: 'ContAuth',
          recurringProcessingModel: 'CardOnFile',
          authenticationData: {
            attemptAuthentication: 'always',
            threeDSRequestData: { nativeThreeDS: 'disabled' },
          },
          returnUrl: `https://shop.example/api/payments/adyen/return/${orderToken}/`,
          additionalData: { manualCapture: 'true' },
        },
      })
      fake.decisions.set('good', { resultCode: 'Authorised', pspReference: 'PSP2' })
      const back = await comeBack(orderToken, 'good')

      expect(back.headers.get('location')).toBe(`https://shop.example/danke/?order=${orderToken}`)
      expect(await payment()).toMatchObject({ state: 'authorised', providerReference: 'PSP2', cardId })
    })

    test.each([
      ['Refused', '/kasse/?payment=failed', 'payment_failed'],
      ['Cancelled', '/kasse/?payment=failed', 'payment_failed'],
      ['Pending', '/danke/?order=', 'pending_payment'],
    ])('a bank that says %s leads to %s', async (resultCode, path, state) => {
      const { token: orderToken } = await order({ cardId: await saved() })
      fake.decisions.set('said', { resultCode, pspReference: 'PSP2' })

      const back = await comeBack(orderToken, 'said')

      expect(back.headers.get('location')).toContain(path)
      expect((await paymentRecords(engine)).orders.at(-1)?.state).toBe(state)
    })

    test.each([
      ['Authorised', '/danke/?order=', 'confirmed'],
      ['Refused', '/kasse/?payment=failed', 'payment_failed'],
    ])('a bank that says %s at once sends nobody anywhere', async (resultCode, path, state) => {
      const cardId = await saved()
      fake.decisions.set('at once', { resultCode, pspReference: 'PSP2' })
      const { next, token: orderToken } = await order({ cardId })

      expect(next).toMatchObject({ url: `https://shop.example/api/payments/adyen/return/${orderToken}/` })
      const back = await apiResponse(
        engine,
        new Request(`https://shop.example/api/payments/adyen/return/${orderToken}/`),
        over,
      )
      expect(back.headers.get('location')).toContain(path)
      expect((await paymentRecords(engine)).orders.at(-1)?.state).toBe(state)
    })

    test('a card that the provider does not know any more is refused with words, and nothing is ordered', async () => {
      const cardId = await saved()
      await fillCheckout(anna, { variantId: VARIANTS.scarce, payment: 'V' })
      await anna.call(putCheckoutPayment, { paymentKey: 'KK', cardId })
      fake.failures.push({ status: 422, errorCode: '800', message: 'Contract not found' })

      expect(await anna.try(placeOrder, { acceptedTerms: true })).toMatchObject({
        status: 409,
        body: { code: 'card_unavailable' },
      })
      expect((await anna.call(loadCheckout, {})).basket.items).toHaveLength(1)
    })

    test.each([
      ['answers', [], true],
      ['has forgotten it', [{ status: 422, errorCode: '803', message: 'PaymentDetail not found' }], true],
      ['is away', [{ status: 503, errorCode: '', message: 'Service Unavailable' }], false],
      ['refuses the key', [{ status: 403, errorCode: '901', message: 'Invalid Merchant Account' }], false],
    ])('a removal is done where the provider %s: %#', async (_, failures, isGone) => {
      const id = await saved()
      keeps()
      fake.failures.push(...failures)

      expect(await anna.call(removeSavedCard, { id })).toEqual({ isGone })
      expect(last()).toMatchObject({
        method: 'DELETE',
        path: expect.stringContaining(`/storedPaymentMethods/${TOKEN}`),
      })
      clock.forward(61)
      await engine.tidy()
      if (!isGone) expect(fake.cards.get(owner)).toHaveLength(1)
    })

    async function comeBack(orderToken: string, decision: string) {
      const redirectResult = `${(await payment())?.id}|${decision}`
      return apiResponse(
        engine,
        new Request(
          `https://shop.example/api/payments/adyen/return/${orderToken}/?${new URLSearchParams({ redirectResult })}`,
        ),
        over,
      )
    }
  },
)
