/** What each node needs directly. A node that is only needed may be missing as a key. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The groups of nodes that can all reach each other, two and more to a group: the strongly connected components, by
 * Tarjan. Nodes within a group and groups by their first node are in alphabetical order.
 */
export function circles(graph: Graph): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const isOnPath = new Set<string>()

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))

  function visit(node: string): void {
    const at = order.size
    order.set(node, at)
    lowest.set(node, at)
    path.push(node)
    isOnPath.add(node)

    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (isOnPath.has(next)) lowest.set(node, Math.min(lowOf(node), lowOf(next)))
    }

    if (lowOf(node) !== at) return
    const circle = path.splice(path.lastIndexOf(node))
    for (const member of circle) isOnPath.delete(member)
    if (circle.length > 1) found.push(circle.sort())
  }

  function lowOf(node: string): number {
    return lowest.get(node) ?? 0
  }
}
