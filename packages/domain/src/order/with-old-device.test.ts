import { expect, test } from 'vitest'
import { aBasketItem } from '../testing/a-basket-item.ts'
import { withOldDevice } from './with-old-device.ts'

const FACTS = { essentials: [], warnings: [], ageFrom: null, energyLabel: null }
const lamp = aBasketItem({ key: 'lamp', facts: { ...FACTS, asksForOldDevice: true } })
const mug = aBasketItem({ key: 'mug', facts: { ...FACTS, asksForOldDevice: false } })
const packages = [
  {
    carrierKey: 'dhl',
    deliveryDate: { min: '2026-11-26', max: '2026-11-27' },
    items: [lamp, mug, aBasketItem()],
  },
]

test.each([
  [true, [true, undefined, undefined]],
  [false, [undefined, undefined, undefined]],
])('wanted %s: only the appliance takes one along', (isWanted, taken) => {
  const items = withOldDevice(packages, isWanted).flatMap((parcel) => parcel.items)

  expect(items.map(({ facts }) => facts?.takesOldDevice)).toEqual(taken)
})
