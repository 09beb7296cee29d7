import { FetchError } from '@scayle/storefront-api'
import type { Shop } from '@shop/domain/shop/shop'
import { limitedBody } from '@shop/engine/ports/limited-body'
import type { CheckoutSetup } from '../connection/setup.ts'
import type { Tenant } from '../connection/tenant.ts'
import { WireOrder } from '../wire/wire-order.ts'

/** An order of a hundred units has less. */
const MOST_BYTES = 4_000_000

/**
 * An order of the Checkout API, by its number: as the official storefront asks for it when its shopper comes back.
 *
 * @throws 404 for an order that is not there, `Unanswered` for one that is not told
 */
export function placedOrder(
  tenant: Tenant,
  { origin, user, token }: CheckoutSetup,
  { shopId, orderId }: Pick<Shop, 'shopId'> & { orderId: number },
): Promise<WireOrder> {
  return tenant.ask(
    'an order',
    async () => {
      const response = await fetch(`${origin}/api/v1/orders/${orderId}`, {
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
          'x-shop-id': String(shopId),
        },
        redirect: 'error',
      })
      if (!response.ok) throw new FetchError(response)
      return JSON.parse(
        await limitedBody(response, {
          mostBytes: MOST_BYTES,
          tooMuch: 'An order is longer than any can be.',
        }),
      )
    },
    WireOrder,
  )
}
