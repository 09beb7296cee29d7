/** Letters of what a shopper may add to an order. */
export const ORDER_COMMENT_MAX = 500
