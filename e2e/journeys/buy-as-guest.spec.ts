import type { Page } from '@playwright/test'
import { markets } from '@shop/domain/market/markets'
import type { GuestLocale } from '../fixtures/addresses.ts'
import {
  choosePayment,
  fillAddress,
  goToCheckout,
  order,
  orderNumberOf,
  wordsOf,
} from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test('a guest in Germany buys by card and finds the basket empty afterwards', async ({ page, shop }) => {
  await page.goto(productPath(shop.goods.large.number))
  await goToCheckout(page, 'de-de')
  await fillAddress(page, 'de-de')
  await choosePayment(page, 'de-de', 'KK')
  await order(page, 'de-de')
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()

  const number = await orderNumberOf(page, 'de-de')
  expect(number).toMatch(/^[A-Z]{2}-?\d/)
  await expect(page.getByRole('main').getByText(shop.goods.large.name).first()).toBeVisible()

  await page.reload()
  expect(await orderNumberOf(page, 'de-de')).toBe(number)
  await basketIsEmpty(page, 'de-de')
})

test(
  'a guest in Switzerland buys by invoice, in francs from the first page to the last',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, shop }) => {
    test.skip(!shop.markets.includes(markets['de-ch']), `${shop.brandName} does not sell there`)
    await page.goto(productPath(shop.goods.small.number, '/de-ch'))
    await expect(page.getByRole('main').getByText(/CHF/).first()).toBeVisible()
    await goToCheckout(page, 'de-ch')
    await expect(page.getByRole('complementary').getByText(/CHF/).first()).toBeVisible()
    await fillAddress(page, 'de-ch')
    await choosePayment(page, 'de-ch', 'RE')
    await order(page, 'de-ch')

    const number = await orderNumberOf(page, 'de-ch')
    expect(number).not.toBe('')
    await expect(page.getByRole('main').getByText(/CHF/).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/€/)).toHaveCount(0)
    await basketIsEmpty(page, 'de-ch')
  },
)

// The checkout said that nothing was to be paid "yet", as if nothing had been ordered.
test(
  'whoever goes back after an order reads that it is placed, and finds it again',
  everyNight('e2e/journeys/buy-as-guest.spec.ts', IN_OTHER_SHOP),
  async ({ page, shop, say }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await fillAddress(page, 'de-de')
    await choosePayment(page, 'de-de', 'V')
    await order(page, 'de-de')
    const number = await orderNumberOf(page, 'de-de')

    await page.goBack()
    await expect(page.getByRole('heading', { name: say('checkout.placedTitle') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
    await page.getByRole('link', { name: say('checkout.placedShow') }).click()
    expect(await orderNumberOf(page, 'de-de')).toBe(number)
  },
)

// The look back at the checkout, made before paying, had it forget the order; paid, it then called the basket empty.
test(
  'whoever looks back before paying still reads afterwards that the order is placed',
  IN_OTHER_SHOP,
  async ({ page, shop, say }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await fillAddress(page, 'de-de')
    await choosePayment(page, 'de-de', 'KK')
    await order(page, 'de-de')
    await expect(page).toHaveURL(/\/sandbox\//)

    await page.goBack()
    await expect(page.getByRole('complementary').getByText(/€/).first()).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: say('sandbox.approve') }).click()
    const number = await orderNumberOf(page, 'de-de')
    await page.goto('/kasse/?way=guest')

    await expect(page.getByRole('heading', { name: say('checkout.placedTitle') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
    await page.getByRole('link', { name: say('checkout.placedShow') }).click()
    expect(await orderNumberOf(page, 'de-de')).toBe(number)
  },
)

// The complaint about a birth date came from the server and stayed while another date was typed.
test(
  'a birth date that does not do is told before anything is sent, and forgotten once it is right',
  everyNight('packages/domain/src/person/payer-birth-date-problems.test.ts', IN_OTHER_SHOP),
  async ({ page, shop }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await fillAddress(page, 'de-de')
    await page.getByRole('radio', { name: wordsOf('de-de').methods.RE }).check()
    const birthDate = page.locator('[name="birthDate"]')

    await page.getByRole('button', { name: wordsOf('de-de').toReview }).click()
    await expect(birthDate).toBeFocused()
    await expect(birthDate).toHaveAccessibleDescription(/Bitte ausfüllen/)
    await birthDate.fill(`${new Date().getFullYear() - 10}-05-05`)
    await expect(birthDate).toHaveAccessibleDescription(/Diese Zahlungsart gibt es ab 18 Jahren/)

    await birthDate.fill('1985-05-05')
    await expect(birthDate).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: wordsOf('de-de').toReview }).click()
    await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeFocused()
  },
)

test(
  'a guest in France pays in advance and learns where to',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, shop }) => {
    test.skip(!shop.markets.includes(markets['fr-fr']), `${shop.brandName} does not sell there`)
    await page.goto(productPath(shop.goods.large.number, '/fr-fr'))
    await goToCheckout(page, 'fr-fr')
    await fillAddress(page, 'fr-fr')
    await choosePayment(page, 'fr-fr', 'V')
    await order(page, 'fr-fr')

    const number = await orderNumberOf(page, 'fr-fr')
    const bank = page.getByRole('region', { name: wordsOf('fr-fr').bank })
    await expect(bank).toContainText('IBAN')
    await expect(bank).toContainText(/DE89/)
    await expect(bank).toContainText(number)
    await expect(bank).toContainText(/€/)

    const calendar = page.getByRole('link', { name: 'Ajouter la livraison à l’agenda' })
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(`Commande ${number}`)
    await basketIsEmpty(page, 'fr-fr')
  },
)

async function basketIsEmpty(page: Page, locale: GuestLocale) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Warenkorb|Panier)/ })
    .click()
  await expect(page).toHaveURL(/\/warenkorb\/$/)
  await expect(page.getByText(wordsOf(locale).emptyBasket)).toBeVisible()
}
