import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale, markets } from '../market/markets.ts'
import { PAYMENT_METHOD_CODES, type PaymentMethodCode, paymentMethod } from './payment-method.ts'
import {
  cashRounding,
  movesMoneyAtOnce,
  needsBirthDate,
  type PaymentFacts,
  paymentAvailability,
  paymentFee,
  paymentMethods,
} from './payment-methods.ts'

const usual: PaymentFacts = {
  market: markets['de-de'],
  total: 20_000,
  freight: false,
  downloadsOnly: false,
  birthDate: null,
  now: new Date('2026-11-21T12:00:00Z'),
}

test.each<[Locale, string]>([
  ['de-de', 'KK PP AP RE KC KN KD V NN G'],
  ['de-at', 'KK PP AP RE KC KN KD V NN G'],
  ['de-ch', 'KK TW PP AP RE KC KN V G'],
  ['fr-ch', 'KK TW PP AP RE KC KN V G'],
  ['fr-fr', 'KK PP AP KC V G'],
  ['fr-be', 'BC KK PP AP KC KN V G'],
  ['nl-be', 'BC KK PP AP KC KN V G'],
  ['nl-nl', 'IL KK PP AP KC KN V G'],
])('%s offers %s', (locale, codes) => {
  expect(paymentMethods(markets[locale]).join(' ')).toBe(codes)
})

test.each<[string, PaymentMethodCode, Partial<PaymentFacts>, string | null]>([
  ['a card', 'KK', {}, null],
  ['a method of another country', 'TW', {}, 'country'],
  ['anything when nothing is left to pay', 'KK', { total: 0 }, 'nothingToPay'],
  ['a gift card that pays for everything', 'G', { total: 0 }, null],
  ['a gift card that pays for a part', 'G', { total: 1 }, 'giftcardTooSmall'],
  ['cash on delivery', 'NN', {}, null],
  ['cash on delivery of freight', 'NN', { freight: true }, 'freight'],
  ['cash on delivery of a download', 'NN', { downloadsOnly: true }, 'downloads'],
  ['cash on delivery of a lot', 'NN', { total: 150_001 }, 'tooLarge'],
  ['an invoice', 'RE', {}, null],
  ['an invoice for freight', 'RE', { freight: true }, null],
  ['an invoice for a download', 'RE', { downloadsOnly: true }, 'downloads'],
  ['an invoice at its limit', 'RE', { total: 150_000 }, null],
  ['an invoice over its limit', 'RE', { total: 150_001 }, 'tooLarge'],
  ['an invoice for a child', 'RE', { birthDate: '2010-01-01' }, 'age'],
  ['an invoice for a broken birth date', 'RE', { birthDate: '2001-02-30' }, 'age'],
  ['an invoice for an adult', 'RE', { birthDate: '1990-01-01' }, null],
  ['instalments', 'KD', {}, null],
  ['instalments for little', 'KD', { total: 9_999 }, 'tooSmall'],
  ['instalments for a child', 'KD', { birthDate: '2010-01-01' }, 'age'],
  ['paying later for a child', 'KC', { birthDate: '2010-01-01' }, 'age'],
  ['a card for a child', 'KK', { birthDate: '2010-01-01' }, null],
])('%s (%s) is refused for: %s', (_, code, facts, reason) => {
  const expected = { available: reason === null, reason: reason && `payment.reasons.${reason}` }

  expect(paymentAvailability(code, { ...usual, ...facts })).toEqual(expected)
})

test('every order can be paid in every market', () => {
  const facts = fc.record({
    total: fc.nat(10_000_000),
    freight: fc.boolean(),
    downloadsOnly: fc.boolean(),
    birthDate: fc.constantFrom(null, '1990-01-01', '2012-01-01'),
  })

  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), facts, (locale, some) => {
      const market = markets[locale]
      const free = paymentMethods(market).filter(
        (code) => paymentAvailability(code, { ...usual, ...some, market }).available,
      )

      expect(free.length).toBeGreaterThan(0)
    }),
  )
})

test.each(PAYMENT_METHOD_CODES)('%s asks for the birth date only when it lends', (code) => {
  expect(needsBirthDate(code, usual.market, usual.now)).toBe(paymentMethod(code).isCredit)
})

test.each(PAYMENT_METHOD_CODES)(
  'an agreed %s is money already only for bank, Bancontact and Swiss wallet',
  (code) => {
    expect(movesMoneyAtOnce(code)).toBe(['BC', 'IL', 'TW'].includes(code))
  },
)

test('only cash on delivery costs a fee', () => {
  const costs = { frachtkosten: 595, freight: 4900, cashOnDelivery: 490, conditions: [] }

  expect(PAYMENT_METHOD_CODES.filter((code) => paymentFee(code, costs) > 0)).toEqual(['NN'])
  expect(paymentFee('NN', costs)).toBe(490)
  expect(paymentFee(null, costs)).toBe(0)
})

test.each([
  [1000, 0],
  [1001, -1],
  [1002, -2],
  [1003, 2],
  [1004, 1],
  [1005, 0],
])('%i in Swiss cash is rounded by %i', (amount, rounding) => {
  expect(cashRounding(amount, 'CHF', 'NN')).toBe(rounding)
  expect(cashRounding(amount, 'CHF', 'KK')).toBe(0)
  expect(cashRounding(amount, 'CHF', null)).toBe(0)
  expect(cashRounding(amount, 'EUR', 'NN')).toBe(0)
})
