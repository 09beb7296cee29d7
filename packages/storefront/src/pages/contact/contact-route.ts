import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { plainPage } from '../../features/campaigns/plain-page.ts'
import { pageHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'

/** How to reach the shop, and the form for a message. @see spec §2 "/kontakt/" */
export const contactRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.contact.path,
  loader: plainPage,
  head: ({ match }) => {
    const { i18n, shop } = match.context
    return pageHead(match, {
      title: i18n.t({ id: 'contact.title', message: 'Kontakt' }),
      description: i18n.t({
        id: 'contact.description',
        message: '{shop} erreichen: per Telefon, E-Mail und Kontaktformular.',
        values: { shop: shop.name },
      }),
      path: PAGES.contact.path,
      noindex: !PAGES.contact.isIndexed,
      image: null,
      jsonLd: [],
    })
  },
  staticData: { page: 'contact/contact-page.tsx' },
  component: lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage'),
})
