import { type ExpectedUnits, expectedCount } from '@shop/domain/basket/expected-units'
import { atom } from 'jotai'
import { isNewHereAtom } from '../session/session.atoms.ts'
import { basketAtom } from './basket.atoms.ts'

/** What was pressed and not answered, by variant id. */
export const expectedAtom = atom<ReadonlyMap<number, ExpectedUnits>>(new Map())

/** The number on the basket icon: what was just pressed counts at once. `null` while nobody can tell. */
export const basketCountAtom = atom((get) => {
  const basket = get(basketAtom)
  const expected = get(expectedAtom)
  if (basket) return expectedCount(basket.items, expected)
  return expected.size > 0 && get(isNewHereAtom) ? expectedCount([], expected) : null
})

/** Whether the number is what the server says. Only that is read out: a guess and its answer would be two things. */
export const isBasketCountSettledAtom = atom((get) => get(expectedAtom).size === 0)
