import { loadGoneProduct, loadListing, loadProduct } from '@shop/api-client/contract/catalogue'
import { isProblem } from '@shop/api-client/contract/problem'
import type { PageFacts } from '@shop/domain/content/campaign-visibility'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { pagePath } from '@shop/domain/link/page-link'
import { instalmentExample } from '@shop/domain/payment/instalment-example'
import type { ProductCard } from '@shop/domain/product/product-card'
import { productHref } from '@shop/domain/product-link/product-href'
import { productNumber } from '@shop/domain/product-link/product-number'
import { isPriceBound } from '@shop/domain/promotion/is-price-bound'
import { shortened } from '@shop/domain/text/shortened'
import { notFound, redirect } from '@tanstack/react-router'
import { campaignOn } from '../../../features/campaigns/load-campaign.ts'
import type { HeadData } from '../../../head.ts'
import { type Packed, packed } from '../../../loading/packed.ts'
import type { PageLoad, PageRequest } from '../../../loading/page-loader.ts'
import type { PageCampaign } from '../../../page-campaign.ts'
import type { PageServices } from '../../../router-context.ts'
import type { ProductLate, ShownProduct } from '../state/shown-product.ts'
import { productJsonLd } from './product-json-ld.ts'
import { LONGEST_TITLE, productWords } from './product-words.ts'

/** Everything the product page shows; of a product that is sold no more, what there is instead. */
export type ProductPageView = { head: HeadData } & (
  | {
      kind: 'product'
      page: Packed<ShownProduct>
      campaign: PageCampaign | null
      late: ProductLate
    }
  | { kind: 'gone'; gone: GoneProductView }
)

/** A product that was sold once. */
export type GoneProductView = {
  name: string
  category: { name: string; path: string } | null
  alternatives: readonly ProductCard[]
}

const GONE = 410
const MOST_ALTERNATIVES = 12

/** The product of the number; an old or misspelt slug is sent to the right address, with its variant and action. */
export const productLoad: PageLoad<ProductPageView> = async (request, services) => {
  const { params, path } = request
  const referenceKey = productNumber(params.pdp ?? '')
  const found = await services.api(loadProduct, { referenceKey }).catch((failure: unknown) => {
    if (isProblem(failure) && [404, 410, 422].includes(failure.status)) return failure.status
    throw failure
  })
  if (found === GONE) return goneView(referenceKey, request, services)
  if (typeof found === 'number') throw notFound()

  const { paths, alternatives, reviews, questions, ...page } = found
  const { product } = page
  const href = productHref(product)
  if (href !== path) throw redirect({ to: href, search: true, statusCode: 301 })

  const instalments = instalmentExample(product, request.shop, services.now)
  const shown = {
    ...page,
    reviews: { average: reviews.average, count: reviews.count, visible: reviews.visible },
    ...(instalments ? { instalments } : {}),
    hasGuaranteeNotice: isOwed(DUTIES['C-02'], request.shop.market, services.now),
    ...(page.facts.isRecalled ? { recallsHref: request.urlOf(pagePath('recalls')) } : {}),
  }
  return {
    kind: 'product',
    page: packed(shown),
    late: { alternatives, reviews, questions },
    // eu-duties C-14, C-17: what no campaign may make cheaper is not shown beside one
    campaign: isPriceBound(product, request.shop.company)
      ? null
      : await campaignOn(productFacts(shown, path), request, services),
    head: {
      ...productWords(product, request.shop.name),
      path: href,
      localePaths: paths,
      noindex: !product.isActive,
      image: product.images[0]?.src ?? null,
      jsonLd: productJsonLd(shown, request),
    },
  }
}

/** Facts of a product page for campaign rules. */
function productFacts({ product, breadcrumbs }: ShownProduct, path: string): PageFacts {
  const { referenceKey: number, brand, subbrand, sale } = product
  return {
    path,
    isCheckout: false,
    breadcrumb: breadcrumbs.map(({ name }) => name),
    product: { number, brand, subbrand, isSale: sale !== null },
  }
}

async function goneView(
  referenceKey: string,
  { path }: PageRequest,
  { api }: PageServices,
): Promise<ProductPageView> {
  const { name, category } = await api(loadGoneProduct, { referenceKey })
  const listing = category && (await api(loadListing, { path: category.path }))
  return {
    kind: 'gone',
    gone: { name, category, alternatives: listing?.products.slice(0, MOST_ALTERNATIVES) ?? [] },
    head: {
      title: shortened(name, LONGEST_TITLE),
      description: '',
      path,
      noindex: true,
      image: null,
      jsonLd: [],
    },
  }
}
