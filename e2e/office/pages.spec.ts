import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an editor changes a headline beside the real page, and publishes it', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const headline = `Ein Zimmer zum Bleiben ${attemptOf(info)}`
  await aMember(shop, 'emil@example.org', 'editor')
  const shot = shotsOf(page)
  await signIn(page, 'emil@example.org')
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await page.getByLabel('Find a page').fill('/home')
  await expect(page.getByRole('listitem').filter({ hasText: '/home' })).toHaveCount(1)
  await noViolations(page)
  await shot('pages')

  await page.getByRole('listitem').filter({ hasText: '/home' }).getByRole('link').click()
  const preview = page.frameLocator('iframe')
  const hero = preview.locator('main [data-blok-c]').first()
  await expect(hero).toBeVisible()
  // A click on a block of the page opens its form.
  await expect(async () => {
    await hero.click({ position: { x: 12, y: 12 } })
    await expect(page.getByLabel('Headline *')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByLabel('Headline *').fill(headline)
  await expect(preview.getByRole('heading', { name: headline })).toBeVisible()
  await expect(page.getByText('Not kept yet')).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('page-form')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(preview.getByRole('heading', { name: headline })).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Changed since')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(shopOrigin(shop))
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(headline)

  await page.getByRole('button', { name: 'Publish' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(sheet.getByRole('listitem')).toContainText('Headline')
  await noViolations(page, 'iframe')
  await shot('page-publish')
  await sheet.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: headline })).toBeVisible({ timeout: 5000 })
  }).toPass()

  // What was published before is one step away.
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Compare' }).last().click()
  await noViolations(page, 'iframe')
  await shot('page-versions')
  await page.getByRole('button', { name: 'Make this the draft' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Changed since')).toBeVisible()
  await expect(preview.getByRole('heading', { name: headline })).toHaveCount(0)
  await visitor.close()
})

test('an editor renames a link of the footer, which every page then says; one to nothing is refused', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const label = `Das Journal ${attemptOf(info)}`
  // A pointer that rests on the link in the draft fetches its page ahead.
  await context.route('**/nie-da/**', (route) =>
    route.fulfill({ json: { status: 404, location: null, data: null, filters: [] } }),
  )
  await aMember(shop, 'edda@example.org', 'editor')
  const shot = shotsOf(page)
  await signIn(page, 'edda@example.org', `/${shop.id}/pages`)
  await opened(page, 'fusszeile')
  const preview = page.frameLocator('iframe')
  await page.getByRole('grid', { name: 'Content' }).getByText('Footer column').first().click()
  const links = page.getByRole('grid', { name: 'Links' }).getByRole('row')
  await links.last().click({ position: { x: 60, y: 20 } })
  const path = await page.getByLabel('Link *').inputValue()
  await page.getByLabel('Label *').fill(label)
  await expect(preview.getByRole('main').getByRole('link', { name: label })).toBeVisible()
  await noViolations(page, 'iframe')
  await shot('footer-form')
  await page.getByLabel('Link *').fill('/nie-da/')

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('Footer link, Link: nothing is at /nie-da/')
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click()
  // Copied from the address bar of the shop, it is a path of the shop.
  await page.getByLabel('Link *').fill(new URL(path, shopOrigin(shop)).href)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()

  const visitor = await context.newPage()
  for (const address of ['/', '/impressum/']) {
    await expect(async () => {
      await visitor.goto(new URL(address, shopOrigin(shop)).href)
      const link = visitor.getByRole('contentinfo').getByRole('link', { name: label })
      await expect(link).toHaveAttribute('href', path, { timeout: 5000 })
    }).toPass()
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveCount(1)
  }
  const answer = await visitor.request.get(new URL('/fusszeile/', shopOrigin(shop)).href)
  expect(answer.status()).toBe(404)

  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('grid', { name: 'Content' }).getByText('Bar above the header').first().click()
  const promises = page.getByRole('grid', { name: 'Promises' }).getByRole('row')
  await promises.first().click({ position: { x: 60, y: 20 } })
  await page.getByLabel('Text *').fill(`${label}: {days} Tage`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('the shop knows no {days}')
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click()
  await shot('service-bar-form')
  await page
    .getByRole('grid', { name: 'Promises' })
    .getByRole('row')
    .first()
    .click({ position: { x: 60, y: 20 } })
  await page.getByLabel('Text *').fill(`${label}: {return_days} Tage`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(async () => {
    await visitor.goto(shopOrigin(shop))
    const promise = visitor
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${label}: \\d+ Tage$`) })
    await expect(promise).toBeVisible({ timeout: 5000 })
  }).toPass()
  await visitor.close()
})

test('blocks are added, moved and removed; what cannot be shown is not published', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'ella@example.org', 'editor')
  await signIn(page, 'ella@example.org', `/${shop.id}/pages`)
  await opened(page, 'ratgeber')
  const blocks = page.getByRole('grid', { name: 'Content' }).getByRole('row')
  await expect(blocks.last()).toBeVisible()
  const before = await blocks.count()

  await page.getByRole('button', { name: 'Add' }).click()
  await shotsOf(page)('add-menu')
  await page.getByRole('menuitem', { name: 'Headline', exact: true }).click()
  await expect(blocks).toHaveCount(before + 1)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Themen' })).toBeVisible()
  await blocks.last().getByRole('button', { name: 'Up', exact: true }).click()
  await expect(blocks.nth(before - 1)).toContainText('Headline')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('alert')).toContainText('Headline, Headline: fill it in.')
  await noViolations(page, 'iframe')
  await shotsOf(page)('page-refused')
  // Where an earlier attempt has left one, each of them is named.
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).last().click()
  await expect(page.getByLabel('Headline *')).toHaveValue('')
  await page.getByRole('button', { name: 'Page', exact: true }).click()

  await blocks
    .nth(before - 1)
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(blocks).toHaveCount(before)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page, 'iframe')
  await page.setViewportSize({ width: 1440, height: 900 })
  await shotsOf(page)('page-dark')
})

test('a page is translated beside its German words; nobody without the right sees any', async ({
  page,
  shop,
}, info) => {
  const title = `Des conseils ${attemptOf(info)}`
  await aMember(shop, 'enno@example.org', 'editor')
  await signIn(page, 'enno@example.org', `/${shop.id}/pages`)
  await opened(page, 'ratgeber')
  const german = await page.getByLabel('Title').inputValue()
  await page.getByRole('button', { name: /German/ }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await expect(page.getByText(german, { exact: true }).first()).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept as a draft.')).toBeVisible()
  await page.getByRole('button', { name: /French/ }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(german)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await aMember(shop, 'walt@example.org', 'warehouse')
  await signIn(page, 'walt@example.org', `/${shop.id}/pages`)
  await expect(page.getByRole('alert')).toContainText('Your role does not allow this.')
})

test('two editors at one page: whoever was quicker is named, and neither loses a word', async ({
  page,
  browser,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const [title, titre] = [`Schlafen ${attemptOf(info)}`, `Dormir ${attemptOf(info)}`]
  await aMember(shop, 'erik@example.org', 'editor')
  await aMember(shop, 'esra@example.org', 'editor')
  await signIn(page, 'erik@example.org', `/${shop.id}/pages`)
  await opened(page, 'ratgeber')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'esra@example.org', `/${shop.id}/pages`)
  await opened(other, 'ratgeber')
  await other.getByLabel('Title').fill(title)
  await other.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(other.getByText('Kept as a draft.')).toBeVisible()
  await other.context().close()

  await page.getByRole('button', { name: /German/ }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await page.getByLabel('Title').fill(titre)
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText(/has changed this page/)).toBeVisible()
  await noViolations(page, 'iframe')
  await shotsOf(page)('page-meanwhile')
  // A reload of the tab loses nothing either.
  await page.reload()
  await page.getByRole('button', { name: 'Bring both together' }).click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Kept as a draft.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: /German/ }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(titre)

  await page.getByRole('button', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('·')
})

async function opened(page: Page, slug: string): Promise<void> {
  await page.getByLabel('Find a page').fill(slug)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText(new RegExp(`^[^/]+/${slug}$`)) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('grid', { name: 'Content' })).toBeVisible()
}
