/** Says the path of a page of the shop; null for an address elsewhere. */
export type OwnPathOf = (address: string) => string | null

/** Where a link keeps its address: a link field twice, a link within a text once. */
const ADDRESSES = ['url', 'cached_url', 'href'] as const

/**
 * Content in which links to whole addresses of the shop itself are paths, as if the editor had written them so: they stay in
 * the reader's country, and are checked as paths are. It is done where stories come in, so no page carries it.
 *
 * @see spec §2 "Content links"
 */
export function withOwnPaths(part: unknown, ownPath: OwnPathOf): unknown {
  if (Array.isArray(part)) return part.map((one) => withOwnPaths(one, ownPath))
  if (part === null || typeof part !== 'object') return part

  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withOwnPaths(value, ownPath)]),
  )
  if (inner.linktype !== 'url') return inner
  for (const name of ADDRESSES) {
    const address = inner[name]
    if (typeof address === 'string') inner[name] = ownPath(address) ?? address
  }
  return inner
}
