import { expect, test } from 'vitest'
import { aVariant } from '../testing/a-variant.ts'
import { deliveryInfo } from './delivery-info.ts'

const quick = aVariant({ daysFrom: 1, daysTo: 3 })

test('code and window are those of the variant', () => {
  const slow = aVariant({ buyability: 2, daysFrom: 14, daysTo: 21 })

  expect(deliveryInfo(slow, [slow])).toEqual({
    bvc: 2,
    daysFrom: 14,
    daysTo: 21,
    varyingDeliveryTimes: false,
  })
})

test.each([
  ['no other variant', [quick], false],
  ['others as quick', [quick, aVariant({ daysFrom: 1, daysTo: 3, buyability: 2 })], false],
  ['another that ends later', [quick, aVariant({ daysFrom: 1, daysTo: 4 })], true],
  ['another that is sold out', [quick, aVariant({ daysTo: 30, buyability: 4 })], false],
  ['another that is not available', [quick, aVariant({ daysTo: 30, buyability: 3 })], false],
  ['another that begins earlier', [aVariant({ daysFrom: 0, daysTo: 3 }), quick], true],
])('with %s, varying delivery times are %s', (_, variants, varyingDeliveryTimes) => {
  expect(deliveryInfo(quick, variants).varyingDeliveryTimes).toBe(varyingDeliveryTimes)
})
