import type { StoredCategory } from '../products/catalogue-store.ts'

/** All categories, in the order of their positions. */
export type Tree = readonly StoredCategory[]

/** From the top down to a category itself. */
export function trailOf(tree: Tree, category: StoredCategory): StoredCategory[] {
  const above: StoredCategory[] = []
  for (let place: StoredCategory | undefined = category; place && !above.includes(place); ) {
    above.unshift(place)
    const parent: number | null = place.parentId
    place = parent === null ? undefined : tree.find(({ id }) => id === parent)
  }
  return above
}

/** Where a category is, without the prefix of a locale. */
export function pathOf(tree: Tree, category: StoredCategory): string {
  return `/${trailOf(tree, category)
    .map(({ slug }) => slug)
    .join('/')}/`
}
