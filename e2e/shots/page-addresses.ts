import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { pagePath } from '@shop/domain/link/page-link'
// @boundaries-ignore a tool of the whole workspace
import type { ScreenName } from '../../scripts/shots/screens.ts'
import { type Goods, productPath } from '../fixtures/goods.ts'

/** Where screens are that have an address of their own; paths without the locale. */
export function pageAddresses(goods: Goods): Partial<Record<ScreenName, string>> {
  return {
    home: '/',
    listing: goods.listing.path,
    search: `${pagePath('search')}?q=${encodeURIComponent(goods.searchWord)}`,
    product: productPath(goods.large.number),
    'sold-out': productPath(goods.soldOut),
    compare: `${pagePath('compare')}?articles=${[goods.large, goods.small, goods.lastPiece].map(({ number }) => number).join(',')}`,
    'empty-compare': pagePath('compare'),
    'empty-basket': pagePath('basket'),
    'sign-in': pagePath('login'),
    account: pagePath('account'),
    orders: pagePath('orders'),
    addresses: pagePath('addressBook'),
    'personal-data': pagePath('personalData'),
    balance: pagePath('balance'),
    savedCards: pagePath('savedCards'),
    'my-data': pagePath('myData'),
    'wish-list': pagePath('wishlist'),
    'empty-wish-list': pagePath('wishlist'),
    guide: goods.guide,
    magazine: EDITORS_PAGES.magazine,
    stores: EDITORS_PAGES.stores,
    shipping: EDITORS_PAGES.shipping,
    contact: pagePath('contact'),
    terms: EDITORS_PAGES.terms,
    imprint: EDITORS_PAGES.imprint,
    'not-found': '/gibt-es-nicht/',
    'print-product': productPath(goods.large.number),
    'print-terms': EDITORS_PAGES.terms,
  }
}

/** Kinds of the sample mails below `/documentation/mails/`. */
export const MAIL_SAMPLES: Partial<Record<ScreenName, string>> = {
  'mail-confirmation': 'orderConfirmation',
  'mail-shipped': 'orderShipped',
  'mail-cancelled': 'orderCancelled',
  'mail-back-in-stock': 'backInStock',
}
