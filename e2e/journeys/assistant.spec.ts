import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { choosePayment, order, orderNumberOf, wordsOf } from '../fixtures/checkout.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP } from '../fixtures/shops.ts'

test.skip(({ shop }) => shop.sharedJourneys === null, 'a new shop opens no door to assistants')

const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'discount', 'fulfillment']

test(
  'a basket that an assistant has filled is the buyer’s, at the price that the assistant was told',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, request, shop }) => {
    await using agent = await anAgent()
    const { small } = shop.goods
    const headers = { 'ucp-agent': `profile="${agent.profile}"` }
    const found = await request.post('/ucp/v1/catalog/product', { headers, data: { id: small.number } })
    const { product } = await found.json()
    const [variant] = product.variants

    const made = await request.post('/ucp/v1/checkout-sessions', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
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
  },
)

test(
  'a checkout with an address is led to the order button: only payment is left',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, request, shop }) => {
    await using agent = await anAgent()
    const headers = { 'ucp-agent': `profile="${agent.profile}"` }
    const made = await request.post('/ucp/v1/checkout-sessions', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: {
        line_items: [{ item: { id: shop.goods.small.number }, quantity: 1 }],
        buyer: { email: 'anna.probst@example.org' },
        fulfillment: {
          methods: [
            {
              type: 'shipping',
              destinations: [
                {
                  first_name: 'Anna',
                  last_name: 'Probst',
                  street_address: 'Lindenweg 12',
                  postal_code: '10115',
                  address_locality: 'Berlin',
                  address_country: 'DE',
                },
              ],
            },
          ],
        },
      },
    })
    const checkout = await made.json()
    await page.goto(checkout.continue_url)

    await expect(page).toHaveURL(/\/kasse\/$/)
    // A press before is kept and done, on a button that is another one then.
    await alive(page)
    const main = page.getByRole('main')
    await expect(main).toContainText('Lindenweg 12')
    const total = checkout.totals.at(-1).amount / 100
    await expect(main).toContainText(total.toLocaleString('de-DE', { minimumFractionDigits: 2 }))
    // A method is saved with its tick; it took whoever arrived here on to the next section.
    const saved = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/checkout/payment/',
      {
        timeout: 90_000,
      },
    )
    await page.getByRole('radio', { name: wordsOf('de-de').methods.V }).check()
    await saved
    await expect(page.getByRole('radio', { name: wordsOf('de-de').methods.V })).toBeChecked()
    await choosePayment(page, 'de-de', 'V')
    await order(page, 'de-de')
    expect(await orderNumberOf(page, 'de-de')).not.toBe('')
  },
)

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
