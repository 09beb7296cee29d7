/**
 * What an answer makes a page depend on: every product in it, and the category whose listing it is.
 *
 * The navigation's categories do not count: they are on every page, and each sale would evict them all.
 */
export function pageTags(answer: unknown): Set<string> {
  const tags = new Set<string>()
  collect(answer, tags)
  return tags
}

function collect(part: unknown, tags: Set<string>): void {
  if (Array.isArray(part)) {
    for (const inner of part) collect(inner, tags)
    return
  }
  if (part === null || typeof part !== 'object') return
  if ('id' in part && typeof part.id === 'number' && 'referenceKey' in part) tags.add(`product:${part.id}`)
  if ('category' in part) {
    const { category } = part
    if (
      category !== null &&
      typeof category === 'object' &&
      'id' in category &&
      typeof category.id === 'number'
    )
      tags.add(`category:${category.id}`)
  }
  for (const inner of Object.values(part)) collect(inner, tags)
}
