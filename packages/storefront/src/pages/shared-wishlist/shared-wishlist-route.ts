import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** A shared wishlist; its token is in the hash. Not indexed. */
export const sharedWishlistRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.sharedWishlist.path,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.wishlist) throw notFound()
  },
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'sharedWishlist.title', message: 'Geteilte Wunschliste' })),
  staticData: { page: 'shared-wishlist/shared-wishlist-page.tsx' },
  component: lazyRouteComponent(() => import('./shared-wishlist-page.tsx'), 'SharedWishlistPage'),
})
