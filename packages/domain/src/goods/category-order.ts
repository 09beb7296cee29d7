export type PlacedCategory = { id: number; position: number }

/**
 * A category put right behind another one of its neighbours, or in front of all: the categories whose position changes.
 * Positions that are there are kept as far as they can be, so that a file which brings one of them again disturbs little.
 *
 * @param neighbours in their order, without the one that is placed
 */
export function placedBehind(
  id: number,
  after: number | null,
  neighbours: readonly PlacedCategory[],
  known: number | null,
): PlacedCategory[] {
  const at = after === null ? 0 : neighbours.findIndex((one) => one.id === after) + 1
  const order = [
    ...neighbours.slice(0, at).map((one) => one.id),
    id,
    ...neighbours.slice(at).map((one) => one.id),
  ]
  const highest = neighbours.at(-1)?.position ?? 0
  const free = [...neighbours.map(({ position }) => position), known ?? highest + 1].sort((a, b) => a - b)
  const before = new Map(neighbours.map((one) => [one.id, one.position]))
  let last = Number.NEGATIVE_INFINITY
  return order.flatMap((one, index) => {
    last = Math.max(free[index] ?? 0, last + 1)
    const was = one === id ? known : before.get(one)
    return was === last ? [] : [{ id: one, position: last }]
  })
}
