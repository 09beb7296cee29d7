import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('a merchandiser orders the filters of a category by keyboard, hides one, and the shop follows', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  await aMember(shop, 'fila@example.org', 'merchandiser')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'fila@example.org')
  await toFilters(page, shop)
  await noViolations(page)
  await shot('filters')
  await page.setViewportSize({ width: 1440, height: 900 })

  const rows = page.getByRole('grid').getByRole('row')
  const [first = '', second = '', third = ''] = await rows.evaluateAll((all) =>
    all.slice(0, 3).map((row) => row.ariaLabel ?? ''),
  )
  await rows.first().focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Tab', 'Enter']) await page.keyboard.press(key)
  // A drag by keyboard begins a moment after its key.
  await expect(page.locator('[data-dragging=true]')).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(rows.first()).toContainText(third)
  await choose(page, second, 'Not shown')
  await choose(page, third, 'Folded')
  const above = page.getByRole('region', { name: 'Above the list' })
  await expect(above).toContainText(new RegExp(`All filters\\s*${third}`))
  await expect(above).not.toContainText(second)
  expect(await barOf(page, shop)).toContain(second)

  // Nothing of it is lost with a reload.
  await page.reload()
  await expect(rows.first()).toContainText(third)
  await noViolations(page)
  await shot('filters-draft')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The shop shows it within a second.')).toBeVisible()
  await expect(page.getByText('Set for this category')).toBeVisible()
  await expect
    .poll(async () => (await barOf(page, shop)).slice(0, 2), { timeout: 90_000 })
    .toEqual([third, first])
  expect(await barOf(page, shop)).not.toContain(second)

  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'As its goods have them again' }).click()
  await expect(rows.first()).toContainText(first)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('As its goods have them', { exact: true })).toBeVisible()
  await expect.poll(async () => (await barOf(page, shop))[1], { timeout: 90_000 }).toBe(second)
  await noViolations(page)

  // What held before is taken into the draft, and saved by hand.
  await history.getByRole('button', { name: /^Take into the draft/ }).click()
  await expect(rows.first()).toContainText(third)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(rows.first()).toContainText(first)
})

test('who was slower hears of it on a phone, keeps what was arranged, and a category below says whose it is', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  await aMember(shop, 'fritz@example.org', 'owner')
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'fritz@example.org')
  await page.getByRole('link', { name: 'Categories' }).click()
  const tree = page.getByRole('navigation', { name: 'Tree of categories' })
  const top = tree.locator(':scope > ul > li').filter({ has: page.locator('ul') })
  const above = (await top.first().getByRole('link').first().textContent()) ?? ''
  // Other journeys make categories without goods; the number of their attempt stands in their names.
  const filled = top.first().getByRole('link').filter({ hasNotText: /\d/ })
  const below = (await filled.nth(1).textContent()) ?? ''
  await top.first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Filters of its list' }).click()
  await page.setViewportSize({ width: 390, height: 3600 })
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  const [, second = '', third = ''] = await rows.evaluateAll((all) => all.map((row) => row.ariaLabel ?? ''))

  await choose(page, second, 'Not shown')
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await choose(colleague, third, 'Not shown')
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByText('Saved.')).toBeVisible()
  await colleague.close()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Mia Kern has changed it meanwhile')
  await expect(page.getByText(/^What holds now: /)).not.toContainText(third)
  await expect(page.getByRole('button', { name: new RegExp(`How ${second} is shown`) })).toContainText(
    'Not shown',
  )
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shotsOf(page)('filters-conflict')
  await page.setViewportSize({ width: 390, height: 3600 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.goto(`/${shop.id}/categories`)
  await tree.getByRole('link', { name: below, exact: true }).first().click()
  await page.getByRole('link', { name: 'Filters of its list' }).click()
  await expect(page.getByText(`As inherited from ${above}`)).toBeVisible()
  await noViolations(page)

  await page.goto(`/${shop.id}/categories`)
  await tree.getByRole('link', { name: above, exact: true }).first().click()
  await page.getByRole('link', { name: 'Filters of its list' }).click()
  await page.getByRole('button', { name: 'As its goods have them again' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('As its goods have them', { exact: true })).toBeVisible()
  await page.goto(`/${shop.id}/log`)
  await expect(page.getByRole('listitem').first()).toContainText('took away the filters of category')
})

async function toFilters(page: Page, shop: ShopUnderTest): Promise<void> {
  await page.getByRole('link', { name: 'Categories' }).click()
  await page
    .getByRole('navigation', { name: 'Tree of categories' })
    .getByRole('link', { name: shop.goods.listing.heading, exact: true })
    .first()
    .click()
  await page.getByRole('link', { name: 'Filters of its list' }).click()
  await expect(page.getByRole('grid').getByRole('row').nth(3)).toBeVisible()
}

async function choose(page: Page, filter: string, state: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`How ${filter} is shown`) }).click()
  await page.getByRole('option', { name: state }).click()
}

/** The filters above the list in the shop. */
async function barOf(page: Page, shop: ShopUnderTest): Promise<string[]> {
  const visitor = await page.context().newPage()
  await visitor.goto(shopOrigin(shop) + shop.goods.listing.path)
  const names = await visitor.locator('details[name=facet] > summary').allInnerTexts()
  await visitor.close()
  return names.map((name) => name.trim())
}
