import { loadPlacedOrder } from '@shop/api-client/contract/checkout'
import { finishHandOver, openHandOver } from '@shop/api-client/contract/hand-over'
import { isProblem, problem } from '@shop/api-client/contract/problem'
import { basketKey } from '@shop/domain/basket/basket-key'
import { PAGES } from '@shop/domain/link/pages'
import type { CallContext, Handler } from '@shop/engine/on'
import { askerOf, type Baskets } from '../basket/basket-service.ts'
import type { CheckoutSetup } from '../connection/setup.ts'
import { orUnavailable, type Tenant } from '../connection/tenant.ts'
import { believableProducts } from '../goods/believable-products.ts'
import { CARD_WITH } from '../goods/product-with.ts'
import { on, onSession } from '../on.ts'
import type { WireOrder } from '../wire/wire-order.ts'
import type { WireProduct } from '../wire/wire-product.ts'
import { callbackOrder } from './callback-order.ts'
import { checkoutToken } from './checkout-token.ts'
import { orderOf } from './order-of.ts'
import { basketDigest, orderToken, returnedOrder } from './order-token.ts'
import { placedOrder } from './placed-order.ts'

type Parts = { tenant: Tenant; checkout: CheckoutSetup; baskets: Baskets }

/** The way to SCAYLE's checkout, the way back, and the order on the thank-you page. */
export function handOverHandlers({ tenant, checkout, baskets }: Parts): Handler<CallContext>[] {
  return [
    onSession(openHandOver).answer(({ voucher }, context) =>
      orUnavailable(async () => {
        const { shop, now, addressOf } = context
        const { key, items } = await baskets.shown(askerOf(context))
        if (items.length === 0) throw problem(409, 'basket_empty', 'There is nothing to buy.')
        if (items.some(({ status }) => status !== 'available'))
          throw problem(409, 'out_of_stock', 'Something in the basket cannot be bought any more.')

        const { origin } = new URL(addressOf(PAGES.home.path))
        const claims = { basketId: key, ...(voucher ? { voucher } : {}) }
        return {
          script: `${checkout.origin}/frontend/checkout-wc/js?appId=${shop.shopId}`,
          element: 'scayle-checkout',
          attributes: {
            jwt: checkoutToken(claims, { secret: checkout.secret, origin, now }),
            origin: 'web',
            'header-element': 'header',
          },
          consentAttribute: 'has-cookie-consent',
        }
      }),
    ),
    onSession(finishHandOver).answer(async ({ answer }, { shop, session, now }) => {
      const orderId = callbackOrder(answer, { secret: checkout.secret, now })
      if (orderId === null) throw unknownOrder()
      const key = basketKey(shop.shopId, session.userId)
      const { secret } = checkout
      return { token: orderToken({ orderId, basketKey: key }, { shopId: shop.shopId, secret, now }) }
    }),
    on(loadPlacedOrder).answer(({ token }, context) =>
      orUnavailable(async () => {
        const { shop, now } = context
        const returned = returnedOrder(token, { shopId: shop.shopId, secret: checkout.secret, now })
        if (returned === null) throw unknownOrder()
        const { orderId, basket } = returned
        const wire = await placedOrder(tenant, checkout, { shopId: shop.shopId, orderId })
        if (wire.id !== orderId || basketDigest(wire.basketKey) !== basket) throw unknownOrder()

        const products = await productsOf(tenant, context, wire)
        const order = orderOf(wire, { setup: tenant.setup, shop, products })
        const trackPurchase = await isFirstReader(context, orderId)
        return { order, trackPurchase, invoice: null, calendar: null, care: [], bank: null, points: null }
      }),
    ),
  ]
}

/** The most products of one question. */
const MOST_IDS = 100

/** What an order is of, as far as it is still there; a list that does not come costs the page its lines alone. */
async function productsOf(
  { clientOf, ask }: Tenant,
  { shop }: Pick<CallContext, 'shop'>,
  { items }: WireOrder,
): Promise<WireProduct[]> {
  const ids = [...new Set(items.map(({ product }) => product.id))].slice(0, MOST_IDS)
  if (ids.length === 0) return []
  const question = () => clientOf(shop).products.getByIds(ids, { with: CARD_WITH })
  return ask('products of an order', question, believableProducts({ shop })).catch(() => [])
}

/** The purchase is tracked once, whoever opens the page again: it counts as an attempt that each order has one of. */
async function isFirstReader(
  { services, shop, now }: Pick<CallContext, 'services' | 'shop' | 'now'>,
  orderId: number,
): Promise<boolean> {
  try {
    await services.limits.purchase.use([`order ${orderId} of ${shop.shopId}`], now)
    return true
  } catch (failure) {
    if (isProblem(failure)) return false
    throw failure
  }
}

function unknownOrder() {
  return problem(404, 'not_found', 'There is no order by this token.')
}
