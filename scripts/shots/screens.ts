/**
 * Every screen that `pnpm shots` takes. `page` is opened by its address, `purchase` and `account` are reached by clicks
 * in the order of this table, a `mail` is a sample, and `print` is a page as paper shows it.
 */
export const SCREENS = {
  home: 'page',
  listing: 'page',
  search: 'page',
  product: 'page',
  'sold-out': 'page',
  compare: 'page',
  'empty-compare': 'page',
  'add-layer': 'purchase',
  basket: 'purchase',
  'checkout-sign-in': 'purchase',
  'checkout-address': 'purchase',
  'checkout-payment': 'purchase',
  'checkout-review': 'purchase',
  thanks: 'purchase',
  'empty-basket': 'page',
  'sign-in': 'page',
  account: 'account',
  orders: 'account',
  addresses: 'account',
  'personal-data': 'account',
  balance: 'account',
  savedCards: 'account',
  'my-data': 'account',
  'wish-list': 'account',
  'empty-wish-list': 'page',
  guide: 'page',
  magazine: 'page',
  stores: 'page',
  shipping: 'page',
  contact: 'page',
  terms: 'page',
  imprint: 'page',
  'not-found': 'page',
  'mail-confirmation': 'mail',
  'mail-shipped': 'mail',
  'mail-cancelled': 'mail',
  'mail-back-in-stock': 'mail',
  'print-product': 'print',
  'print-terms': 'print',
} as const satisfies Record<string, 'page' | 'purchase' | 'account' | 'mail' | 'print'>

export type ScreenName = keyof typeof SCREENS

export const SCREEN_NAMES = Object.keys(SCREENS).filter(isScreenName)

/** Whether a screen is called so. */
export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name)
}
