import { type Browser, expect } from '@playwright/test'
import { anAccount } from '../fixtures/an-account.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'

/** A review of the small product by a shopper with an account, to be read by the desk; the shopper's address and page. */
export async function aReview(
  browser: Browser,
  shop: ShopUnderTest,
  { rating, text }: { rating: number; text: string },
) {
  const origin = shopOrigin(shop)
  const shopper = await browser.newContext({ baseURL: origin })
  await refuseByDefault(shopper)
  const reader = await shopper.newPage()
  const { email } = await anAccount(reader, origin)
  const sent = await reader.request.post(`/api/shop/products/${shop.goods.small.number}/reviews/`, {
    headers: { origin, 'idempotency-key': `review-${email}` },
    data: { rating, title: '', text, nickname: 'Anna M.' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  return { email, reader, shopper }
}
