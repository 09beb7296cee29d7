import { aVariant } from '@shop/domain/testing/a-variant'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { VariantSchema, variantToWire } from './variant.ts'

const plates = aVariant({
  gtin: '4006381333931',
  buyability: 2,
  daysFrom: 5,
  daysTo: 7,
  scale: [
    { amount: 4, price: 900 },
    { amount: 12, price: 700 },
  ],
  priceBefore: 1200,
  paybackFactor: 2,
})

test('the wire has the block of the shop, in the names of the specification', () => {
  expect(variantToWire(plates)).toEqual({
    id: plates.id,
    referenceKey: plates.referenceKey,
    label: plates.label,
    gtin: plates.gtin,
    price: plates.price,
    stock: plates.stock,
    customData: {
      KQPRI: {
        BVC: 2,
        deliveryDaysFrom: 5,
        deliveryDaysTo: 7,
        priceReference: 1200,
        scaleAmount1: 4,
        scaleAmount2: 12,
        scaleAmount3: null,
        scalePrice1: 900,
        scalePrice2: 700,
        scalePrice3: null,
        scaleUnit1: 'ST',
        scaleUnit2: 'ST',
        scaleUnit3: null,
        paybackFactor: 2,
      },
    },
  })
})

test.each([
  ['with everything', plates],
  ['without anything', aVariant()],
])('a variant %s comes over the wire as it was', (_, variant) => {
  expect(v.parse(VariantSchema, JSON.parse(JSON.stringify(variantToWire(variant))))).toEqual(variant)
})

test('steps that the wire has in disorder or with gaps are put in order', () => {
  const wire = variantToWire(aVariant())
  const block = {
    ...wire.customData.KQPRI,
    scaleAmount1: 12,
    scalePrice1: 700,
    scaleAmount2: 4,
    scalePrice2: 900,
  }
  const gaps = { ...wire.customData.KQPRI, scaleAmount1: 1, scalePrice1: 700, scaleAmount3: 4 }
  const stepsOf = (KQPRI: object) => v.parse(VariantSchema, { ...wire, customData: { KQPRI } }).priceSteps

  expect(stepsOf(block)).toEqual([
    { amount: 4, price: 900 },
    { amount: 12, price: 700 },
  ])
  expect(stepsOf(gaps)).toEqual([])
})

test('a variant without its block is refused', () => {
  expect(v.safeParse(VariantSchema, plates).success).toBe(false)
})
