import { expect, test } from 'vitest'
import { cardDeliveryState } from './card-delivery-state.ts'

test.each([
  { bvc: 1, daysFrom: 1, daysTo: 3, state: { kind: 'instant' } },
  { bvc: 2, daysFrom: 7, daysTo: 14, state: { kind: 'late', weeks: 2 } },
  { bvc: 2, daysFrom: 999, daysTo: 999, state: { kind: 'preOrder' } },
  { bvc: 2, daysFrom: 0, daysTo: 998, state: { kind: 'late', weeks: 143 } },
  { bvc: 1, daysFrom: 0, daysTo: 0, state: { kind: 'download' } },
])('code $bvc and $daysFrom to $daysTo days is $state.kind', ({ state, ...delivery }) => {
  expect(cardDeliveryState(delivery, 3)).toEqual(state)
})
