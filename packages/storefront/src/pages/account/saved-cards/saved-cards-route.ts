import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../../head.ts'
import { root } from '../../../shell/root.tsx'

/** The saved cards of a customer, where the shop saves any. */
export const savedCardsRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.savedCards.path,
  beforeLoad: ({ context }) => {
    if (!context.shop.features.savedCards) throw notFound()
  },
  head: ({ match }) =>
    privateHead(match, match.context.i18n.t({ id: 'account.savedCards', message: 'Zahlungsmittel' })),
  staticData: { page: 'account/saved-cards/saved-cards-page.tsx' },
  component: lazyRouteComponent(() => import('./saved-cards-page.tsx'), 'SavedCardsPage'),
})
