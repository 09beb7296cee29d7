import { expect, test } from 'vitest'
import { giftState, giftsGiven, giftsLeft } from './gift-units.ts'

test.each([
  { wanted: 1, elsewhere: 0, ordered: 0, held: 0, left: 1, given: 0, state: 'open' },
  { wanted: 2, elsewhere: 0, ordered: 1, held: 0, left: 1, given: 1, state: 'open' },
  { wanted: 2, elsewhere: 0, ordered: 1, held: 1, left: 0, given: 1, state: 'reserved' },
  { wanted: 2, elsewhere: 1, ordered: 1, held: 0, left: 0, given: 2, state: 'given' },
  { wanted: 1, elsewhere: 1, ordered: 0, held: 0, left: 0, given: 1, state: 'given' },
  { wanted: 1, elsewhere: 0, ordered: 0, held: 1, left: 0, given: 0, state: 'reserved' },
  // Fewer wanted than were given already, as the owner changed it.
  { wanted: 1, elsewhere: 0, ordered: 3, held: 1, left: 0, given: 1, state: 'given' },
])('$wanted wanted, $elsewhere elsewhere, $ordered ordered, $held held: $left left', (row) => {
  const { left, given, state, ...units } = row

  expect([giftsLeft(units), giftsGiven(units), giftState(units)]).toEqual([left, given, state])
})
