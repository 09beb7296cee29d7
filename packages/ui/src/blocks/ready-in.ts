/** A kind of block, or a part of the shop, whose code may still have to come. */
type Kind = { ready: () => Promise<unknown> }

/**
 * Settles when the code of everything in a content is there, however deep it stands; for the page that comes next.
 *
 * @param known what a block's name stands for, in several tables
 */
export async function readyIn(
  content: unknown,
  ...known: readonly ReadonlyMap<string, Kind>[]
): Promise<void> {
  const kinds = new Set<Kind>()
  const open: unknown[] = [content]
  for (const part of open) {
    if (typeof part !== 'object' || part === null) continue
    const name = 'component' in part ? String(part.component) : null
    for (const table of known) {
      const kind = name === null ? undefined : table.get(name)
      if (kind) kinds.add(kind)
    }
    for (const inner of Object.values(part)) open.push(inner)
  }
  await Promise.all([...kinds].map((kind) => kind.ready()))
}
