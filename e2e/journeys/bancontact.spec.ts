import type { Page } from '@playwright/test'
import { markets } from '@shop/domain/market/markets'
import { type Words, wordsIn } from '../fixtures/catalogues.ts'
import { choosePayment, fillAddress, goToCheckout, order, orderNumberOf } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP } from '../fixtures/shops.ts'

const LOCALE = 'fr-be'

let words: Words

test.beforeEach(async ({ page, shop }) => {
  test.skip(!shop.markets.includes(markets[LOCALE]), `${shop.brandName} does not sell there`)
  words = await wordsIn(LOCALE, shop.id)

  await page.goto(productPath(shop.goods.small.number, `/${LOCALE}`))
  await goToCheckout(page, LOCALE)
  await fillAddress(page, LOCALE)
})

// The payment page promised it, and the checkout did not have it.
test(
  'a Belgian finds Bancontact first, as the footer and the page on paying say, and buys with it',
  BY_DAY_IN_ONE_SHOP,
  async ({ page }) => {
    const ways = page.getByRole('group', { name: words('checkout.payment') }).getByRole('radio')
    await expect(ways.first()).toHaveAccessibleName(/^Bancontact/)
    await ways.first().check()
    await expect(page.getByRole('main')).toContainText(words('payment.bancontactNote'))
    await choosePayment(page, LOCALE, 'BC')
    await order(page, LOCALE)
    await page.getByRole('button', { name: words('sandbox.approve') }).click()

    expect(await orderNumberOf(page, LOCALE)).not.toBe('')
    await expect(page.getByRole('main')).toContainText('Bancontact')
    await expect(page.getByRole('contentinfo')).toContainText('Bancontact')
    await page.goto(`/${LOCALE}/zahlung/`)
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /^Bancontact$/ }),
    ).toBeVisible()
  },
)

test(
  'a Belgian whom the bank refuses comes back with everything, and pays at the second attempt',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page }) => {
    await choosePayment(page, LOCALE, 'BC')
    await order(page, LOCALE)
    await end(page, 'sandbox.scenario.decline')

    await expect(page).toHaveURL(/\/fr-be\/kasse\/\?payment=failed$/)
    await expect(page.getByRole('alert').filter({ hasText: words('checkout.paymentFailed') })).toBeVisible()
    await expect(page.getByRole('region', { name: words('checkout.addressTitle') })).toContainText(
      'Tiensestraat',
    )
    await choosePayment(page, LOCALE, 'BC')
    await order(page, LOCALE)
    await end(page, 'sandbox.scenario.challenge')
    await page.getByLabel(words('sandbox.code')).fill('9999')
    await page.getByRole('button', { name: words('sandbox.confirm') }).click()
    await expect(page.getByRole('alert')).toContainText(words('sandbox.wrongCode'))
    await page.getByLabel(words('sandbox.code')).fill('1234')
    await page.getByRole('button', { name: words('sandbox.confirm') }).click()

    expect(await orderNumberOf(page, LOCALE)).not.toBe('')
  },
)

/** Ends the test payment in a way that shoppers do not see at first. */
async function end(page: Page, scenario: string) {
  await page.getByText(words('sandbox.scenarios')).click()
  await page.getByRole('button', { name: words(scenario) }).click()
}
