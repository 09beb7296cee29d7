import type { Page } from '@playwright/test'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a basket is bought in SCAYLE’s checkout and comes back to the thank-you page', async ({
  page,
  open,
  shop,
  say,
  noViolations,
}) => {
  await putIn(page, open, shop.goods.small.number)
  await open('/warenkorb/')
  await expect(page.getByText(shop.goods.small.name).first()).toBeVisible()

  await page.getByRole('link', { name: say('basket.toCheckout') }).click()

  const element = page.locator('scayle-checkout')
  await expect(element).toHaveAttribute('origin', 'web')
  await expect(element).toHaveAttribute('has-cookie-consent', 'false')
  await expect(element.getByLabel('E-Mail')).toBeVisible()
  await noViolations(page, 'scayle-checkout')
  await element.getByLabel('E-Mail').fill('ada@example.org')
  await element.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()

  await expect(page).toHaveURL(/\/danke\/\?order=/)
  await expect(page.getByText(/SC-9\d{5}/)).toBeVisible()
  await expect(page.getByText('ada@example.org').first()).toBeVisible()
  await expect(page.getByRole('link', { name: shop.goods.small.name }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: say('order.accountTitle') })).toHaveCount(0)
  await noViolations(page)
  await open('/warenkorb/')
  await expect(page.getByRole('heading', { name: say('basket.emptyTitle') })).toBeVisible()
})

test('the checkout’s host is allowed on the page of the checkout alone', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  const [checkout, basket, home] = await Promise.all(['/kasse/', '/warenkorb/', '/'].map(policyOf))

  expect(checkout).toMatch(/script-src [^;]*https:\/\/localhost:\d+/)
  expect(basket).not.toContain('https://localhost')
  expect(home).not.toContain('https://localhost')
})

test('a checkout that cannot be opened says so, and that the basket is still there', async ({
  page,
  open,
  say,
}) => {
  await page.route('**/api/checkout/hand-over/*', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ script: 'nonsense' }),
    }),
  )
  await open('/kasse/')

  await expect(page.getByRole('heading', { name: say('checkout.handOverFailed') })).toBeVisible()
})

test('nothing is offered that SCAYLE cannot do, and a voucher is', async ({ page, open, shop, say }) => {
  await putIn(page, open, shop.goods.small.number)
  await expect(page.getByRole('button', { name: say('review.write') })).toHaveCount(0)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: say('orderLookup.title') }),
  ).toHaveCount(0)

  await open('/warenkorb/')
  await expect(page.getByText(shop.goods.small.name).first()).toBeVisible()
  await expect(page.getByText(say('basket.save'))).toHaveCount(0)
  await expect(page.getByText(say('giftcard.title'))).toHaveCount(0)
  await page.getByText(say('voucher.title')).click()
  await page.getByLabel(say('voucher.code')).fill('scayle10')
  await page.getByRole('button', { name: say('codes.take') }).click()
  await expect(page.getByText('SCAYLE10').first()).toBeVisible()

  await open(productPath(shop.goods.small.number))
  await page
    .getByRole('main')
    .getByRole('button', { name: /Wunschliste|Wunschzettel/ })
    .first()
    .click()
  await open('/wunschliste/')
  await expect(page.getByRole('main').getByText(shop.goods.small.name).first()).toBeVisible()
  await expect(page.getByText(say('wishlist.shareTitle'))).toHaveCount(0)
  await expect(page.getByRole('heading', { name: say('giftLists.title') })).toHaveCount(0)
})

async function putIn(page: Page, open: (path: string) => Promise<void>, number: string): Promise<void> {
  await open(productPath(number))
  const added = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.startsWith('/api/shop/basket/addItem/'),
  )
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await added
}
