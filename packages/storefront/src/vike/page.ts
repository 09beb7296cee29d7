/** vike wants a page for its one route; the router renders instead. */
export const Page = null
