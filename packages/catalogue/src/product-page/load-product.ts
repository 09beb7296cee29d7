import { loadProduct } from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import { productTrail } from '@shop/domain/product-detail/product-trail'
import { productHref } from '@shop/domain/product-link/product-href'
import { goneProduct } from '../findable/gone-product-store.ts'
import { on } from '../on.ts'
import { NO_QUESTIONS } from '../questions/question-page.ts'
import { slotInput } from '../recommendations/slot-input.ts'
import { recommendedCards } from '../recommenders/recommended-cards.ts'
import { bundleWithParts } from './bundle-parts.ts'

/** Everything the product page shows. 410 `product_gone` for what was sold once, 404 `product_not_found` for an unknown number. */
export const loadProductHandler = on(loadProduct).answer(
  async ({ referenceKey }, { catalogue, services, shop, sql, now }) => {
    const found = await catalogue.productByKey(referenceKey)
    if (!found && (await goneProduct(sql, referenceKey, now)))
      throw problem(
        410,
        'product_gone',
        `The product ${referenceKey} is sold no more. Take it out of lists and links.`,
      )
    if (!found)
      throw problem(
        404,
        'product_not_found',
        `There is no product ${referenceKey} in this shop. Check the number.`,
      )

    const { product } = found
    const { bundle, ...extras } = found.extras
    return {
      product,
      breadcrumbs: productTrail(product, productHref(product)),
      reviews: await services.firstReviews.of(product, shop.market.language),
      questions: shop.features.questions
        ? await services.firstQuestions.of(product, shop.market.language)
        : NO_QUESTIONS,
      ...extras,
      paths: await catalogue.paths(product.id),
      bundle: await bundleWithParts(catalogue, bundle),
      // A provider is asked when the slot comes near the screen: the page itself does not wait for it.
      alternatives: services.recommendsInProcess
        ? await recommendedCards(
            slotInput('pds_alternatives', { shop, catalogue, now, productIds: [product.id] }),
            services.recommenders,
          )
        : [],
    }
  },
)
