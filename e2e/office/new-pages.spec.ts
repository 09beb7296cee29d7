import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an editor makes a guide, shows it to shoppers, moves it and deletes it', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const email = `nele${attempt}@example.org`
  const slug = `gut-schlafen-${attempt}`
  const title = `Gut schlafen ${attempt}`
  const words = 'Ein dunkles Zimmer und eine leichte Decke.'
  const inShop = (path: string) => new URL(path, shopOrigin(shop)).href
  await aMember(shop, email, 'editor')
  const shot = shotsOf(page)
  await signIn(page, email, `/${shop.id}/pages`)

  await page.getByRole('button', { name: 'New page' }).click()
  const sheet = page.getByRole('dialog', { name: 'New page' })
  await sheet.getByText('Guide', { exact: true }).click()
  await expect(sheet.getByRole('radio', { name: /^Guide/ })).toBeChecked()
  await noViolations(page)
  await shot('new-page-empty')
  await sheet.getByRole('button', { name: 'Make the page' }).click()
  await expect(sheet.getByText('Say what the page is called.')).toBeVisible()
  await sheet.getByLabel('Title').fill(title)
  await expect(sheet.getByRole('textbox', { name: 'Address' })).toHaveValue(`/ratgeber/${slug}/`)

  for (const [address, problem] of [
    ['/Größe/', 'Write small letters'],
    ['/warenkorb/', 'needs this address for itself'],
    ['/ratgeber/', 'Another page is here already'],
  ] as const) {
    await sheet.getByRole('textbox', { name: 'Address' }).fill(address)
    await sheet.getByRole('button', { name: 'Make the page' }).click()
    await expect(sheet.getByText(problem)).toBeVisible()
    await expect(sheet.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true')
  }
  await noViolations(page)
  await shot('new-page-taken')
  // Nothing of it is lost by a reload.
  await page.reload()
  await expect(sheet.getByLabel('Title')).toHaveValue(title)
  await sheet.getByRole('textbox', { name: 'Address' }).fill('')
  await expect(sheet.getByRole('textbox', { name: 'Address' })).toHaveValue(`/ratgeber/${slug}/`)
  await shot('new-page')
  await sheet.getByRole('button', { name: 'Make the page' }).click()

  const blocks = page.getByRole('grid', { name: 'Content' }).getByRole('row')
  await expect(blocks).toHaveCount(4)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect((await page.request.get(inShop(`/ratgeber/${slug}/`))).status()).toBe(404)
  await blocks.filter({ hasText: 'Body text' }).click({ position: { x: 60, y: 20 } })
  await page.getByRole('textbox', { name: 'Text *' }).fill(words)
  await expect(preview.getByText(words)).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('new-page-form')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(inShop(`/ratgeber/${slug}/`))
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await chosen(page, 'Name and address')
  const place = page.getByRole('dialog', { name: 'Name and address' })
  await place.getByLabel('Name').fill(`Besser schlafen ${attempt}`)
  await place.getByLabel('Address').fill(`/schlaf-${attempt}`)
  await expect(place.getByRole('switch', { name: 'The old address leads to the new one' })).toBeChecked()
  await noViolations(page, 'iframe')
  await shot('page-place')
  await place.getByRole('button', { name: 'Save' }).click()
  await expect(place).toHaveCount(0)
  await expect(page.getByRole('heading', { name: `Besser schlafen ${attempt}`, level: 1 })).toBeVisible()
  for (const locale of ['', '/fr-ch'])
    await expect(async () => {
      await visitor.goto(inShop(`${locale}/ratgeber/${slug}/`))
      await expect(visitor).toHaveURL(inShop(`${locale}/schlaf-${attempt}/`), { timeout: 5000 })
      await expect(visitor.getByText(words)).toBeVisible({ timeout: 5000 })
    }).toPass()

  await chosen(page, 'Duplicate')
  const copy = page.getByRole('dialog', { name: 'Duplicate the page' })
  await expect(copy.getByLabel('Address')).toHaveValue(`/copy-of-besser-schlafen-${attempt}/`)
  await noViolations(page, 'iframe')
  await shot('page-copy')
  await copy.getByRole('button', { name: 'Duplicate' }).click()
  await expect(
    page.getByRole('heading', { name: `Copy of Besser schlafen ${attempt}`, level: 1 }),
  ).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(preview.getByText(words)).toBeVisible()
  await deleted(page)

  await page.getByLabel('Find a page').fill(`/schlaf-${attempt}`)
  await page.getByRole('link', { name: `Besser schlafen ${attempt}`, exact: true }).click()
  await chosen(page, 'Delete')
  await expect(page.getByText('No other page leads here.')).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('page-delete')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  await expect(async () => {
    for (const path of [`/schlaf-${attempt}/`, `/ratgeber/${slug}/`]) {
      const answer = await page.request.get(inShop(path))
      expect(answer.status(), path).toBe(404)
    }
  }).toPass()
  await visitor.close()
})

test('by keyboard on a phone: a footer of one country is made; what the shop needs stays', async ({
  page,
  shop,
  noViolations,
}, info) => {
  const email = `nora${attemptOf(info)}@example.org`
  await aMember(shop, email, 'editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, email, `/${shop.id}/pages`)

  await page.getByRole('button', { name: 'New page' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New page' })
  await expect(sheet.getByLabel('Title')).toBeFocused()
  await sheet.getByRole('radio', { name: /^Page/ }).press('ArrowUp')
  await expect(sheet.getByRole('radio', { name: /^Footer/ })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await sheet.getByRole('button', { name: 'Make the page' }).press('Enter')
  await expect(sheet.getByText('This footer is there already')).toBeVisible()
  await sheet.getByRole('button', { name: /For whom/ }).press('Enter')
  await page.getByRole('option', { name: 'Switzerland, French' }).press('Enter')
  await sheet.getByRole('button', { name: 'Make the page' }).press('Enter')
  await expect(page.getByRole('grid', { name: 'Content' }).getByRole('row')).toHaveCount(1)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await deleted(page)

  await page.getByLabel('Find a page').fill('/impressum')
  await page.getByRole('listitem').filter({ hasText: '/impressum' }).getByRole('link').press('Enter')
  await page.getByRole('button', { name: 'More for this page' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('The shop leads to /impressum/ by itself')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More for this page' })).toBeFocused()
  await chosen(page, 'Name and address')
  await expect(page.getByRole('dialog').getByLabel('Address')).toHaveAttribute('readonly', '')
  await noViolations(page, 'iframe')
})

async function chosen(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this page' }).click()
  await page.getByRole('menuitem', { name: step }).click()
}

async function deleted(page: Page): Promise<void> {
  await chosen(page, 'Delete')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
}
