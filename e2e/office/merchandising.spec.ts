import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { expect, test } from '../fixtures/shop.ts'
import { type ShopUnderTest, shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('a promotion is written, tried, switched on, and taken off in the shop', async ({
  page,
  context,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'mara@example.org', 'merchandiser')
  const shot = shotsOf(page)
  const { number } = shop.goods.small
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'mara@example.org', `/${shop.id}/promotions`)
  await expect(page.getByRole('list', { name: 'Promotions' })).toBeVisible()
  await noViolations(page)
  await shot('promotions')

  await page.getByRole('button', { name: 'New promotion' }).click()
  await page.getByRole('textbox', { name: 'Name, German' }).fill('Tassenwoche')
  await page.getByRole('textbox', { name: 'Name, French' }).fill('Semaine des tasses')
  await page.getByRole('textbox', { name: 'Discount in percent' }).fill('150')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing was saved')
  await expect(page.getByText('Write a whole number from 1 to 100.')).toBeVisible()
  await noViolations(page)
  await page.getByRole('textbox', { name: 'Name, Dutch' }).fill('Week van de mokken')
  await page.getByRole('textbox', { name: 'Discount in percent' }).fill('15')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await choose(page, 'Add a condition', 'Only certain products')
  await pick(page, 'Products', number)

  await pick(page, 'Articles in the basket', number)
  await page.getByRole('textbox', { name: 'Units of article 1' }).fill('2')
  await page.getByRole('button', { name: 'Try the basket' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It takes off' }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'The basket' })).toContainText('Tassenwoche')
  await noViolations(page)
  await shot('promotion')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Tassenwoche', level: 1 })).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  const before = await basketText(shop)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  expect(before).not.toContain('Tassenwoche')

  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 2)
  await context.addCookies((await guest.request.storageState()).cookies)
  const basket = await context.newPage()
  await basket.goto(`${shopOrigin(shop)}/warenkorb/`)
  await expect(basket.getByRole('main')).toContainText('Tassenwoche')
  await basket.close()
  await guest.dispose()

  // So high that the bar below covers nothing of the page.
  await page.setViewportSize({ width: 390, height: 3600 })
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('list').filter({ hasText: 'switched the promotion' })).toBeVisible()
})

test('codes are made by the batch and found; a gift card is given and blocked', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'gitta@example.org', 'merchandiser')
  const shot = shotsOf(page)
  await signIn(page, 'gitta@example.org', `/${shop.id}/promotions/new`)
  for (const [language, name] of [
    ['German', 'Kulanz im Winter'],
    ['French', 'Geste d’hiver'],
    ['Dutch', 'Wintergebaar'],
  ])
    await page.getByRole('textbox', { name: `Name, ${language}` }).fill(name ?? '')
  await choose(page, 'Kind of discount', 'An amount')
  const amounts = page.getByRole('textbox', { name: /^Discount, / })
  await expect(amounts.first()).toBeVisible()
  for (const field of await amounts.all()) await field.fill('5')
  await choose(page, 'Applies', 'With a code for each shopper')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Vouchers' }).click()
  const batch = page.getByRole('region', { name: 'Kulanz im Winter' })
  await batch.getByRole('textbox', { name: 'Number of codes' }).fill('12')
  await batch.getByRole('textbox', { name: 'Prefix' }).fill('sorry')
  const download = page.waitForEvent('download')
  await batch.getByRole('button', { name: 'Make codes' }).click()
  const file = await (await download).path()
  const codes = (await readFile(file, 'utf8')).trim().split('\r\n').slice(1)
  expect(codes).toHaveLength(12)
  await expect(batch).toContainText('12 codes, 0 used')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(codes[3]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Switch this code off' }).click()
  await expect(page.getByRole('region', { name: 'Find a code' }).getByRole('status')).toContainText('Off')
  await noViolations(page)
  await shot('vouchers')

  await page.getByRole('link', { name: 'Gift cards' }).click()
  await page.getByRole('button', { name: 'Give a gift card' }).click()
  const giving = page.getByRole('dialog', { name: 'Give a gift card' })
  await giving.getByRole('button', { name: 'Make it' }).click()
  await expect(giving).toContainText('Write an amount from 0.01 to 1000.00.')
  await giving.getByRole('textbox', { name: 'Amount' }).fill('25')
  await giving.getByRole('textbox', { name: 'Why' }).fill('A parcel came late')
  await noViolations(page)
  await giving.getByRole('button', { name: 'Make it' }).click()
  const code = /\w{4}-\w{4}-\w{4}-(\w{4})/.exec(await giving.getByRole('code').innerText())
  await giving.getByRole('button', { name: 'Handed over' }).click()
  await page.getByRole('textbox', { name: /^Last four/ }).fill(code?.[1] ?? '')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('€25.00')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Blocked')
  await noViolations(page)
  await shot('gift-cards')
})

test('a card is dragged by keyboard and pinned by its place, and the shop shows it so', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'rita@example.org', 'merchandiser')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rita@example.org', `/${shop.id}/ranking`)
  await noViolations(page)
  await choose(page, 'Category', new RegExp(`${shop.goods.listing.heading}$`))
  const cards = page.getByRole('grid').getByRole('row')
  await expect(cards.nth(3)).toBeVisible()
  await noViolations(page)
  const names = await cards.evaluateAll((rows) => rows.slice(0, 4).map((row) => row.ariaLabel ?? ''))
  const [first = '', , third = '', fourth = ''] = names

  await cards.first().focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Tab', 'Enter']) await page.keyboard.press(key)
  // A drag by keyboard begins a moment after its key.
  await expect(page.locator('[data-dragging=true]')).toHaveCount(1)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(cards.first()).toContainText(third)
  await expect(page.getByRole('region', { name: 'Live now' }).getByRole('listitem').first()).toContainText(
    first,
  )
  await shot('ranking-draft')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()
  await beginsWith(page, shop, third)

  await page.getByRole('button', { name: `Place and strength of ${fourth}`, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: fourth })
  await sheet.getByRole('textbox', { name: 'Pin to place' }).fill('1')
  await noViolations(page)
  await sheet.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(cards.first()).toContainText(fourth)
  await page.getByRole('button', { name: 'Publish' }).click()
  await beginsWith(page, shop, fourth)
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
  await noViolations(page)
  await shot('ranking')

  await page.emulateMedia({ colorScheme: 'dark' })
  // So high that the bar below covers nothing of the page.
  await page.setViewportSize({ width: 390, height: 3600 })
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a search without an answer becomes a synonym, and then finds', async ({ page, shop, noViolations }) => {
  test.slow()
  const term = 'wuselkrams'
  for (let time = 0; time < 3; time += 1) await page.goto(`${shopOrigin(shop)}/suche/?q=${term}`)
  await aMember(shop, 'suse@example.org', 'merchandiser')
  await signIn(page, 'suse@example.org', `/${shop.id}/search-words`)
  const asked = page.getByRole('region', { name: 'Searches without an answer' })
  await expect(async () => {
    await page.reload()
    await expect(asked).toContainText(term, { timeout: 5000 })
  }).toPass()
  await noViolations(page)

  await page.getByRole('button', { name: `Make a synonym of “${term}”` }).click()
  const line = page.getByRole('textbox', { name: 'Words that mean the same' })
  await expect(line).toBeFocused()
  await line.fill(`${term}, ${shop.goods.searchWord}`)
  await page.getByRole('button', { name: 'Add the line' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is found by within seconds' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(asked.getByRole('listitem').filter({ hasText: term })).toContainText('Answered by now', {
      timeout: 5000,
    })
  }).toPass()
  await noViolations(page)
  await shotsOf(page)('search-words')

  // By keyboard: with the line its button is gone, and the focus goes to what is left of the card.
  await page.getByRole('button', { name: new RegExp(`^Take out “${term}`) }).press('Enter')
  const putBack = page.getByRole('button', { name: 'Put it back' })
  await expect(putBack).toBeVisible()
  await expect(page.locator('main :focus')).toBeVisible()
  await putBack.press('Enter')
  await expect(putBack).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Synonyms' })).toBeFocused()

  await page.goto(`${shopOrigin(shop)}/suche/?q=${term}`)
  await expect(page.locator('main article').first()).toBeVisible()
})

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** Finds an article by its number and takes it into a list. */
async function pick(page: Page, label: string, number: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(number)
  await page
    .getByRole('list', { name: 'Found goods' })
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
}

/** What the basket of a new guest says. */
async function basketText(shop: ShopUnderTest): Promise<string> {
  const guest = await guestByApi(shop)
  const text = await (await guest.add(shop.goods.small.variantId, 2)).text()
  await guest.dispose()
  return text
}

/** The listing of the shop begins with a product, within the seconds that it takes. */
async function beginsWith(page: Page, shop: ShopUnderTest, name: string): Promise<void> {
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(shopOrigin(shop) + shop.goods.listing.path)
    await expect(visitor.locator('main article').first()).toContainText(name, { timeout: 5000 })
  }).toPass()
  await visitor.close()
}
