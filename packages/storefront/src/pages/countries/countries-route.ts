import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** Every country and language of the shop, as plain links. */
export const countriesRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.countries.path,
  head: ({ match }) => {
    const { i18n, shop } = match.context
    return pageHead(match, {
      title: i18n.t({ id: 'country.title', message: 'Land und Sprache' }),
      description: i18n.t({
        id: 'country.description',
        message: '{shop} in jedem Land und jeder Sprache: zum passenden Shop.',
        values: { shop: shop.name },
      }),
      path: PAGES.countries.path,
      noindex: !PAGES.countries.isIndexed,
      image: null,
      jsonLd: [],
    })
  },
  staticData: { page: 'countries/countries-page.tsx' },
  component: lazyRouteComponent(() => import('./countries-page.tsx'), 'CountriesPage'),
})
