import { expect, test } from 'vitest'
import type { Order } from '../order/order.ts'
import { anOrder } from '../testing/an-order.ts'
import { shippedPackages } from './shipped-packages.ts'

test.each([
  ['the items of the first', [1, 2], ['hermes', 'rhenus']],
  ['a part of the first', [2], ['hermes', 'rhenus']],
  ['the item of the second', [3], ['dhl', 'hermes']],
  ['items of both', [1, 3], ['hermes', 'hermes']],
  ['nothing', [], ['dhl', 'rhenus']],
])('of two packages, %s go with another carrier', (_, positions, carriers) => {
  const packages = shippedPackages(twoPackages(), positions, 'hermes')

  expect(packages.map(({ carrierKey }) => carrierKey)).toEqual(carriers)
  expect(packages.map(({ items }) => items.length)).toEqual([2, 1])
})

/** Two items that go by parcel, and one by freight. */
function twoPackages(): Order['packages'] {
  const [parcel] = anOrder({ lines: 3 }).packages
  if (parcel === undefined) throw new Error('The builder makes orders with a package.')
  return [
    { ...parcel, items: parcel.items.slice(0, 2) },
    { ...parcel, carrierKey: 'rhenus', items: parcel.items.slice(2) },
  ]
}
