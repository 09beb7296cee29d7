type SummedLine = { variantId: number; quantity: number; picked: number; place: string | null }

/** Units of one article over all deliveries, and how many of them lie in a box already. */
export type ArticleSum = {
  variantId: number
  place: string | null
  units: number
  picked: number
  lines: number
}

/**
 * The lines of many deliveries summed by article, in the order in which somebody walks past the shelves: by place, numbers
 * as numbers; articles without a place at the end.
 */
export function articleSums(lines: readonly SummedLine[]): ArticleSum[] {
  const sums = new Map<number, ArticleSum>()
  for (const { variantId, quantity, picked, place } of lines) {
    const sum = sums.get(variantId) ?? { variantId, place, units: 0, picked: 0, lines: 0 }
    sums.set(variantId, {
      ...sum,
      units: sum.units + quantity,
      picked: sum.picked + picked,
      lines: sum.lines + 1,
    })
  }
  return [...sums.values()].toSorted(byPlace)
}

const PLACES = new Intl.Collator('en', { numeric: true })

function byPlace(one: ArticleSum, other: ArticleSum): number {
  if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1
  return PLACES.compare(one.place ?? '', other.place ?? '') || one.variantId - other.variantId
}
