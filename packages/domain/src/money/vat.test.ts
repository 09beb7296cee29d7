import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markets } from '../market/markets.ts'
import { anyAmount, anyVatRate } from '../testing/arbitraries.ts'
import { netOf, vatAmount } from './vat.ts'

test.each([
  { locale: 'de-de', gross: 11900, standard: 10000, reduced: 11121 },
  { locale: 'de-at', gross: 12000, standard: 10000, reduced: 10909 },
  { locale: 'de-ch', gross: 10810, standard: 10000, reduced: 10536 },
  { locale: 'fr-fr', gross: 12000, standard: 10000, reduced: 11374 },
  { locale: 'nl-be', gross: 12100, standard: 10000, reduced: 11415 },
  { locale: 'nl-nl', gross: 12100, standard: 10000, reduced: 11101 },
] as const)('$gross in $locale is $standard net, at the reduced rate $reduced', (row) => {
  const { vat } = markets[row.locale]

  expect(netOf(row.gross, vat.standard)).toBe(row.standard)
  expect(netOf(row.gross, vat.reduced)).toBe(row.reduced)
})

test('half a unit of net is rounded up, also where the rate has a decimal', () => {
  expect(netOf(1, 19)).toBe(1)
  expect(netOf(999, 8.1)).toBe(924)
  expect(netOf(10_230_000, 2.3)).toBe(10_000_000)
  expect(vatAmount(999, 8.1)).toBe(75)
})

test('net and tax add up to the gross amount at every rate', () => {
  fc.assert(
    fc.property(anyAmount, anyVatRate, (gross, rate) => {
      expect(netOf(gross, rate) + vatAmount(gross, rate)).toBe(gross)
    }),
  )
})

test('the net part is the nearest whole unit', () => {
  fc.assert(
    fc.property(anyAmount, anyVatRate, (gross, rate) => {
      expect(Math.abs(netOf(gross, rate) - gross / (1 + rate / 100))).toBeLessThanOrEqual(0.500001)
    }),
  )
})

test('without tax nothing is taken off', () => {
  fc.assert(
    fc.property(anyAmount, (gross) => {
      expect(netOf(gross, 0)).toBe(gross)
    }),
  )
})
