import { addBasketItem } from '@shop/api-client/contract/basket'
import {
  loadCheckout,
  placeOrder,
  putCheckoutAddresses,
  putCheckoutPayment,
  putCheckoutShipping,
} from '@shop/api-client/contract/checkout'
import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'
import type { Address } from '@shop/domain/address/address'
import type { Locale } from '@shop/domain/market/markets'
import { PAYMENT_METHOD_CODES, type PaymentMethodCode } from '@shop/domain/payment/payment-method'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anAddress } from '../testing/checkout-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor, type Visitor } from '../testing/visitor.ts'

const ADULT = '1990-01-01'

describe.each(await ruleEngines())('choosing how to pay, on the $name', ({ open }) => {
  let { engine } = {} as TestEngine
  beforeEach(async () => {
    ;({ engine } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  const checkoutWith = async (basket: [number, number][], locale: Locale = 'de-de') => {
    const visitor = await aVisitor(engine, locale)
    for (const [variantId, quantity] of basket)
      await put(visitor, variantId, quantity, ADDRESSES[locale] ?? anAddress())
    return visitor
  }
  const choose = (visitor: Visitor, paymentKey: unknown, birthDate?: string) =>
    visitor.try(putCheckoutPayment, { paymentKey, ...(birthDate ? { birthDate } : {}) })
  const chosen = async (visitor: Visitor) => (await visitor.call(loadCheckout, {})).paymentKey

  // 100,00 and more, so that only the market decides.
  test.each<[Locale, string]>([
    ['de-de', 'KK KD KC KN PP NN RE V AP'],
    ['de-at', 'KK KD KC KN PP NN RE V AP'],
    ['de-ch', 'KK KC KN PP RE V TW AP'],
    ['fr-ch', 'KK KC KN PP RE V TW AP'],
    ['fr-fr', 'KK KC PP V AP'],
    ['fr-be', 'KK KC KN PP V BC AP'],
    ['nl-be', 'KK KC KN PP V BC AP'],
    ['nl-nl', 'KK KC KN PP V IL AP'],
  ])('in %s one may choose %s and nothing else', async (locale, codes) => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 6]], locale)

    const taken: PaymentMethodCode[] = []
    const refused: unknown[] = []
    for (const code of PAYMENT_METHOD_CODES) {
      const answer = await choose(visitor, code, ADULT)
      if (answer.status === 200) taken.push(code)
      else refused.push(answer.body)
    }

    expect(taken.join(' ')).toBe(codes)
    for (const body of refused)
      expect(body).toMatchObject({
        status: 422,
        errors: [{ path: 'paymentKey', key: 'payment.reasons.country' }],
      })
  })

  test.each<[string, [number, number][], PaymentMethodCode, string | null]>([
    ['cash for a cushion', [[VARIANTS.cushion, 1]], 'NN', null],
    ['cash for a sofa', [[VARIANTS.sofa, 1]], 'NN', 'freight'],
    [
      'cash for a sofa and a cushion',
      [
        [VARIANTS.sofa, 1],
        [VARIANTS.cushion, 1],
      ],
      'NN',
      'freight',
    ],
    ['cash for a download', [[VARIANTS.download, 1]], 'NN', 'downloads'],
    [
      'cash for a download and a cushion',
      [
        [VARIANTS.download, 1],
        [VARIANTS.cushion, 1],
      ],
      'NN',
      null,
    ],
    ['an invoice for a sofa', [[VARIANTS.sofa, 1]], 'RE', null],
    ['an invoice for a download', [[VARIANTS.download, 1]], 'RE', 'downloads'],
    ['an invoice for four sofas', [[VARIANTS.sofa, 4]], 'RE', 'tooLarge'],
    ['instalments for a cushion', [[VARIANTS.cushion, 1]], 'KD', 'tooSmall'],
    ['instalments for a sofa', [[VARIANTS.sofa, 1]], 'KD', null],
    ['a card for four sofas', [[VARIANTS.sofa, 4]], 'KK', null],
    ['a transfer for a download', [[VARIANTS.download, 1]], 'V', null],
    ['a card for a download', [[VARIANTS.download, 1]], 'KK', null],
  ])('%s', async (_, basket, code, reason) => {
    const visitor = await checkoutWith(basket)

    const answer = await choose(visitor, code, ADULT)

    expect(answer.status).toBe(reason === null ? 200 : 422)
    if (reason !== null)
      expect(answer.body).toMatchObject({
        errors: [{ path: 'paymentKey', key: `payment.reasons.${reason}` }],
      })
    expect(await chosen(visitor)).toBe(reason === null ? code : null)
  })

  test.each<[PaymentMethodCode, string | undefined, string | null]>([
    ['RE', undefined, 'generic.validation.required'],
    ['RE', '2010-01-01', 'address.errors.birthDateAge'],
    ['RE', '2008-11-22', 'address.errors.birthDateAge'],
    ['RE', '2008-11-21', null],
    ['RE', '2027-01-01', 'address.errors.birthDateFuture'],
    ['RE', '1990-02-30', 'address.errors.birthDate'],
    ['RE', 'yesterday', 'address.errors.birthDate'],
    ['KD', undefined, 'generic.validation.required'],
    ['KD', '2010-01-01', 'address.errors.birthDateAge'],
    ['KD', ADULT, null],
    ['KK', undefined, null],
    ['KC', undefined, 'generic.validation.required'],
    ['KC', '2010-01-01', 'address.errors.birthDateAge'],
    ['KC', ADULT, null],
    ['NN', '2010-01-01', null],
  ])('%s for somebody born %s', async (code, birthDate, key) => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 6]])

    const answer = await choose(visitor, code, birthDate)

    expect(answer.status).toBe(key === null ? 200 : 422)
    if (key !== null) expect(answer.body).toMatchObject({ errors: [{ path: 'birthDate', key }] })
  })

  test('what is lent says so with its warning and its lender before it is chosen', async () => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 6]])

    const { paymentMethods } = await visitor.call(loadCheckout, {})

    const lent = paymentMethods.filter(({ credit }) => credit !== null)
    expect(lent.map(({ key, credit }) => [key, credit?.lender])).toEqual([
      ['PP', 'PayPal (Europe) S.à r.l. et Cie, S.C.A.'],
      ['KC', 'Klarna Bank AB (publ)'],
      ['KD', 'Klarna Bank AB (publ)'],
    ])
    expect(lent.every(({ credit }) => credit?.warning === 'Achtung! Kreditaufnahme kostet Geld.')).toBe(true)
  })

  test('a birth date that is refused does not take the place of the one that was not', async () => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 6]])
    await visitor.call(putCheckoutPayment, { paymentKey: 'RE', birthDate: ADULT })

    const young = await choose(visitor, 'RE', '2010-01-01')

    expect(young.status).toBe(422)
    expect(await chosen(visitor)).toBe('RE')
  })

  test.each(['', 'kk', 'XX', 'KK ', 'K\u0000K', '__proto__', 7, null, ['KK'], {}])(
    '%j is no way to pay',
    async (paymentKey) => {
      const visitor = await checkoutWith([[VARIANTS.cushion, 1]])

      const answer = await choose(visitor, paymentKey)

      expect(answer.status).toBe(422)
      expect(await chosen(visitor)).toBeNull()
    },
  )

  test('a choice that the basket outgrew counts as not made, and nothing is ordered by it', async () => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 1]])
    await visitor.call(putCheckoutPayment, { paymentKey: 'NN' })
    await put(visitor, VARIANTS.sofa, 1, anAddress())

    const checkout = await visitor.call(loadCheckout, {})
    const order = await visitor.try(placeOrder, { acceptedTerms: true })

    expect(checkout).toMatchObject({ paymentKey: null, missing: ['payment'], totals: { fee: 0 } })
    expect(order).toMatchObject({ status: 422, body: { code: 'checkout_incomplete' } })
  })

  test('the fee for cash comes and goes with the choice', async () => {
    const visitor = await checkoutWith([[VARIANTS.cushion, 1]])

    const cash = await visitor.call(putCheckoutPayment, { paymentKey: 'NN' })
    const card = await visitor.call(putCheckoutPayment, { paymentKey: 'KK' })

    expect([cash.totals.fee, card.totals.fee]).toEqual([500, 0])
    expect(cash.totals.total - card.totals.total).toBe(500)
  })
})

const swiss = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' })
const belgian = anAddress({ country: 'BE', zip: '1000', city: 'Bruxelles' })
const ADDRESSES: Partial<Record<Locale, Address>> = {
  'de-at': anAddress({ country: 'AT', zip: '1010', city: 'Wien' }),
  'de-ch': swiss,
  'fr-ch': swiss,
  'fr-fr': anAddress({ country: 'FR', zip: '75001', city: 'Paris' }),
  'fr-be': belgian,
  'nl-be': belgian,
  'nl-nl': anAddress({ country: 'NL', zip: '1012 AB', city: 'Amsterdam' }),
}

/** Puts something into the basket and fills in everything but the payment. */
async function put(visitor: Visitor, variantId: number, quantity: number, address: Address): Promise<void> {
  await visitor.call(addBasketItem, { basketKey: visitor.basketKey, variantId, quantity })
  const { shippingMethods } = await visitor.call(putCheckoutAddresses, {
    email: 'anna@example.org',
    shipping: { ...address, phone: '+49 30 1234567' },
  })
  await visitor.call(putCheckoutShipping, { shippingMethod: shippingMethods[0]?.key ?? 'parcel' })
}
