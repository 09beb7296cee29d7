import { placeOrder, putCheckoutPayment } from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { isPaymentReturn } from '@shop/engine/ports/payment-return'
import { adyenTokens } from '@shop/sales/payment/adyen/adyen-tokens'
import { openAdyen } from '@shop/sales/payment/adyen/open-adyen'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCheckout } from '../../testing/checkout-steps.ts'
import { type FakeAdyen, fakeAdyen } from '../../testing/fake-adyen.ts'
import { paymentRecords } from '../../testing/payment-steps.ts'
import { ruleEngines, type TestEngine } from '../../testing/test-engine.ts'
import { aVisitor } from '../../testing/visitor.ts'

let fake: FakeAdyen
beforeAll(async () => {
  fake = await fakeAdyen()
})
afterAll(() => fake.close())

describe.each(await ruleEngines({ payments: () => openAdyen(fake.setup) }))(
  'tokens of platforms at Adyen, on the $name',
  ({ open }) => {
    let { engine } = {} as TestEngine
    beforeEach(async () => {
      ;({ engine } = await open())
      fake.asked.length = 0
      fake.decisions.clear()
    }, 60_000)
    afterEach(() => engine.close())

    async function ordered() {
      const guest = await aVisitor(engine)
      await fillCheckout(guest, { variantId: VARIANTS.scarce, payment: 'V' })
      await guest.call(putCheckoutPayment, { paymentKey: 'KK' })
      const answer = await engine.call(
        placeOrder,
        { acceptedTerms: true },
        {
          locale: 'de-de',
          token: guest.token(),
          address: '127.0.0.1',
          idempotencyKey: 'k',
          userAgent: null,
          paymentToken: { token: '{"signature":"MEQ="}', checkoutId: 'checkout' },
        },
      )
      expect(answer.status).toBe(201)
      const { payments, orders } = await paymentRecords(engine)
      return { payment: payments.at(-1), orderId: orders.at(-1)?.id ?? '' }
    }

    test.each([
      ['Authorised', 'confirmed'],
      ['Refused', 'payment_failed'],
      ['Received', 'pending_payment'],
    ])('a bank that says %s at once leaves the order %s', async (resultCode, state) => {
      fake.decisions.set('at once', { resultCode, pspReference: 'PSP3' })
      const { payment, orderId } = await ordered()
      await engine.settlePayment(orderId)

      const [asked] = fake.asked.filter(({ path }) => path.endsWith('/payments'))
      expect(asked?.body).toMatchObject({
        reference: payment?.id,
        amount: { value: 1999 + 595, currency: 'EUR' },
        paymentMethod: { type: 'googlepay', googlePayToken: '{"signature":"MEQ="}' },
        shopperInteraction: 'Ecommerce',
        additionalData: { manualCapture: 'true' },
      })
      expect(isPaymentReturn(payment?.redirectAddress ?? '')).toBe(true)
      expect((await paymentRecords(engine)).orders.at(-1)?.state).toBe(state)
      expect(JSON.stringify(await paymentRecords(engine))).not.toContain('MEQ=')
    })

    test('a bank that asks has a page of its own, and the order waits', async () => {
      const { payment, orderId } = await ordered()
      await engine.settlePayment(orderId)

      expect(payment?.redirectAddress).toContain('threeDS/redirect')
      expect((await paymentRecords(engine)).orders.at(-1)?.state).toBe('pending_payment')
    })
  },
)

test('a live account needs an id at Google; a test account does not', () => {
  const account = { merchantAccount: 'Lindhaus', googlePayMerchantId: null }
  const place = { shopName: 'Lindhaus', origin: 'https://lindhaus.example' }

  expect(adyenTokens({ ...account, environment: 'LIVE' })).toBeNull()
  expect(adyenTokens({ ...account, environment: 'TEST' })?.handler(place).config).toMatchObject({
    environment: 'TEST',
    merchant_info: { merchant_name: 'Lindhaus', merchant_origin: 'lindhaus.example' },
  })
  const live = adyenTokens({ ...account, environment: 'LIVE', googlePayMerchantId: 'BCR2DN' })
  expect(live?.handler(place).config).toMatchObject({ merchant_info: { merchant_id: 'BCR2DN' } })
})
