/** Where a product stood when it was seen. @see spec §3 "Listing product extras" */
export type ItemListPlace = {
  itemListId: string
  itemListName: string
  /** Counted from 1 over all pages. */
  ffPosition: number
  ffCampaign: string | null
}

export type ItemList = { id: string; name: string; campaign: string | null }

/**
 * The place of the product with this index (from 0), after `before` products on earlier pages. A campaign of the
 * product's own goes before the one of the list.
 *
 * @see spec §3 "Listing product extras"
 */
export function itemListPlace(
  list: ItemList,
  index: number,
  before = 0,
  { ffCampaign }: { ffCampaign?: string } = {},
): ItemListPlace {
  return {
    itemListId: list.id,
    itemListName: list.name,
    ffPosition: before + index + 1,
    ffCampaign: ffCampaign ?? list.campaign,
  }
}

/** A card with the campaign of its place: its own, or its list's. @see spec §3 "Listing product extras" */
export function cardInList<Card extends { ffCampaign?: string }>(card: Card, { campaign }: ItemList): Card {
  return campaign === null || card.ffCampaign !== undefined ? card : { ...card, ffCampaign: campaign }
}

/**
 * Category names as the data layer names them: `item_category`, `item_category2` … up to five levels,
 * from the root down. Empty names do not count.
 *
 * @see spec §7 "Up to 5 category levels"
 */
export function categoryLevels(names: readonly string[]): CategoryLevels {
  const levels: CategoryLevels = {}
  for (const [index, name] of names.filter((one) => one !== '').entries()) {
    const field = LEVEL_FIELDS[index]
    if (field) levels[field] = name
  }
  return levels
}

/** Deepest category level that is tracked: the fifth. @see spec §7 */
const LEVEL_FIELDS = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const

export type CategoryLevels = { [field in (typeof LEVEL_FIELDS)[number]]?: string }
