import type { Promotion } from './promotion.ts'

type Combining = Pick<Promotion, 'code' | 'combinability'>

/**
 * Whether two promotions may work on one basket: each has to allow the other. An exclusive one allows nothing, and two
 * vouchers meet only when both are combinable.
 *
 * @see product §6 "exclusive or combinable", "one per order unless combinable"
 */
export function canCombine(one: Combining, other: Combining): boolean {
  return allows(one, other) && allows(other, one)
}

function allows({ combinability }: Combining, { code }: Combining): boolean {
  return combinability === 'always' || (combinability === 'with_promotions' && code === null)
}
