const BASE = /^category-(\d{1,10})$/

/** The id of what steers a category always and everywhere. */
export function baseId(categoryId: number): string {
  return `category-${categoryId}`
}

/** The category whose ranking an id means that holds always and everywhere; null for every other. */
export function categoryOfBase(id: string): number | null {
  const [, categoryId] = BASE.exec(id) ?? []
  return categoryId === undefined ? null : Number(categoryId)
}

/** How the log names a ranking. */
export function rankingObject(id: string): string {
  return `ranking:${id}`
}
