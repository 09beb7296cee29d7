import { loadProduct, type ProductPageData } from '@shop/api-client/contract/catalogue'
import { isProblem } from '@shop/api-client/contract/problem'
import { productHref } from '@shop/domain/product/product-href'
import { productNumber } from '@shop/domain/product/product-number'
import { notFound, redirect } from '@tanstack/react-router'
import type { HeadData } from '../../head.ts'
import type { PageLoad } from '../../page-loader.ts'
import { productJsonLd } from './product-json-ld.ts'

/** Everything the product page shows. */
export type ProductPageView = { head: HeadData; page: ProductPageData }

/** The product of the number; an old or misspelt slug is sent to the right address, with its variant and action. */
export const productLoad: PageLoad<ProductPageView> = async (request, { api }) => {
  const { params, path } = request
  const referenceKey = productNumber(params.pdp ?? '')
  const page = await api(loadProduct, { referenceKey }).catch((failure: unknown) => {
    if (isProblem(failure) && (failure.status === 404 || failure.status === 422)) return null
    throw failure
  })
  if (!page) throw notFound()

  const href = productHref(page.product)
  if (href !== path) throw redirect({ to: href, search: true, statusCode: 301 })

  const { product } = page
  return {
    page,
    head: {
      title: [product.name, product.brand].join(' – '),
      description: product.description.slice(0, 160),
      path: href,
      noindex: !product.isActive,
      image: product.images[0]?.src ?? null,
      jsonLd: productJsonLd(page, request),
    },
  }
}
