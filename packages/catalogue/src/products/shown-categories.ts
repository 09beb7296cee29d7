type Place = { id: number; parentId: number | null; isHidden: boolean }

/**
 * The categories that shoppers see: a hidden one is out of sight with all below it, in menus, lists, filters, sitemaps and
 * feeds, and its address is that of no page.
 */
export function shownCategories<Category extends Place>(categories: readonly Category[]): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const known = new Map<number, boolean>()
  const isHidden = (category: Category): boolean => {
    const told = known.get(category.id)
    if (told !== undefined) return told
    // Whoever stands above itself, which no command lets happen, ends here.
    known.set(category.id, category.isHidden)
    const above = category.parentId === null ? undefined : byId.get(category.parentId)
    const hidden = category.isHidden || (above !== undefined && isHidden(above))
    known.set(category.id, hidden)
    return hidden
  }
  return categories.filter((category) => !isHidden(category))
}

/** The categories with these ids and all that stand above them, shown or not. */
export function withThoseAbove(
  ids: readonly number[],
  parentOf: ReadonlyMap<number, number | null>,
): number[] {
  const found = new Set<number>()
  for (const id of ids)
    for (
      let place: number | null = id;
      place !== null && parentOf.has(place) && !found.has(place);
      place = parentOf.get(place) ?? null
    )
      found.add(place)
  return [...found]
}
