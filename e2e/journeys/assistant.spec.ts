import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures/shop.ts'

const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount']

test('a basket that an assistant has filled is the buyer’s, at the price that the assistant was told', async ({
  page,
  request,
  shop,
}) => {
  await using agent = await anAgent()
  const { small } = shop.goods
  const headers = { 'ucp-agent': `profile="${agent.profile}"` }
  const found = await request.post('/ucp/v1/catalog/product', { headers, data: { id: small.number } })
  const { product } = await found.json()
  const [variant] = product.variants

  const made = await request.post('/ucp/v1/checkout-sessions', {
    headers,
    data: { line_items: [{ item: { id: variant.id }, quantity: 2 }] },
  })
  const checkout = await made.json()
  const [line] = checkout.line_items
  await page.goto(checkout.continue_url)

  await expect(page).toHaveURL(/\/warenkorb\/$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: small.name }).first()).toBeVisible()
  expect(line.totals.at(-1).amount).toBe(2 * variant.price.amount)
  const total = checkout.totals.at(-1).amount / 100
  await expect(main).toContainText(total.toLocaleString('de-DE', { minimumFractionDigits: 2 }))
})

/** The host of an assistant's platform: all that a shop asks it for is its profile. */
async function anAgent(): Promise<{ profile: string } & AsyncDisposable> {
  const version = '2026-04-08'
  const profile = {
    ucp: {
      version,
      capabilities: Object.fromEntries(
        CAPABILITIES.map((name) => [`dev.ucp.shopping.${name}`, [{ version }]]),
      ),
    },
  }
  const server = createServer((_, response) => response.end(JSON.stringify(profile)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    profile: `http://127.0.0.1:${port}/profile.json`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
