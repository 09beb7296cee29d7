/** What the hash of a link to a gift list begins with; that of a wishlist is its token alone. */
export const GIFT_LINK = 'g.'
