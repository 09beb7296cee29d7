import { expect, type Page } from '@playwright/test'
import { type Locale, markets } from '@shop/domain/market/markets'
// @boundaries-ignore a tool of the whole workspace
import type { ScreenName } from '../../scripts/shots/screens.ts'
import { ADDRESSES } from '../fixtures/addresses.ts'
import type { Words } from '../fixtures/catalogues.ts'
import { type Goods, productPath } from '../fixtures/goods.ts'
import { alive } from '../fixtures/shop.ts'

export type Walk = { page: Page; say: Words; goods: Goods; locale: Locale; prefix: string; origin: string }
/** Takes the picture of a screen, where it is asked for. */
export type Take = (screen: ScreenName) => Promise<void>

/** Buys one product as a guest who pays in advance, and shows every screen on the way. */
export async function purchase(
  { page, say, goods, locale, prefix, origin }: Walk,
  take: Take,
): Promise<void> {
  await page.goto(`${origin}${productPath(goods.large.number, prefix)}`)
  await alive(page)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: say('product.addToBasket'), exact: true })
    .first()
    .click()
  const layer = page.getByRole('dialog')
  await expect(layer.getByRole('status').first()).not.toBeEmpty()
  await take('add-layer')
  await layer.getByRole('link', { name: say('addToCart.toBasket') }).click()
  await expect(page).toHaveURL(/\/warenkorb\/$/)
  await take('basket')
  await page.getByRole('link', { name: say('basket.toCheckout'), exact: true }).click()
  await expect(page).toHaveURL(/\/kasse\/login\/$/)
  await take('checkout-sign-in')
  await page.getByRole('link', { name: say('checkoutLogin.goToGuest') }).click()
  await expect(page).toHaveURL(/\/kasse\/\?way=guest$/)
  await fillAddress(page, say, locale)
  await take('checkout-address')
  await page.getByRole('button', { name: say('checkout.toPayment') }).click()
  await page.locator('input[type="radio"][value="V"]').check()
  await take('checkout-payment')
  await page.getByRole('button', { name: say('checkout.toReview') }).click()
  const terms = main.getByRole('checkbox').last()
  await terms.check()
  await take('checkout-review')
  await main
    .getByRole('button', { name: say('checkout.placeOrder') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/danke\/\?order=/)
  await take('thanks')
}

async function fillAddress(page: Page, say: Words, locale: Locale): Promise<void> {
  const address = ADDRESSES[markets[locale].country]
  await page.getByLabel(say('checkout.email')).first().fill('anna.berg@example.org')
  await page.locator('[name="shipping.gender"]').selectOption('f')
  await page.locator('[name="shipping.firstName"]').fill('Anna')
  await page.locator('[name="shipping.lastName"]').fill('Berg')
  await page.locator('[name="shipping.street"]').fill(address.street)
  if (address.houseNumber) await page.locator('[name="shipping.houseNumber"]').fill(address.houseNumber)
  await page.locator('[name="shipping.zip"]').fill(address.zip)
  await page.locator('[name="shipping.city"]').fill(address.city)
  await page.locator('[name="shipping.phone"]').fill(address.phone)
}

/** Opens an account and puts two things on its wish list. */
export async function signUp({ page, say, goods, locale, prefix, origin }: Walk): Promise<void> {
  const email = `anna-${crypto.randomUUID()}@example.org`
  const answer = await page.request.post(`${origin}/api/user/auth/register/?locale=${locale}`, {
    headers: { origin, 'idempotency-key': email },
    data: {
      first_name: 'Anna',
      last_name: 'Muster',
      email,
      gender: 'f',
      newsletter: false,
      register_password: 'Ein-Lindenbaum-7',
    },
  })
  expect(answer.status()).toBe(200)
  for (const { number } of [goods.large, goods.small]) {
    await page.goto(`${origin}${productPath(number, prefix)}`)
    await alive(page)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const kept = page.waitForResponse((response) => response.url().includes('/wishlist/addItem/'))
    await page
      .getByRole('main')
      .getByRole('button', { name: say('wishlist.toggle', { name }) })
      .first()
      .click()
    await kept
  }
}
