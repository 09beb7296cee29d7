/** The most addresses of one customer. */
export const MAX_ADDRESSES = 20
