import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an editor prepares two pages in a release, sees them ahead, and shows both at once', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  // Pages ahead of time ask for the script of the editor they are shown in, which is not ours.
  await context.route('https://app.storyblok.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const name = `Sommerwochen ${attemptOf(info)}`
  const headlines = {
    home: `Der Sommer ist da ${attemptOf(info)}`,
    guide: `Im Sommer später zahlen ${attemptOf(info)}`,
  }
  await aMember(shop, 'frieda@example.org', 'editor')
  const shot = shotsOf(page)
  const preview = page.frameLocator('iframe')
  await signIn(page, 'frieda@example.org', `/${shop.id}/pages`)

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Releases' }).click()
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'New release' }).click()
  await page.getByRole('button', { name: 'Make the release' }).click()
  await expect(page.getByText('Say what the release is called.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await noViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('No page is in this release yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release now' })).toBeDisabled()

  await openedIn(page, 'home', name)
  await expect(page.getByText('not changed there yet')).toBeVisible()
  const hero = preview.locator('main [data-blok-c]').first()
  await expect(async () => {
    await hero.click({ position: { x: 12, y: 12 } })
    await expect(page.getByLabel('Headline *')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByLabel('Headline *').fill(headlines.home)
  await page.getByRole('button', { name: 'Keep in the release' }).click()
  await expect(page.getByText('Kept in the release.')).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('release-form')

  await openedIn(page, 'zahlung', name)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'Headline', exact: true }).click()
  await page
    .getByRole('grid', { name: 'Content' })
    .getByRole('row')
    .last()
    .click({ position: { x: 60, y: 20 } })
  await page.getByRole('button', { name: 'Keep in the release' }).click()
  await expect(page.getByText('Kept in the release.')).toBeVisible()

  // One page that cannot be shown keeps both back, and the way to its form is one click.
  await page.getByRole('link', { name: 'To the release' }).click()
  const changed = page.getByRole('list', { name: 'Pages in this release' }).getByRole('listitem')
  await expect(page.getByRole('button', { name: /^Take out/ })).toHaveCount(2)
  // Another journey may have left a draft of these pages behind.
  const settled = page.getByRole('button', { name: 'Keep what the release says' })
  for (let left = await settled.count(); left > 0; left -= 1) {
    await settled.first().click()
    await expect(settled).toHaveCount(left - 1)
  }
  await expect(page.getByRole('alert')).toContainText('Headline, Headline: fill it in.')
  await page.getByRole('button', { name: 'Release now' }).click()
  await expect(page.getByRole('button', { name: 'Show all pages' })).toBeDisabled()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('alert').getByRole('button', { name: 'Open' }).click()
  await page.getByLabel('Headline *').fill(headlines.guide)
  await page.getByRole('button', { name: 'Keep in the release' }).click()
  await expect(page.getByText('Kept in the release.')).toBeVisible()

  // The release is what the shop shows beside the form, loaded anew; shoppers see nothing of it.
  await page.reload()
  await expect(preview.getByRole('heading', { name: headlines.guide })).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(shopOrigin(shop))
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(headlines.home)
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Pages' }).click()
  await page.getByLabel('Find a page').fill('/home')
  await expect(page.getByRole('listitem').filter({ hasText: '/home' })).toContainText(`In release: ${name}`)
  await shot('pages-in-release')

  await releasePage(page, name)
  await expect(changed.filter({ hasText: 'zahlung' })).toBeVisible()
  await expect(changed.filter({ hasText: '/home' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await noViolations(page)
  await shot('release')
  const opened = page.waitForEvent('popup')
  await changed.filter({ hasText: 'zahlung' }).getByRole('link', { name: 'See it in the shop' }).click()
  const ahead = await opened
  await expect(ahead.getByRole('heading', { name: headlines.guide })).toBeVisible()
  await ahead.close()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Name and moment' }).click()
  await page.getByLabel('Goes out by itself at').fill('2099-07-01T08:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Planned: 1 Jul 2099, 08:00')).toBeVisible()

  // Somebody changes one of the pages outside: it is said before, with both sides.
  await changed.filter({ hasText: '/home' }).getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Edit in' }).click()
  await page.getByRole('option', { name: 'No release' }).click()
  await expect(async () => {
    await hero.click({ position: { x: 12, y: 12 } })
    await expect(page.getByLabel('Headline *')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByLabel('Headline *').fill(`Noch Frühling ${attemptOf(info)}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Pages' }).click()
  await releasePage(page, name)
  await expect(page.getByRole('alert')).toContainText('The release would undo that')
  await noViolations(page)
  await shot('release-conflict')
  await page.getByRole('button', { name: 'Keep what the release says' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('button', { name: 'Release now' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(2)
  await shot('release-now')
  await page.getByRole('button', { name: 'Show all pages' }).click()
  await expect(page.getByText('This release is out (2 pages)')).toBeVisible()
  await expect(async () => {
    await visitor.goto(shopOrigin(shop))
    await expect(visitor.getByRole('heading', { name: headlines.home })).toBeVisible({ timeout: 5000 })
    await visitor.goto(new URL('/zahlung/', shopOrigin(shop)).href)
    await expect(visitor.getByRole('heading', { name: headlines.guide })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await visitor.close()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

async function openedIn(page: Page, slug: string, release: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Pages' }).click()
  await page.getByLabel('Find a page').fill(slug)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`^[^/]+/${slug}$`)) })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Edit in' }).click()
  await page.getByRole('option', { name: release }).click()
  await expect(page.getByText(`You are editing in: ${release}`)).toBeVisible()
}

async function releasePage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
