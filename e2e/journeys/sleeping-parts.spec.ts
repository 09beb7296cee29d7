import type { Page } from '@playwright/test'
import { GOODS, productPath } from '../fixtures/goods.ts'
import { PRODUCT_GOODS } from '../fixtures/product-goods.ts'
import { expect, test } from '../fixtures/shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('what stands below the screen sleeps, whole, until somebody comes near', async ({ page, shop }) => {
  await page.goto(productPath(PRODUCT_GOODS[shop.id].tiles.number))
  await frameIsAwake(page)
  const footer = page.locator('[data-asleep]').filter({ has: page.getByRole('contentinfo') })
  await expect(footer).toHaveCount(1)
  await expect(footer.getByRole('link', { name: 'AGB' })).toBeAttached()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await expect(footer).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'AGB' })).toBeVisible()
})

test('a tap on a button that sleeps is answered', async ({ page }) => {
  await page.goto('/')
  await frameIsAwake(page)
  const button = page.locator('main [data-asleep]').getByRole('button', { pressed: false }).first()
  const name = (await button.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')

  await button.click()

  await expect(page.getByRole('main').locator(`button[aria-pressed="true"]`).first()).toBeVisible()
})

test('an address that names a sleeping part wakes it', async ({ page, shop }) => {
  await page.goto(`${productPath(PRODUCT_GOODS[shop.id].tiles.number)}#bewertungen`)

  await expect(page.locator('#bewertungen')).toHaveAttribute('open')
  await expect(page.locator('#bewertungen')).toBeInViewport()
})

test('what the browser has learnt meanwhile does not disturb a part that wakes', async ({
  page,
  open,
  shop,
}) => {
  const { large, small } = GOODS[shop.id]
  await open(productPath(large.number))
  await page
    .getByRole('main')
    .getByRole('button', { name: /auf die Wunschliste$/ })
    .first()
    .click()
  await page.goto(productPath(small.number))
  await frameIsAwake(page)
  await page.waitForLoadState('networkidle')

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await expect(page.getByRole('region', { name: 'Zuletzt angesehen' })).toBeAttached()
})

async function frameIsAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
