import type { Page } from '@playwright/test'
import { refuseByDefault } from '../fixtures/consent.ts'
import { productPath } from '../fixtures/goods.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

/** By their list: the layer that follows has list items with buttons of its own, the hearts of what it recommends. */
const choices = (page: Page) =>
  page.getByRole('dialog').getByRole('list', { name: 'Ausführung' }).getByRole('button')

test(
  'a wishlist is shared with a friend, goes into the basket, and is taken back',
  IN_ONE_SHOP,
  async ({ browser, open, page, shop, noViolations }) => {
    const { large } = shop.goods
    await open(productPath(large.number))
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /auf die Wunschliste$/ })
      .first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await open('/wunschliste/')
    const wish = page.getByRole('main').getByRole('article').filter({ hasText: large.name })
    await expect(wish).toBeVisible()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    const link = await page.getByLabel('Link zur Liste').inputValue()
    await noViolations(page)

    const friend = await browser.newContext()
    await refuseByDefault(friend)
    const theirs = await friend.newPage()
    await theirs.goto(link)
    await expect(theirs.getByRole('main').getByRole('article').filter({ hasText: large.name })).toBeVisible()
    await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await alive(theirs)
    await noViolations(theirs)

    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeVisible()
    await theirs.reload()
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'Diese Liste ist nicht mehr geteilt' }),
    ).toBeVisible()
    await friend.close()

    await wish.getByRole('button', { name: /^In den Warenkorb/ }).click()
    const choice = choices(page).first()
    const layer = page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' })
    await expect(choice.or(layer).first()).toBeVisible()
    if (await choice.isVisible()) await choice.click()
    await expect(layer).toBeVisible()
    await expect(wish).toHaveCount(0)
  },
)

// The focus fell out of the page with the pressed button.
test(
  'a wish that goes hands the focus on, and comes back where that is undone',
  IN_ONE_SHOP,
  async ({ open, page, shop }) => {
    const { large, small } = shop.goods
    const hearts = page.getByRole('main').getByRole('button', { name: /auf die Wunschliste$/ })
    for (const { number } of [large, small]) {
      await open(productPath(number))
      await hearts.first().click()
      await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    }
    await open('/wunschliste/')
    const wishes = page.getByRole('main').getByRole('article')
    await expect(wishes).toHaveCount(2)

    const removed = wishes
      .filter({ hasText: small.name })
      .getByRole('button', { name: /auf die Wunschliste$/ })
    await removed.press('Enter')
    await expect(wishes).toHaveCount(1)
    await expect(wishes.getByRole('button', { name: /auf die Wunschliste$/ })).toBeFocused()

    // Once pressed, the heart of a wish was gone with the wish, and nothing led back.
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
    await expect(wishes).toHaveCount(2)
    await expect(removed).toBeFocused()
    await removed.press('Enter')
    await expect(wishes).toHaveCount(1)

    await wishes.getByRole('button', { name: /^In den Warenkorb/ }).press('Enter')
    const choice = choices(page).first()
    const layer = page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' })
    await expect(choice.or(layer).first()).toBeVisible()
    if (await choice.isVisible()) await choice.press('Enter')
    await expect(layer).toBeVisible()
    await expect(wishes).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  },
)
