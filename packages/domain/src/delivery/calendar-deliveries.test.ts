import { expect, test } from 'vitest'
import { calendarDeliveries } from './calendar-deliveries.ts'

const cushion = parcel('Kissen', '2026-11-27', '2026-11-30')
const vase = parcel('Vase', '2026-11-27', '2026-11-30')
const sofa = parcel('Sofa', '2026-12-10', '2026-12-24')
const order = {
  state: 'confirmed',
  preferredDay: null,
  shippingMethod: 'parcel',
  packages: [cushion],
} as const

test('each delivery is a line, the first to come first; what comes on the same days comes together', () => {
  expect(calendarDeliveries({ ...order, packages: [sofa, cushion, vase] })).toEqual([
    {
      from: '2026-11-27',
      to: '2026-11-30',
      items: [
        { name: 'Kissen', quantity: 1 },
        { name: 'Vase', quantity: 1 },
      ],
    },
    { from: '2026-12-10', to: '2026-12-24', items: [{ name: 'Sofa', quantity: 1 }] },
  ])
})

test('the preferred day takes the place of all others', () => {
  expect(
    calendarDeliveries({ ...order, packages: [cushion, sofa], preferredDay: '2026-12-01' }),
  ).toMatchObject([{ from: '2026-12-01', to: '2026-12-01', items: [{ name: 'Kissen' }, { name: 'Sofa' }] }])
})

test.each([
  ['pending_payment', 1],
  ['confirmed', 1],
  ['in_fulfilment', 1],
  ['shipped', 1],
  ['payment_failed', 0],
  ['delivered', 0],
  ['cancelled', 0],
  ['withdrawn', 0],
  ['returned', 0],
  ['refunded', 0],
] as const)('an order that is %s has %i', (state, count) => {
  expect(calendarDeliveries({ ...order, state })).toHaveLength(count)
})

test('a download comes on no day', () => {
  expect(calendarDeliveries({ ...order, shippingMethod: 'download' })).toEqual([])
})

function parcel(name: string, min: string, max: string) {
  return { deliveryDate: { min, max }, items: [{ product: { name }, quantity: 1 }] }
}
