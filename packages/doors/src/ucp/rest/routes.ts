import type { OperationName } from '../operation/operation.ts'

/** An address of the endpoint. What stands in its brackets is the id of a cart, checkout or order. */
export type Route = { method: string; path: RegExp; name: OperationName; status: number }

const CREATED = 201

/** What is asked for at which address; @see https://ucp.dev/2026-04-08/services/shopping/rest.openapi.json */
export const ROUTES: readonly Route[] = [
  route('POST', '/catalog/search', 'search_catalog'),
  route('POST', '/catalog/lookup', 'lookup_catalog'),
  route('POST', '/catalog/product', 'get_product'),
  ...basketRoutes('carts', 'cart'),
  ...basketRoutes('checkout-sessions', 'checkout'),
  route('POST', '/checkout-sessions/([\\w-]{20,100})/complete', 'complete_checkout'),
  route('GET', '/orders/([\\w-]{20,100})', 'get_order'),
]

function basketRoutes(word: string, kind: 'cart' | 'checkout'): Route[] {
  const one = `/${word}/([\\w-]{20,100})`
  return [
    route('POST', `/${word}`, `create_${kind}`, CREATED),
    route('GET', one, `get_${kind}`),
    route('PUT', one, `update_${kind}`),
    route('POST', `${one}/cancel`, `cancel_${kind}`),
  ]
}

function route(method: string, path: string, name: OperationName, status = 200): Route {
  return { method, path: new RegExp(`^${path}$`), name, status }
}
