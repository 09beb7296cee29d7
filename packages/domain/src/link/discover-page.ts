/**
 * The editors' page of all that a shop offers besides its categories: what is new, what is reduced, the magazine, brands,
 * stores. The menus show its teasers; a shop without it has no such entry.
 */
export const DISCOVER_PAGE = '/entdecken/'
