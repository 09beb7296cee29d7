/** Letters of what a shopper may look for among their orders. */
export const ORDER_SEARCH_MAX = 100
