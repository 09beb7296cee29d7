import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { aBrand } from '@shop/domain/testing/a-brand'
import { anOrder } from '@shop/domain/testing/an-order'
import { expect, test } from 'vitest'
import { shownInShop } from '../../../testing/shown-in-shop.tsx'
import { OrderActions } from './order-actions.tsx'

const RECALL = { type: 'possible', how: 'recall', units: 1, until: null } as const
const LAW = { type: 'possible', how: 'law', units: 1, until: null } as const
const OVER = { type: 'impossible', why: 'over' } as const
const PARCEL = { sentAt: '2026-11-22T08:00:00.000Z', carrier: null, number: null, items: ['line-0'] }

// What had not been sent could be given back above all, and called off only beside that; and be complained of.
test.each<[string, LoadedOrder['choices'][number], LoadedOrder['parcels'], string[], string[]]>([
  ['before the warehouse has it', choice(true, RECALL), [], ['Stornieren'], ['Noch einmal bestellen']],
  [
    'where nobody cancels by themselves',
    choice(false, RECALL),
    [],
    ['Kundenservice kontaktieren'],
    ['Noch einmal bestellen'],
  ],
  [
    'in the warehouse',
    choice(false, LAW),
    [],
    ['Kundenservice kontaktieren'],
    ['Zurückgeben', 'Noch einmal bestellen'],
  ],
  ['on its way', choice(false, LAW), [PARCEL], ['Zurückgeben'], ['Noch einmal bestellen', 'Reklamieren']],
  ['long after', choice(false, OVER), [PARCEL], [], ['Noch einmal bestellen', 'Reklamieren']],
  ['of what never goes in a parcel', choice(false, OVER), [], [], ['Noch einmal bestellen', 'Reklamieren']],
])('%s an order offers first what helps then', async (_, only, parcels, first, further) => {
  const shown = await shownInShop(
    <OrderActions
      loaded={{ ...LOADED, choices: [only], parcels }}
      access={{ orderNumber: 'MU1', token: null }}
      onChanged={() => undefined}
      onComplain={() => undefined}
    />,
    { brand: aBrand('everywhere') },
  )

  expect(buttons(shown, 'primary')).toEqual(first)
  expect(buttons(shown, 'secondary')).toEqual(further)
})

function choice(mayCancel: boolean, takeBack: LoadedOrder['choices'][number]['takeBack']) {
  return { key: 'line-0', mayCancel, takeBack }
}

function buttons(shown: string, kind: 'primary' | 'secondary'): string[] {
  return [...shown.matchAll(/<(?:button|a)[^>]* data-kind="(\w+)"[^>]*><span[^>]*>([^<]+)/g)].flatMap(
    ([, found, words = '']) => (found === kind ? words : []),
  )
}

const LOADED: LoadedOrder = {
  order: anOrder({ fields: { state: 'confirmed' } }),
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
