import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { plainPage } from '../../features/campaigns/plain-page.ts'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** The wishlist, without sign-in, where the shop has one. */
export const wishlistRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.wishlist.path,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.wishlist) throw notFound()
  },
  loader: plainPage,
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'header.wishlist', message: 'Wunschliste' })),
  staticData: { page: 'wishlist/wishlist-page.tsx' },
  component: lazyRouteComponent(() => import('./wishlist-page.tsx'), 'WishlistPage'),
})
