import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an editor says what of a picture stays in sight, and every place of the shop that crops it goes by it', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  const stored = `portrait-${attemptOf(info)}.webp`
  await aMember(shop, 'fiona@example.org', 'editor')
  const shot = shotsOf(page)
  await signIn(page, 'fiona@example.org')
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: stored.replace('webp', 'jpg'),
    mimeType: 'image/jpeg',
    buffer: await aSidePicture(attemptOf(info)),
  })
  await expect(page.getByText('is in the library')).toBeVisible()

  // By pointer, by keyboard and by numbers.
  const sheet = page.getByRole('dialog', { name: stored })
  const open = () => page.getByRole('button', { name: stored }).click()
  await open()
  const point = sheet.getByRole('slider', { name: 'Stays in sight' })
  const left = sheet.getByLabel('From the left, in percent')
  const top = sheet.getByLabel('From the top, in percent')
  await expect(sheet).toContainText('No point is set')
  const whole = sheet.getByRole('slider').locator('xpath=../img')
  // Until it is there it has no size.
  await expect(whole).toHaveJSProperty('complete', true)
  const box = await whole.boundingBox()
  await whole.click({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) * 0.2 } })
  await expect(left).toHaveValue('90')
  await expect(top).toHaveValue('20')
  await point.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(point).toHaveAttribute('aria-valuetext', '89 % from the left, 30 % from the top')
  await top.fill('120')
  await sheet.getByRole('button', { name: 'Save the point' }).click()
  await expect(sheet.getByText('Write a whole number from 0 to 100.')).toBeVisible()
  await top.fill('25')
  await noViolations(page)
  await point.focus()
  await shot('picture-focus')
  await sheet.getByRole('button', { name: 'Save the point' }).click()
  await expect(sheet).toBeHidden()

  // In a page that everybody sees.
  await page.getByRole('link', { name: 'Pages' }).click()
  await page.getByLabel('Find a page').fill('/home')
  await page.getByRole('listitem').filter({ hasText: '/home' }).getByRole('link').click()
  const hero = page.frameLocator('iframe').locator('main [data-blok-c]').first()
  await expect(async () => {
    await hero.click({ position: { x: 12, y: 12 } })
    await expect(page.getByRole('button', { name: 'Choose from the library' }).first()).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Choose from the library' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: stored }).click()
  await expect(hero.locator('img').first()).toHaveCSS('object-position', '89% 25%')
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(page.getByText('Changed since')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => positionsIn(page, shop, stored), { timeout: 90_000 }).toContain('89% 25%')
  await shopShots(page, shop)

  // Two at once: the slower one hears of it, and the page that is kept goes with it.
  const colleague = await page.context().newPage()
  for (const one of [page, colleague]) {
    await one.goto(`/${shop.id}/media`)
    await one.getByRole('button', { name: stored }).click()
  }
  const theirs = colleague.getByRole('dialog', { name: stored })
  await theirs.getByLabel('From the left, in percent').fill('10')
  await theirs.getByRole('button', { name: 'Save the point' }).click()
  await expect(theirs).toBeHidden()
  await colleague.close()
  await expect.poll(() => positionsIn(page, shop, stored), { timeout: 90_000 }).toContain('10% 25%')
  await left.fill('95')
  await sheet.getByRole('button', { name: 'Save the point' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Mia Kern has changed it meanwhile')
  await expect(sheet).toContainText('As it is now: 10 % from the left, 25 % from the top')
  await expect(left).toHaveValue('95')
  await page.setViewportSize({ width: 390, height: 844 })
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shot('picture-focus-conflict')
  await sheet.getByRole('button', { name: 'Save the point' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => positionsIn(page, shop, stored), { timeout: 90_000 }).toContain('95% 25%')

  await open()
  await sheet.getByRole('button', { name: 'Keep the middle again' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => positionsIn(page, shop, stored), { timeout: 90_000 }).toEqual([null])
})

/** A wide picture whose one thing worth seeing is at its right side. */
function aSidePicture(attempt: number): Promise<Buffer> {
  const face = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><circle cx="1424" cy="225" r="120" fill="#d2603a"/></svg>',
  )
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: `#8ea7b${attempt}` } })
    .composite([{ input: face }])
    .jpeg()
    .toBuffer()
}

/** How the start page, as a stranger is sent it, places this picture; null where it says nothing of it. */
async function positionsIn(page: Page, shop: ShopUnderTest, stored: string): Promise<(string | null)[]> {
  const html = await (await page.request.get(shopOrigin(shop))).text()
  const tags = html.match(/<img[^>]*>/g)?.filter((tag) => tag.includes(stored.replace('.webp', ''))) ?? []
  return tags.map((tag) => /object-position:([^;"]*)/.exec(tag)?.[1] ?? null)
}

/** The start page, where somebody wants to look at it. */
async function shopShots(page: Page, shop: ShopUnderTest): Promise<void> {
  if (!process.env.OFFICE_SHOTS) return
  const visitor = await page.context().newPage()
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(shopOrigin(shop))
    await visitor.waitForTimeout(800)
    await visitor.screenshot({
      path: `${process.env.OFFICE_SHOTS}/picture-focus-shop-${shop.id}-${width}.png`,
    })
  }
  await visitor.close()
}
