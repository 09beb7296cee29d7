import {
  loadGoneProduct,
  loadNavigation,
  loadProduct,
  loadProducts,
} from '@shop/api-client/contract/catalogue'
import { problem } from '@shop/api-client/contract/problem'
import {
  loadRecommendations,
  recommendForBlock,
  recommendForSlot,
} from '@shop/api-client/contract/recommendations'
import type { ProductCard } from '@shop/domain/product/product-card'
import type { Shop } from '@shop/domain/shop/shop'
import type { CallContext, Handler } from '@shop/engine/on'
import * as v from 'valibot'
import { isSafePart } from '../connection/safe-part.ts'
import { orUnavailable, type Tenant } from '../connection/tenant.ts'
import { on } from '../on.ts'
import type { WireProduct } from '../wire/wire-product.ts'
import { believableProduct, believableProducts } from './believable-products.ts'
import { categoryTree, navigationOf } from './category-tree.ts'
import { cardOf } from './product-of.ts'
import { productPage } from './product-page.ts'
import { CARD_WITH, PAGE_WITH } from './product-with.ts'

/** The most products of one question. */
const MOST_IDS = 100
const PLACES = 12

/** The calls about goods that are not a list: products by their numbers, the navigation, what is recommended. */
export function goodsHandlers(tenant: Tenant): Handler<CallContext>[] {
  const { setup } = tenant
  return [
    on(loadProduct).answer(({ referenceKey }, { shop }) =>
      orUnavailable(async () => {
        const { product } = await productByKey(tenant, shop, referenceKey)
        if (product === null) throw notFound(referenceKey)
        return productPage(product, { setup, shop })
      }),
    ),
    // Nobody remembers what was sold once: SCAYLE keeps products, and says 404 of what it deleted.
    on(loadGoneProduct).answer(async ({ referenceKey }) => {
      throw notFound(referenceKey)
    }),
    on(loadProducts).answer(({ ids = '', referenceKeys = '' }, { shop }) =>
      orUnavailable(async () => {
        const keys = listOf(referenceKeys).filter(isSafePart)
        const named = await Promise.all(keys.map((key) => productByKey(tenant, shop, key)))
        const byKey = named.flatMap(({ product }) => (product ? [cardOf(product, { setup, shop })] : []))
        return [...(await cardsById(tenant, shop, listOf(ids).map(Number))), ...byKey]
      }),
    ),
    on(loadNavigation).answer((_, { shop }) =>
      orUnavailable(async () => ({ roots: (await categoryTree(tenant, shop)).map(navigationOf) })),
    ),
    on(loadRecommendations).answer(({ referenceKeys }, { shop }) =>
      orUnavailable(async () => orderable(await cardsById(tenant, shop, listOf(referenceKeys).map(Number)))),
    ),
    // spec §8: recommendations may fail without failing the page.
    on(recommendForSlot).answer(({ productIds = '' }, { shop }) =>
      similarTo(tenant, shop, Number(listOf(productIds)[0])).catch(() => []),
    ),
    on(recommendForBlock).answer(async () => []),
  ]
}

type Found = { product: WireProduct | null }

/** The product of a number as it was last known; null where there is none. */
export function productByKey(tenant: Tenant, shop: Shop, referenceKey: string): Promise<Found> {
  if (!isSafePart(referenceKey)) return Promise.resolve({ product: null })
  return tenant.known.answer(`product ${shop.shopId} ${referenceKey}`, async () => ({
    product: await tenant.ask(
      'a product',
      () => tenant.clientOf(shop).products.getByReferenceKey(referenceKey, { with: PAGE_WITH }),
      v.nullable(believableProduct({ shop })),
    ),
  }))
}

async function cardsById(tenant: Tenant, shop: Shop, wanted: readonly number[]): Promise<ProductCard[]> {
  const ids = wanted.filter((id) => Number.isSafeInteger(id) && id > 0)
  if (ids.length === 0) return []
  const { products } = await tenant.known.answer(`products ${shop.shopId} ${ids.join(',')}`, async () => ({
    products: await tenant.ask(
      'products',
      () => tenant.clientOf(shop).products.getByIds(ids, { with: CARD_WITH }),
      believableProducts({ shop }),
    ),
  }))
  const cards = new Map(
    products.map((product) => [product.id, cardOf(product, { setup: tenant.setup, shop })]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}

async function similarTo(tenant: Tenant, shop: Shop, productId: number): Promise<ProductCard[]> {
  if (!Number.isSafeInteger(productId) || productId < 1) return []
  const { products } = await tenant.known.answer(`similar ${shop.shopId} ${productId}`, async () => ({
    products: await tenant.ask(
      'similar products',
      () =>
        tenant.clientOf(shop).recommendations.getSimilarProducts(productId, {
          with: CARD_WITH,
          limit: PLACES,
          ignoreSameMasterKey: true,
        }),
      believableProducts({ shop }),
    ),
  }))
  return orderable(products.map((product) => cardOf(product, { setup: tenant.setup, shop })))
}

function orderable(cards: readonly ProductCard[]): ProductCard[] {
  return cards.filter(({ isSoldOut }) => !isSoldOut)
}

function listOf(words: string): string[] {
  return [...new Set(words.split(',').filter(Boolean))].slice(0, MOST_IDS)
}

function notFound(referenceKey: string) {
  return problem(
    404,
    'product_not_found',
    `There is no product ${referenceKey} in this shop. Check the number.`,
  )
}
