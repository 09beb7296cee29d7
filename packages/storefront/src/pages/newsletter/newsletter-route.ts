import { pagePath } from '@shop/domain/link/page-link'
import { PAGES } from '@shop/domain/link/pages'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { privateHead } from '../../head.ts'
import { root } from '../../shell/root.tsx'
import { isNewsletterStep } from './newsletter-steps.ts'

/** What the links of a newsletter lead to: a page that asks by a button, and one that says how it went. @see product §3 */
export const newsletterRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.newsletter.path,
  beforeLoad: ({ params }) => {
    if (!isNewsletterStep(params.step)) throw notFound()
  },
  head: ({ match, params }) =>
    privateHead(
      match,
      match.context.i18n.t({ id: 'newsletter.pageTitle', message: 'Newsletter' }),
      pagePath('newsletter', { step: params.step }),
    ),
  staticData: { page: 'newsletter/newsletter-page.tsx' },
  component: lazyRouteComponent(() => import('./newsletter-page.tsx'), 'NewsletterPage'),
})
