import { PAGES } from '@shop/domain/link/pages'
import { hasProductNumber } from '@shop/domain/product-link/product-number'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pageHead } from '../../head.ts'
import { withLateParts } from '../../hydration/late-part.tsx'
import { pageLoader } from '../../loading/page-loader.ts'
import { words } from '../../search-words.ts'
import { ADDRESS_REFUSED } from '../../shell/errors/address-refused.ts'
import { root } from '../../shell/root.tsx'
import type { ProductPageView } from './loading/product-loader.ts'

const searchWords = words(...PAGES.product.query)

/** A product; the last dash-separated part of the address is its number. @see spec §2 */
export const productRoute = createRoute({
  getParentRoute: () => root,
  path: PAGES.product.path,
  validateSearch: searchWords,
  beforeLoad: ({ params }: { params: { pdp: string } }) => {
    if (!hasProductNumber(params.pdp)) throw notFound({ data: ADDRESS_REFUSED })
  },
  loader: pageLoader<ProductPageView>(
    import.meta.env.SSR && (() => import('./loading/product-loader.ts').then((module) => module.productLoad)),
  ),
  head: ({ loaderData, match }) => pageHead(match, loaderData?.head),
  staticData: { page: 'product/product-page.tsx', ahead: true },
  component: lazyRouteComponent(
    () =>
      withLateParts(import('./product-page.tsx'), () =>
        Promise.all([
          import('./product-view.tsx'),
          import('./details/product-more.tsx'),
          import('./frame-of-card.tsx').then(({ offerFirstFrame }) => offerFirstFrame()),
        ]),
      ),
    'ProductPage',
  ),
})
