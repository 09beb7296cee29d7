import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { shownInShop } from '../../testing/shown-in-shop.tsx'
import { ComplaintForm } from './complaint-form.tsx'

test.each([
  ['where a repair prolongs liability it is first, with that', true, ['repair', 'replacement', 'refund']],
  ['elsewhere it is last, and promises nothing', false, ['replacement', 'refund', 'repair']],
])('%s', async (_, prolongsByRepair, remedies) => {
  const shown = await shownInShop(
    <ComplaintForm
      loaded={{ ...LOADED, prolongsByRepair }}
      access={{ orderNumber: 'MU1', token: '' }}
      onDone={() => undefined}
    />,
    { brand: aBrand('everywhere') },
  )

  const radios = [...shown.matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio)
  expect(radios.map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual(remedies)
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false, false])
  expect(shown.includes('12 Monate länger')).toBe(prolongsByRepair)
})

const LOADED: LoadedOrder = {
  order: anOrder(),
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
  prolongsByRepair: true,
}
