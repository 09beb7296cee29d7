/** Where a product stood when it was seen. @see spec §3 "Listing product extras" */
export type ItemListPlace = {
  itemListId: string
  itemListName: string
  /** Counted from 1 over all pages. */
  ffPosition: number
  ffCampaign: string | null
}

export type ItemList = { id: string; name: string; campaign: string | null }

/** Deepest category level that is tracked. @see spec §7 */
export const TRACKED_CATEGORY_LEVELS = 5

/** The place of the product with this index (from 0), after `before` products on earlier pages. @see spec §3 */
export function itemListPlace(list: ItemList, index: number, before = 0): ItemListPlace {
  return {
    itemListId: list.id,
    itemListName: list.name,
    ffPosition: before + index + 1,
    ffCampaign: list.campaign,
  }
}

/**
 * Category names as the data layer names them: `item_category`, `item_category2` … up to five levels,
 * from the root down. Empty names do not count.
 *
 * @see spec §7 "Up to 5 category levels"
 */
export function categoryLevels(names: readonly string[]): Record<string, string> {
  const levels = names.filter((name) => name !== '').slice(0, TRACKED_CATEGORY_LEVELS)
  return Object.fromEntries(
    levels.map((name, index) => [`item_category${index === 0 ? '' : index + 1}`, name]),
  )
}
