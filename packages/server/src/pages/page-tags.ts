/**
 * What a page has to be made anew for: the products and categories it shows. Pages that list products also follow
 * `catalogue`, because a new product may belong on them.
 */
export function pageTags(data: unknown): string[] {
  const tags = new Set<string>(['catalogue'])
  collect(data, tags)
  return [...tags]
}

function collect(part: unknown, tags: Set<string>): void {
  if (Array.isArray(part)) {
    for (const inner of part) collect(inner, tags)
    return
  }
  if (part === null || typeof part !== 'object') return
  const fields: Record<string, unknown> = { ...part }
  if (typeof fields.id === 'number' && typeof fields.referenceKey === 'string')
    tags.add(`product:${fields.id}`)
  for (const inner of Object.values(fields)) collect(inner, tags)
}
