import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import type { OrderState } from '@shop/domain/order/order'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { shownInShop } from '../../../testing/shown-in-shop.tsx'
import { OrderItems } from './order-items.tsx'

const ORDER = anOrder({ fields: { state: 'confirmed' } })
const [KEY = ''] = ORDER.packages.flatMap(({ items }) => items.map(({ key }) => key))
const PARCEL = { sentAt: '2026-11-22T08:00:00.000Z', carrier: null, number: null, items: [KEY] }

// What was withdrawn in the warehouse could be reviewed, while the same page said that there was nothing to send back.
test.each<[string, OrderState, LoadedOrder['parcels'], boolean]>([
  ['in the warehouse', 'in_fulfilment', [], false],
  ['withdrawn in the warehouse', 'withdrawn', [], false],
  ['on its way', 'shipped', [PARCEL], true],
  ['withdrawn once it was there', 'withdrawn', [PARCEL], true],
])('an item that is %s is to be reviewed: %s, %o, %s', async (_, state, parcels, isReviewed) => {
  const shown = await shownInShop(
    <OrderItems loaded={{ ...LOADED, itemStates: [{ key: KEY, state }], parcels }} />,
    { brand: aBrand('everywhere') },
  )

  expect(shown.includes('#reviews')).toBe(isReviewed)
})

const LOADED: LoadedOrder = {
  order: ORDER,
  history: [],
  itemStates: [],
  invoices: [],
  bank: null,
  points: null,
  parcels: [],
  refunds: [],
  returns: [],
  exchange: { of: null, for: [] },
  complaints: [],
  choices: [],
  recalls: [],
  prolongsByRepair: false,
}
