import type { Page } from '@playwright/test'
import { choosePayment, fillAddress, goOnAsGuest, putIntoBasket } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, type ShopUnderTest } from '../fixtures/shops.ts'
import { slowScripts } from '../fixtures/slow-scripts.ts'

test(
  'the basket survives a reload and a new tab',
  everyNight('e2e/journeys/basket.spec.ts', IN_ONE_SHOP),
  async ({ page, context, shop }) => {
    const { small } = shop.goods
    await fillBasket(page, small.number)

    await page.reload()
    await expect(line(page, small.name)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/warenkorb/')
    await expect(line(other, small.name)).toBeVisible()
    await expect(other.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  },
)

test(
  'basket and checkout ask once, and before their scripts are there',
  everyNight('packages/storefront/src/vike/document/early-calls.test.ts', IN_ONE_SHOP),
  async ({ page, context, shop }) => {
    await fillBasket(page, shop.goods.small.number)
    for (const [address, call] of [
      ['/warenkorb/', '/api/shop/basket/get/'],
      ['/kasse/login/', null],
    ] as const) {
      const other = await context.newPage()
      const asked: string[] = []
      let isScripted = false
      other.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) asked.push(`${isScripted ? 'late' : 'early'} ${pathname}`)
      })
      await slowScripts(other, () => {
        isScripted = true
      })
      await other.goto(address)
      await expect(other.getByRole('main').getByRole('heading').first()).toBeVisible()
      await quiet(other, QUIET_MS)

      expect(asked.filter((one) => one.endsWith('/api/user/'))).toEqual(['early /api/user/'])
      if (call !== null)
        expect(asked.filter((one) => one.includes(call))).toEqual([expect.stringMatching(/^early /)])
      await other.close()
    }
  },
)

test(
  'more and fewer pieces change line, sum and the way to free shipping',
  IN_OTHER_SHOP,
  async ({ page, shop, say }) => {
    const { small } = shop.goods
    await fillBasket(page, small.number)
    const row = line(page, small.name)
    const amount = row.getByRole('textbox', { name: 'Menge' })
    await expect(row.getByRole('button', { name: 'Menge verringern' })).toBeDisabled()
    const single = await sumOf(page)
    const missing = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
      (shop.freeShippingFrom - single) / 100,
    )
    await expect(page.getByText(`Noch ${missing} bis zum kostenlosen Versand`)).toBeVisible()

    await row.getByRole('button', { name: 'Menge erhöhen' }).click()
    await expect(amount).toHaveValue('2')
    await expect.poll(() => sumOf(page)).toBe(single * 2)

    await amount.fill('3')
    await amount.press('Enter')
    await expect.poll(() => sumOf(page)).toBe(single * 3)

    await row.getByRole('button', { name: 'Menge verringern' }).click()
    await expect.poll(() => sumOf(page)).toBe(single * 2)
    await page.reload()
    await expect(line(page, small.name).getByRole('textbox', { name: 'Menge' })).toHaveValue('2')

    await amount.fill('20')
    await amount.press('Enter')
    await expect(page.getByText('Der Versand ist kostenlos.')).toBeVisible()

    // It became what there is without a word.
    await amount.fill('9999')
    await amount.press('Enter')
    await expect(page.getByRole('main').getByText(say('basket.reduced'))).toBeVisible()
    await expect(amount).not.toHaveValue('9999')
  },
)

// The zero waited for what was on its way, and took the line away although another number was typed behind it.
test('a quantity that is typed behind a zero keeps the line', IN_ONE_SHOP, async ({ page, shop }) => {
  const { small } = shop.goods
  await fillBasket(page, small.number)
  const amount = line(page, small.name).getByRole('textbox', { name: 'Menge' })
  const single = await sumOf(page)
  const typed = Promise.withResolvers<void>()
  await page.route(/\/api\/shop\/basket\/updateItem\//, async (route) => {
    await typed.promise
    await route.continue()
  })

  for (const quantity of ['2', '0', '3']) {
    await amount.fill(quantity)
    await amount.press('Enter')
  }
  typed.resolve()

  await expect.poll(() => sumOf(page)).toBe(single * 3)
  await expect(amount).toHaveValue('3')
})

test(
  'a line that is removed is gone for good',
  everyNight('e2e/journeys/basket.spec.ts', IN_ONE_SHOP),
  async ({ page, shop, say }) => {
    const { small, large } = shop.goods
    await fillBasket(page, small.number)
    await fillBasket(page, large.number)
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Menge' })).toHaveCount(2)

    await line(page, small.name)
      .getByRole('button', { name: /entfernen$/ })
      .click()
    await expect(line(page, small.name)).toHaveCount(0)
    await line(page, large.name)
      .getByRole('button', { name: /entfernen$/ })
      .click()
    await expect(page.getByText(say('basket.emptyText'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(say('basket.emptyText'))).toBeVisible()
  },
)

test(
  'a line that somebody else bought meanwhile is explained, and can be removed',
  IN_OTHER_SHOP,
  async ({ page, shop, say }) => {
    const { lastPiece } = shop.goods
    await fillBasket(page, lastPiece.number)
    await expect(page.getByRole('link', { name: 'Zur Kasse', exact: true })).toBeVisible()

    await buyLastPiece(shop)

    await page.reload()
    const row = line(page, lastPiece.name)
    await expect(row.getByText(/Gerade nicht lieferbar/)).toBeVisible()
    await expect(page.getByText(say('basket.removeUnavailable'))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zur Kasse', exact: true })).toHaveCount(0)
    await row.getByRole('button', { name: /entfernen$/ }).click()
    await expect(page.getByText(say('basket.emptyText'))).toBeVisible()
  },
)

// Every way to pay said that all was paid already, and the checkout asked for one.
test(
  'a checkout whose only article is gone leads back to the basket, and asks for nothing',
  everyNight('packages/storefront/src/pages/checkout/lost/unavailable-checkout.test.tsx', IN_ONE_SHOP),
  async ({ page, shop, say }) => {
    const { lastPiece } = shop.goods
    await fillBasket(page, lastPiece.number)
    await page.getByRole('link', { name: 'Zur Kasse', exact: true }).click()
    await goOnAsGuest(page, 'de-de')
    await fillAddress(page, 'de-de')
    await choosePayment(page, 'de-de', 'V')
    await buyLastPiece(shop)

    // Whoever comes to it has lost no focus, and begins at the top like everywhere.
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByText(lastPiece.name)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(main.getByRole('alert').filter({ hasText: lastPiece.name })).toHaveCount(0)
    await expect(page.locator('body')).toBeFocused()
    await main.getByRole('link', { name: say('checkout.changeBasket') }).click()
    await expect(line(page, lastPiece.name).getByText(/Gerade nicht lieferbar/)).toBeVisible()
  },
)

test(
  'a line can be taken out and put back, wait for later, and another tab follows',
  IN_OTHER_SHOP,
  async ({ page, context, shop, say }) => {
    const { small } = shop.goods
    await fillBasket(page, small.number)
    const other = await context.newPage()
    await other.goto('/warenkorb/')
    await expect(line(other, small.name)).toBeVisible()

    await line(page, small.name)
      .getByRole('button', { name: /entfernen$/ })
      .click()
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    // A notice that is pointed at stays.
    await undo.hover()
    await expect(page.getByText(say('basket.emptyText'))).toBeVisible()
    await expect(other.getByText(say('basket.emptyText'))).toBeVisible()
    // The button is gone with its line.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // It stayed, and a second press put as many in again.
    await undo.focus()
    await undo.press('Enter')
    await expect(line(page, small.name)).toBeVisible()
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // A zero became a one without a word.
    const amount = line(page, small.name).getByRole('textbox', { name: 'Menge' })
    await amount.fill('0')
    await amount.press('Enter')
    await expect(page.getByText(say('basket.emptyText'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await undo.click()
    await expect(amount).toHaveValue('1')

    await page.getByRole('button', { name: /für später merken$/ }).click()
    const saved = page.getByRole('region', { name: /^Für später gemerkt/ })
    await expect(saved.getByRole('link', { name: small.name })).toBeVisible()
    await saved.getByRole('button', { name: /in den Warenkorb$/ }).click()
    await expect(saved).toHaveCount(0)
    await expect(line(other, small.name)).toBeVisible()
  },
)

test('the basket opens below its icon, for mouse and keyboard', IN_ONE_SHOP, async ({ page, shop }) => {
  const { small } = shop.goods
  await fillBasket(page, small.number)
  await page.goto(productPath(shop.goods.large.number))
  const icon = page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })
  const inside = page.getByRole('banner').getByRole('link', { name: small.name })

  // What is personal comes with the first sign of a reader.
  await page.mouse.move(200, 300)
  await page.mouse.move(220, 320)
  await icon.hover()
  await expect(inside).toBeVisible()
  await page.mouse.move(0, 500)
  await expect(inside).toHaveCount(0)

  await icon.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(inside).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inside).toHaveCount(0)
  await expect(icon).toBeFocused()
})

async function fillBasket(page: Page, number: string) {
  await page.goto(productPath(number))
  await putIntoBasket(page, 'de-de')
  await page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Menge' }).first()).toBeVisible()
}

/** Somebody else is quicker. */
async function buyLastPiece(shop: ShopUnderTest): Promise<void> {
  const quicker = await guestByApi(shop)
  await quicker.add(shop.goods.lastPiece.variantId, 1)
  await quicker.prepareOrder()
  expect((await quicker.order('the-last-piece')).status()).toBe(201)
  await quicker.dispose()
}

function line(page: Page, name: RegExp) {
  const remove = page.getByRole('button', { name: /entfernen$/ })
  return page.getByRole('main').getByRole('listitem').filter({ has: remove }).filter({ hasText: name })
}

/** What the goods cost together, in cents. */
async function sumOf(page: Page): Promise<number> {
  const summary = page.getByRole('complementary')
  const sum = await summary.getByRole('definition').first().innerText()
  return Number(sum.replaceAll(/\D/g, ''))
}
