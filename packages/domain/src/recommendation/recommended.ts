/** What the rules ask of a product before it may be recommended. */
export type Candidate = {
  id: number
  masterKey: string
  isSoldOut: boolean
  /** False for goods that must not be promoted. @see isPromotable */
  isPromotable: boolean
}

type Choice = {
  /** How many at most. */
  size: number
  /** What the shopper is looking at or has in the basket, and what lies in it; they and their siblings stay out. */
  besides: readonly Pick<Candidate, 'id' | 'masterKey'>[]
}

/**
 * Which of the candidates a slot shows, in their order: never what is sold out or must not be promoted, never what
 * the shopper is looking at, and of one master the first only, because siblings look the same in a row.
 *
 * @see spec §3 "Recommendation slot"
 */
export function recommended<C extends Candidate>(candidates: Iterable<C>, { size, besides }: Choice): C[] {
  const ids = new Set(besides.map(({ id }) => id))
  const masters = new Set(besides.map(({ masterKey }) => masterKey))
  const chosen: C[] = []

  for (const candidate of candidates) {
    if (chosen.length >= size) break
    if (candidate.isSoldOut || !candidate.isPromotable) continue
    if (ids.has(candidate.id) || masters.has(candidate.masterKey)) continue
    ids.add(candidate.id)
    masters.add(candidate.masterKey)
    chosen.push(candidate)
  }
  return chosen
}
