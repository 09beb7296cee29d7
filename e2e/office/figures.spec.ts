import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { begun, expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('an owner sees what happens in the shop, beside the time before, and exports it', async ({
  page,
  context,
  shop,
  noViolations,
}) => {
  // Two pages in the shop, and eight looks by axe.
  test.slow()
  await aMember(shop, 'nora@example.org', 'owner')
  const shot = shotsOf(page)
  await signIn(page, 'nora@example.org')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('figu')
  await expect(page.getByRole('menuitem', { name: 'Figures' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await noViolations(page)
  await shot('figures')

  await choose(page, 'Time', 'Today')
  await expect(page).toHaveURL(/period=today/)
  // Until they have come, those of the time before are shown.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const before = await steps(page)
  await buys(shop)
  await page.reload()
  await expect.poll(async () => (await steps(page)).Ordered).toBe((before.Ordered ?? 0) + 1)
  const bought = await steps(page)
  await expect(tile(page, 'Turnover')).toContainText('€')

  // A document, and a page within it that needed none.
  const visitor = await context.newPage()
  await visitor.goto(shopOrigin(shop) + shop.measured.listing)
  await begun(visitor)
  const told = visitor.waitForResponse((answer) => answer.url().endsWith('/rum/views/'), { timeout: 15_000 })
  await visitor.locator('main article h3 a').first().click()
  await expect(visitor).toHaveURL(/\/p\//)
  expect((await told).status()).toBe(204)
  await visitor.reload()
  await visitor.close()
  // What is counted is written every few seconds.
  await expect(async () => {
    await page.reload()
    const { 'Product looked at': looks, 'Basket begun': baskets } = await steps(page)
    expect([looks, baskets]).toEqual([
      (before['Product looked at'] ?? 0) + 2,
      (before['Basket begun'] ?? 0) + 1,
    ])
  }).toPass({ timeout: 90_000 })
  await noViolations(page)
  await shot('figures-today')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export: From a look to an order, step by step' }).press('Enter')
  await page.getByRole('menuitem', { name: 'CSV' }).press('Enter')
  const file = await (await download).path()
  const written = await readFile(file, 'utf8')
  expect(written.split('\r\n')[0]).toBe('\ufeffStep,Times,Before,Of the step before (%),Left behind')
  expect(written).toContain(`Ordered,${bought.Ordered},`)
  await page.getByText('As a table').press('Enter')
  await expect(page.getByRole('region', { name: 'Turnover over time, table' })).toContainText('00:00')
  await noViolations(page)

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('alert')).toContainText('These days cannot be shown')
  await noViolations(page)
  await shot('figures-wrong')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No orders in this time')).toBeVisible()
  await noViolations(page)
  await shot('figures-empty')
})

test('the figures in German, at night and on a phone; and for nobody without the right', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'nils@example.org', 'owner')
  await signIn(page, 'nils@example.org', `/${shop.id}/figures`)
  await page.getByRole('link', { name: 'Mia Kern' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Zahlen' }).click()
  await expect(page.getByRole('heading', { name: 'Meistverkauft' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('canvas')).toBeVisible()
  await noViolations(page)
  await shotsOf(page)('figures-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await page.getByRole('button', { name: 'Abmelden' }).click()

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => localStorage.clear())
  await aMember(shop, 'pia@example.org', 'service')
  await signIn(page, 'pia@example.org', `/${shop.id}/figures`)
  await expect(page.getByRole('alert')).toContainText('Your role does not allow this.')
  await expect(page.getByRole('link', { name: 'Figures' })).toHaveCount(0)
})

/** How often each step was done, as the table says. */
async function steps(page: Page): Promise<Record<string, number>> {
  const table = page.getByRole('region', { name: 'From a look to an order, step by step, table' })
  await expect(table.or(page.getByText('No orders in this time'))).toBeVisible()
  const rows = await table.locator('tbody tr').all()
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))
  return {
    'Product looked at': 0,
    ...Object.fromEntries(cells.map(([step, count]) => [step, Number(count?.replaceAll(',', ''))])),
  }
}

function tile(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function buys(shop: ShopUnderTest): Promise<void> {
  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 1)
  await guest.prepareOrder()
  await guest.order(`order-${Date.now()}`)
  await guest.dispose()
}
