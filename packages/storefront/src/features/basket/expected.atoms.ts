import type { BasketAnswer } from '@shop/api-client/contract/basket'
import { type ExpectedUnits, unitsOfVariant } from '@shop/domain/basket/expected-units'
import { atom } from 'jotai'
import { basketAtom } from './basket.atoms.ts'
import { expectedAtom } from './basket-count.atoms.ts'

type Addition = { variantId: number; quantity: number }

/** Counts what was pressed, before the server is asked. */
export const expectAtom = atom(null, (get, set, { variantId, quantity }: Addition) => {
  const known = get(expectedAtom).get(variantId)
  const before = known?.before ?? unitsOfVariant(get(basketAtom)?.items ?? [], variantId)
  const asked = (known?.asked ?? 0) + quantity
  set(
    expectedAtom,
    new Map(get(expectedAtom)).set(variantId, { before, asked, open: (known?.open ?? 0) + 1 }),
  )
})

/** Counts what the server says instead; `null` where it said nothing, which is no unit. */
export const settleExpectedAtom = atom(
  null,
  (get, set, { variantId, quantity }: Addition, answer: BasketAnswer | null) => {
    const known = get(expectedAtom).get(variantId)
    if (!known) return
    const next = new Map(get(expectedAtom))
    const open = known.open - 1
    if (open === 0) next.delete(variantId)
    else next.set(variantId, { ...known, open, asked: stillAsked(known, quantity, answer, variantId) })
    set(expectedAtom, next)
  },
)

function stillAsked(
  { before, asked }: ExpectedUnits,
  quantity: number,
  answer: BasketAnswer | null,
  variantId: number,
): number {
  if (answer?.type !== 'success') return asked - quantity
  // There was less than asked for: nothing is left for the other presses either.
  if (answer.kind !== null) return unitsOfVariant(answer.basket.items, variantId) - before
  return asked
}
