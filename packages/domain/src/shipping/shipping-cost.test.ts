import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShippingCosts } from '../shop/brand.ts'
import { parcelCost, type ShippingFacts, shippingMethods, shippingProgress } from './shipping-cost.ts'

const costs: ShippingCosts = {
  frachtkosten: 595,
  freight: 4900,
  cashOnDelivery: 490,
  conditions: [
    { label: 'frei', versandkosten: 0, ab_bestellwert: 10_000 },
    { label: 'halb', versandkosten: 295, ab_bestellwert: 5_000 },
  ],
}

test.each([
  [0, 595],
  [4_999, 595],
  [5_000, 295],
  [9_999, 295],
  [10_000, 0],
])('goods for %i are shipped for %i', (subtotal, cost) => {
  expect(parcelCost(costs, subtotal)).toBe(cost)
})

test('without conditions a parcel costs the same for everybody', () => {
  expect(parcelCost({ ...costs, conditions: [] }, 99_999)).toBe(595)
})

test.each<[string, Partial<ShippingFacts>, object]>([
  ['goods', {}, { key: 'parcel', cost: 595 }],
  ['a bulky piece', { freight: true, subtotal: 50_000 }, { key: 'freight', cost: 4900 }],
  ['only downloads', { downloadsOnly: true }, { key: 'download', cost: 0 }],
])('%s has one way to be shipped', (_, facts, method) => {
  const usual = { subtotal: 1_000, freight: false, downloadsOnly: false }

  expect(shippingMethods({ ...usual, ...facts }, costs)).toEqual([method])
})

test.each<[string, ShippingFacts, object]>([
  ['little', facts(1_000), { cost: 595, freeFrom: 10_000, missing: 9_000, freight: false }],
  ['enough', facts(12_000), { cost: 0, freeFrom: 10_000, missing: 0, freight: false }],
  [
    'freight',
    { ...facts(12_000), freight: true },
    { cost: 4900, freeFrom: null, missing: null, freight: true },
  ],
  [
    'a download',
    { ...facts(1_000), downloadsOnly: true },
    { cost: 0, freeFrom: null, missing: null, freight: false },
  ],
])('the progress of %s', (_, some, progress) => {
  expect(shippingProgress(some, costs)).toEqual(progress)
})

test('where shipping is never free, nothing is missing', () => {
  expect(shippingProgress(facts(1_000), { ...costs, conditions: [] })).toMatchObject({
    freeFrom: null,
    missing: null,
  })
})

test('what is missing makes shipping free', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (subtotal) => {
      const { missing } = shippingProgress(facts(subtotal), costs)

      expect(parcelCost(costs, subtotal + (missing ?? 0))).toBe(0)
    }),
  )
})

function facts(subtotal: number): ShippingFacts {
  return { subtotal, freight: false, downloadsOnly: false }
}
