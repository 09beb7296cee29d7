import { addBasketItem } from '@shop/api-client/contract/basket'
import { addVoucher } from '@shop/api-client/contract/basket-codes'
import { placeOrder, putCheckoutAddresses } from '@shop/api-client/contract/checkout'
import { sendContactMessage } from '@shop/api-client/contract/contact'
import type { Call } from '@shop/api-client/contract/define-call'
import { writeReview } from '@shop/api-client/contract/reviews'
import { authenticate } from '@shop/api-client/contract/user'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAddress } from '../testing/checkout-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const HALF = 'Anna \uD83D'
const WHOLE = 'Anna \uD83D\uDE00'

const registration = {
  mode: 'register',
  first_name: 'Anna',
  last_name: 'Probst',
  gender: 'f',
  email: 'anna@example.org',
  newsletter: false,
  register_password: 'Ein-Lindenbaum-7',
}
const message = {
  topic: 'other',
  firstName: 'Anna',
  lastName: 'Probst',
  email: 'anna@example.org',
  message: 'Wann kommt mein Sofa?',
}
const review = {
  referenceKey: 'P1',
  rating: 5,
  title: 'Gut',
  nickname: 'Anna',
  text: 'Ein sehr gutes Kissen ist das.',
}

describe.each(await engineKinds())('half of a sign, on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  let visitor: Visitor
  beforeEach(async () => {
    ;({ engine } = await open())
    visitor = await aVisitor(engine)
    vi.spyOn(console, 'error').mockReturnValue()
  }, 60_000)
  afterEach(async () => {
    vi.restoreAllMocks()
    await engine.close()
  })

  test.each<[string, Call, (text: string, basketKey: string) => unknown]>([
    [
      'customData.customText.text1',
      addBasketItem,
      (text1, basketKey) => ({
        basketKey,
        variantId: VARIANTS.cushion,
        quantity: 1,
        customData: { customText: { text1 } },
      }),
    ],
    ['code', addVoucher, (code, basketKey) => ({ basketKey, code })],
    ['shipping.street', putCheckoutAddresses, (street) => ({ shipping: anAddress({ street }) })],
    ['comment', placeOrder, (comment) => ({ acceptedTerms: true, comment })],
    ['message', sendContactMessage, (text) => ({ ...message, message: `${text} und noch etwas` })],
    ['first_name', authenticate, (first_name) => ({ ...registration, first_name })],
    ['text', writeReview, (text) => ({ ...review, text: `${text} ist ein sehr gutes Kissen.` })],
  ])('in %s is refused with the field, and nothing fails on our side', async (path, call, input) => {
    const half = await visitor.try(call, input(HALF, visitor.basketKey))
    const whole = await visitor.try(call, input(WHOLE, visitor.basketKey))

    expect(half).toMatchObject({
      status: 422,
      body: { code: 'input_invalid', errors: [{ path, key: 'input.text' }] },
    })
    expect(whole.status).toBeLessThan(500)
    expect(JSON.stringify(whole.body)).not.toContain('input.text')
    expect(console.error).not.toHaveBeenCalled()
  })
})
