import type { Page } from '@playwright/test'
import { choosePayment, order, orderNumberOf, putIntoBasket } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { BY_DAY_IN_ONE_SHOP } from '../fixtures/shops.ts'

test(
  'the page of an order of its own breaks no rule',
  everyNight('e2e/journeys/after-sales.spec.ts', BY_DAY_IN_ONE_SHOP),
  async ({ page, open, shop, noViolations }) => {
    const { orderNumber, token } = await anOrder(shop)
    await page.setViewportSize({ width: 390, height: 844 })

    await open(`/bestellung/#${orderNumber}.${token}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Noch einmal bestellen' })).toBeVisible()
    await noViolations(page)
  },
)

test(
  'the page of an order in the account breaks no rule',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, origin, shop, noViolations }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await register(page, origin)
    await page.goto(productPath(shop.goods.small.number))
    await putIntoBasket(page, 'de-de')
    await page.goto('/kasse/')
    await alive(page)
    await page.locator('[name="shipping.gender"]').selectOption('f')
    for (const [name, text] of [
      ['firstName', 'Anna'],
      ['lastName', 'Berg'],
      ['street', 'Lindenweg'],
      ['houseNumber', '12'],
      ['zip', '20095'],
      ['city', 'Hamburg'],
    ] as const)
      await page.locator(`[name="shipping.${name}"]`).fill(text)
    await page.getByRole('button', { name: 'Weiter zu Versand und Zahlung' }).click()
    await choosePayment(page, 'de-de', 'V')
    await order(page, 'de-de')
    const number = await orderNumberOf(page, 'de-de')
    // Paid in advance: the page that says where to.
    await noViolations(page)

    await page.goto(`/konto/bestellung/${number}/`)
    await alive(page)
    await expect(page.getByRole('main')).toContainText(number)
    await noViolations(page)
  },
)

/** A guest's order that waits for its transfer, placed by calls. */
async function anOrder(shop: ShopUnderTest): Promise<{ orderNumber: string; token: string }> {
  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 1)
  await guest.prepareOrder()
  const answer = await guest.order(crypto.randomUUID())
  const placed: { orderNumber: string; token: string } = await answer.json()
  await guest.dispose()
  return placed
}

/** A customer of its own; the browser is signed in. */
async function register(page: Page, origin: string): Promise<void> {
  const email = `anna-${crypto.randomUUID()}@example.org`
  const answer = await page.request.post('/api/user/auth/register/?locale=de-de', {
    headers: { origin, 'idempotency-key': email },
    data: {
      first_name: 'Anna',
      last_name: 'Berg',
      email,
      gender: 'f',
      newsletter: false,
      register_password: 'Ein-Lindenbaum-7',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
