import type { Page } from '@playwright/test'
import { choosePayment, fillAddress, goToCheckout, order, orderNumberOf } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const NOTE = 'Bitte im zweiten Hof klingeln'

test.beforeEach(async ({ page, shop }) => {
  await page.goto(productPath(shop.goods.small.number))
  await goToCheckout(page, 'de-de')
  await fillAddress(page, 'de-de')
  await choosePayment(page, 'de-de', 'KK')
  await page.getByLabel('Hinweis zur Bestellung').fill(NOTE)
  await order(page, 'de-de')
})

test(
  'a declined card leads back to the checkout, where another method works',
  IN_ONE_SHOP,
  async ({ page }) => {
    await end(page, 'Zahlung ablehnen')

    await nothingIsLost(page)
    await choosePayment(page, 'de-de', 'V')
    await order(page, 'de-de')
    await orderNumberOf(page, 'de-de')
    await expect(page.getByRole('region', { name: 'Bankverbindung' })).toBeVisible()
  },
)

test(
  'whoever abandons the payment finds basket and address as they were',
  IN_OTHER_SHOP,
  async ({ page, shop, say }) => {
    await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()

    await nothingIsLost(page)
    await page.getByRole('button', { name: say('checkout.toReview') }).click()
    await expect(page.getByRole('main').getByRole('link', { name: shop.goods.small.name })).toBeVisible()
    // It was forgotten with the click that ordered, before anything was paid.
    await expect(page.getByLabel('Hinweis zur Bestellung')).toHaveValue(NOTE)
  },
)

test(
  'the same card works at the second attempt, with the bank’s question in between',
  everyNight('e2e/journeys/bancontact.spec.ts', IN_OTHER_SHOP),
  async ({ page }) => {
    await end(page, 'Zahlung ablehnen')
    await nothingIsLost(page)
    await choosePayment(page, 'de-de', 'KK')
    await order(page, 'de-de')

    await end(page, /3-D Secure/)
    await page.getByLabel('Code').fill('9999')
    await page.getByRole('button', { name: 'Code bestätigen' }).click()
    await expect(page.getByRole('alert')).toHaveText(/Code stimmt nicht/)
    await page.getByLabel('Code').fill('1234')
    await page.getByRole('button', { name: 'Code bestätigen' }).click()
    await orderNumberOf(page, 'de-de')
  },
)

/** Ends the test payment in a way that shoppers do not see at first. */
async function end(page: Page, name: string | RegExp) {
  await page.getByText('Andere Ausgänge testen').click()
  await page.getByRole('button', { name }).click()
}

async function nothingIsLost(page: Page) {
  await expect(page).toHaveURL(/\/kasse\/\?payment=failed$/)
  await expect(page.getByRole('alert').filter({ hasText: /nichts abgebucht/ })).toBeVisible()
  const address = page.getByRole('region', { name: 'Adresse' })
  await expect(address).toContainText('anna.berg@example.org')
  await expect(address).toContainText('Lindenweg 12')
}
