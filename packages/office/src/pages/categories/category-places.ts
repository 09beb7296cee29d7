export type ListedCategory = {
  id: number
  parentId: number | null
  name: { de: string }
  depth: number
  isHidden: boolean
}

/** Where a category may stand: everywhere but below itself. */
export function placesAbove(categories: readonly ListedCategory[], id: number): ListedCategory[] {
  const below = new Set([id])
  // The list is in the order of the tree: what is above another one stands in front of it.
  for (const category of categories)
    if (category.parentId !== null && below.has(category.parentId)) below.add(category.id)
  return categories.filter((category) => !below.has(category.id))
}

/** The categories below another one, or at the top, without the one that is placed. */
export function neighboursOf(
  categories: readonly ListedCategory[],
  id: number,
  parentId: number | null,
): ListedCategory[] {
  return categories.filter((category) => category.parentId === parentId && category.id !== id)
}
