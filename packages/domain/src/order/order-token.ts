/** How the secret reads that opens an order without a sign-in; anything else in its place opens none. */
export const ORDER_TOKEN = /^[A-Za-z0-9_-]{20,128}$/
