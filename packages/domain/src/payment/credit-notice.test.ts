import { expect, test } from 'vitest'
import { LOCALES, type Locale, markets } from '../market/markets.ts'
import { creditNotice, creditWarning, isLent } from './credit-notice.ts'
import { PAYMENT_METHOD_CODES, type PaymentMethodCode } from './payment-method.ts'
import { needsBirthDate } from './payment-methods.ts'

const EVE = new Date('2026-11-19T22:59:00Z')
const DAY = new Date('2026-11-19T23:00:00Z')
const WITHOUT = { market: markets['de-de'], hasPaypalInstalments: false }

test.each<[Locale, string | null]>([
  ['de-de', 'Achtung! Kreditaufnahme kostet Geld.'],
  ['de-at', 'Achtung! Kreditaufnahme kostet Geld.'],
  [
    'fr-fr',
    'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
  ],
  ['fr-be', 'Attention, emprunter de l’argent coûte aussi de l’argent.'],
  ['nl-be', 'Let op, geld lenen kost ook geld.'],
  ['nl-nl', 'Let op! Geld lenen kost geld.'],
  ['de-ch', null],
  ['fr-ch', null],
])('%s warns of credit from 20 November 2026 on: %s', (locale, warning) => {
  const market = markets[locale]

  expect(creditWarning({ market }, EVE)).toBeNull()
  expect(creditWarning({ market }, DAY)).toBe(warning)
})

test('every market in which the warning is owed has its sentence', () => {
  for (const locale of LOCALES) expect(() => creditWarning({ market: markets[locale] }, DAY)).not.toThrow()
})

test.each<[PaymentMethodCode, boolean, string | null]>([
  ['KC', false, 'Klarna Bank AB (publ)'],
  ['KD', false, 'Klarna Bank AB (publ)'],
  ['PP', true, 'PayPal (Europe) S.à r.l. et Cie, S.C.A.'],
])('%s names its lender beside the warning', (code, hasPaypalInstalments, lender) => {
  const place = { ...WITHOUT, hasPaypalInstalments }

  expect(creditNotice(code, place, EVE)).toBeNull()
  expect(creditNotice(code, place, DAY)).toEqual({ warning: 'Achtung! Kreditaufnahme kostet Geld.', lender })
})

test.each<PaymentMethodCode>(['PP', 'RE', 'KK', 'KN', 'V'])(
  '%s lends nothing, and warns of nothing',
  (code) => {
    expect(creditNotice(code, WITHOUT, DAY)).toBeNull()
  },
)

test('what another lends is a credit; an invoice of the shop within 14 days is none', () => {
  expect(PAYMENT_METHOD_CODES.filter(isLent)).toEqual(['KD', 'KC'])
})

test.each<[Locale, Date, string]>([
  ['de-de', EVE, 'KD RE'],
  ['de-de', DAY, 'KD KC RE'],
  ['fr-fr', DAY, 'KD KC RE'],
  ['de-ch', DAY, 'KD RE'],
])('in %s at %s the birth date is asked for by %s', (locale, now, codes) => {
  const asking = PAYMENT_METHOD_CODES.filter((code) => needsBirthDate(code, markets[locale], now))

  expect(asking.join(' ')).toBe(codes)
})
