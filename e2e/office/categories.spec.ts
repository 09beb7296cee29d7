import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aPicture } from './a-picture.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('a merchandiser renames a category, says what search engines show, and puts it below another one', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const attempt = attemptOf(info)
  const name = `Korbwaren ${attempt}`
  const slug = `korbwaren-${attempt}`
  await aMember(shop, 'kim@example.org', 'merchandiser')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'kim@example.org')
  await page.getByRole('link', { name: 'Categories' }).click()
  const tree = page.getByRole('navigation', { name: 'Tree of categories' })
  await expect(tree).toBeVisible()
  await noViolations(page)
  await shot('categories')
  await page.setViewportSize({ width: 1440, height: 900 })

  const above = (await tree.getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'New category' }).click()
  const making = page.getByRole('dialog', { name: 'New category' })
  await making.getByRole('textbox', { name: 'Name, German' }).fill(name)
  await making.getByRole('button', { name: 'Make the category' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`/${slug}/`).first()).toBeVisible()

  // By keyboard: what cannot be saved is said at its field, and nothing of it is lost with a reload.
  const german = page.getByRole('region', { name: 'German', exact: true })
  await german.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(german.getByText('This cannot stay empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Some fields are marked')).toBeVisible()
  await noViolations(page)
  await german.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} und Truhen`)
  await german.getByRole('textbox', { name: 'Sentence below the name' }).fill('Aus Weide.')
  const search = page.getByRole('region', { name: 'Search engines, German' })
  await search.getByRole('textbox', { name: 'Title for search engines' }).fill('Körbe aus Weide kaufen')
  await page.reload()
  await expect(search.getByRole('textbox', { name: 'Title for search engines' })).toHaveValue(
    'Körbe aus Weide kaufen',
  )
  await noViolations(page)
  await shot('category-edited')
  await page.setViewportSize({ width: 1440, height: 900 })
  await saved(page)

  await expect
    .poll(async () => (await page.request.get(`${shopOrigin(shop)}/${slug}/`)).text())
    .toMatch(/<title>Körbe aus Weide kaufen/)
  const listing = await (await page.request.get(`${shopOrigin(shop)}/${slug}/`)).text()
  expect(listing).toContain(`${name} und Truhen</h1>`)
  expect(listing).toContain('Aus Weide.')

  await page.getByRole('button', { name: /Below/ }).click()
  await page.getByRole('option', { name: above, exact: true }).click()
  await page.getByRole('button', { name: /Stands behind/ }).click()
  await page.getByRole('option', { name: 'none: it is the first' }).click()
  await noViolations(page)
  await saved(page)
  await expect
    .poll(async () => {
      const old = await page.request.get(`${shopOrigin(shop)}/${slug}/`, { maxRedirects: 0 })
      return [old.status(), old.headers().location ?? '']
    })
    .toEqual([301, expect.stringMatching(new RegExp(`/[a-z-]+/${slug}/$`))])
  await page.getByRole('link', { name: 'All categories' }).click()
  await tree.getByRole('link', { name: `${name} und Truhen` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Stands behind/ })).toContainText('none: it is the first')
})

test('a category is given a picture with its words, which the shop shows, and loses it again', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const attempt = attemptOf(info)
  const shot = shotsOf(page)
  const navigation = async () => (await page.request.get(`${shopOrigin(shop)}/api/shop/navigation/`)).text()
  await aMember(shop, 'petra@example.org', 'merchandiser')
  await signIn(page, 'petra@example.org')
  await page.getByRole('link', { name: 'Categories' }).click()
  const tree = page.getByRole('navigation', { name: 'Tree of categories' })
  await tree.getByRole('link', { name: 'Sofas', exact: true }).click()
  const card = page.getByRole('region', { name: 'Picture', exact: true })

  await card.getByRole('button', { name: 'Choose from the library' }).click()
  const library = page.getByRole('dialog')
  await library.locator('input[type=file]').setInputFiles({
    name: `Sofa Kachel ${attempt}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aPicture(`#7a4e${50 + attempt}`),
  })
  await library.getByRole('button', { name: `sofa-kachel-${attempt}.webp` }).click()
  const german = card.getByLabel('What it shows, German')
  await german.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Fill this in.')
  await german.fill('Ein Sofa am Fenster')
  await card.getByLabel('What it shows, French').fill('Un canapé près de la fenêtre')
  await card.getByLabel('What it shows, Dutch').fill('Een bank bij het raam')
  await page.reload()
  await expect(german).toHaveValue('Ein Sofa am Fenster')
  await noViolations(page)
  await shot('category-picture')
  await saved(page)
  await expect.poll(navigation, { timeout: 90_000 }).toContain(`sofa-kachel-${attempt}`)

  await card.getByRole('button', { name: 'Take Picture away' }).click()
  await saved(page)
  await expect.poll(navigation, { timeout: 90_000 }).not.toContain(`sofa-kachel-${attempt}`)
})

test('who was slower sees what the other wrote of a category, on a phone, and decides', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const attempt = attemptOf(info)
  const name = `Laternen ${attempt}`
  await aMember(shop, 'kai@example.org', 'owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'kai@example.org', `/${shop.id}/categories`)
  await page.getByRole('button', { name: 'New category' }).click()
  const making = page.getByRole('dialog', { name: 'New category' })
  await making.getByRole('textbox', { name: 'Name, German' }).fill(name)
  await making.getByRole('button', { name: 'Make the category' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const field = (on: Page) =>
    on
      .getByRole('region', { name: 'German', exact: true })
      .getByRole('textbox', { name: 'Name', exact: true })
  await field(page).fill(`${name} für draußen`)
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await field(colleague).fill(`${name} für drinnen`)
  await saved(colleague)
  await colleague.close()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('alert')).toContainText('Mia Kern: Name, German')
  await expect(page.getByText(`Meanwhile: ${name} für drinnen`)).toBeVisible()
  await expect(field(page)).toHaveValue(`${name} für draußen`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await shotsOf(page)('category-conflict')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Keep mine, over theirs' }).click()
  await saved(page)
  await page.goto(`/${shop.id}/log`)
  await expect(page.getByRole('listitem').first()).toContainText('changed the category')
  await expect(page.getByRole('listitem').first()).toContainText(`${name} für drinnen`)
})

async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The shop shows it within a second.')).toBeVisible()
}
