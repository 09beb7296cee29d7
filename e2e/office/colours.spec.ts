import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('a merchandiser corrects how a colour is drawn, and the shop draws it so wherever it is', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  await aMember(shop, 'cora@example.org', 'merchandiser')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'cora@example.org')
  await page.getByRole('link', { name: 'Colours' }).click()
  await expect(page.getByRole('list', { name: 'Colours' }).getByRole('listitem').nth(2)).toBeVisible()
  await noViolations(page)
  await shot('colours')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Change: Grün' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Swatch of Grün' })
  await choose(page, 'Drawn as', 'Two colours')
  await sheet.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('#1F5533')
  await sheet.getByRole('textbox', { name: 'Colour 2', exact: true }).fill('green')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toContainText('Write a colour as # and six signs')
  await noViolations(page)
  await shot('colours-wrong')
  await page.setViewportSize({ width: 1440, height: 900 })
  await sheet.getByRole('textbox', { name: 'Colour 2', exact: true }).fill('fafafa')
  await expect(sheet).not.toContainText('Write a colour as # and six signs')
  await shot('colours-sheet')
  await page.setViewportSize({ width: 1440, height: 900 })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  const green = page.getByRole('listitem').filter({ has: page.getByText('gruen', { exact: true }) })
  await expect(green).toContainText('Set here')
  await expect.poll(() => drawnIn(page, shop), { timeout: 90_000 }).toContain('#1f5533')
  await shopShot(page, shop)

  // By the log it is known who it was, and it is left to its name again.
  await page.getByRole('button', { name: 'Change: Grün' }).click()
  await sheet.getByRole('button', { name: 'As its name says again' }).click()
  await expect(green).toContainText('As its name says')
  await expect.poll(() => drawnIn(page, shop), { timeout: 90_000 }).not.toContain('#1f5533')
})

test('a new colour is given its swatch on the product, and who was slower hears of it, on a phone', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const name = `Salbei ${attemptOf(info)}`
  const value = name.toLowerCase().replace(' ', '-')
  await aMember(shop, 'sal@example.org', 'owner')
  await page.emulateMedia({ colorScheme: 'dark' })
  // So high that nothing of the page is out of sight: rows of a table that are have no place in it.
  await page.setViewportSize({ width: 1440, height: 3600 })
  await signIn(
    page,
    'sal@example.org',
    `/${shop.id}/products?q=${encodeURIComponent(shop.goods.small.number)}`,
  )
  await page.getByRole('table').getByRole('link').first().click()
  const attributes = page.getByRole('region', { name: 'Attributes' })
  await attributes
    .getByRole('button', { name: /^Take Farbe: / })
    .first()
    .click()
  await attributes.getByRole('button', { name: 'Add an attribute' }).click()
  await choose(page, 'Attribute', 'Farbe')
  await choose(page, 'Value', 'A new value')
  await page.getByRole('textbox', { name: 'Value, German' }).fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await attributes.getByRole('button', { name: `Swatch: ${name}` }).click()
  const sheet = page.getByRole('dialog', { name: `Swatch of ${name}` })
  await sheet.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('#8fa98b')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await noViolations(page)
  await shotsOf(page)('colours-product')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.setViewportSize({ width: 390, height: 3600 })
  await page.goto(`/${shop.id}/colours`)
  const row = page.getByRole('listitem').filter({ has: page.getByText(value, { exact: true }).first() })
  await expect(row).toContainText('No product has it')
  await row.getByRole('button', { name: /^Change/ }).click()
  const again = page.getByRole('dialog', { name: `Swatch of ${value}` })
  await again.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('#112233')
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await colleague.getByRole('button', { name: `Change: ${value}` }).click()
  await colleague.getByRole('textbox', { name: 'Colour 1', exact: true }).fill('#445566')
  await colleague.getByRole('button', { name: 'Save' }).click()
  await expect(colleague.getByRole('dialog')).toBeHidden()
  await colleague.close()
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again.getByRole('alert')).toContainText('Mia Kern has changed it meanwhile')
  await expect(again).toContainText('As it is now:')
  await expect(again.getByRole('textbox', { name: 'Colour 1', exact: true })).toHaveValue('#112233')
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shotsOf(page)('colours-conflict')
  await page.setViewportSize({ width: 390, height: 3600 })
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again).toBeHidden()
  await row.getByRole('button', { name: /^Change/ }).click()
  await again.getByRole('button', { name: 'Take the swatch away' }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`/${shop.id}/log`)
  await expect(page.getByRole('listitem').first()).toContainText('changed the swatch of')
  await expect(page.getByRole('listitem').first()).toContainText('#112233')
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The list with a filter by colour, as the shop sends it. */
async function drawnIn(page: Page, shop: ShopUnderTest): Promise<string> {
  return (await page.request.get(shopOrigin(shop) + shop.goods.listing.path)).text()
}

/** The list with its filter by colour open, where somebody wants to look at it. */
async function shopShot(page: Page, shop: ShopUnderTest): Promise<void> {
  if (!process.env.OFFICE_SHOTS) return
  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await visitor.goto(shopOrigin(shop) + shop.goods.listing.path)
  await visitor.locator('details[name=facet] > summary').first().click()
  await visitor.screenshot({ path: `${process.env.OFFICE_SHOTS}/colours-shop.png` })
  await visitor.close()
}
