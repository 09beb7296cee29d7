import { order, orderNumberOf, putIntoBasket, wordsOf } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'from the product through PayPal to the last page, and ordered there with one more press',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, shop, origin, noViolations, say }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    await page.goto(productPath(shop.goods.small.number))
    const short = page.getByRole('main').getByRole('button', { name: 'Mit PayPal zur Kasse' })
    await alive(page)
    await short.click()

    await expect(page.getByRole('heading', { level: 1, name: 'Weiter mit PayPal' })).toBeVisible()
    await noViolations(page)
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('€')
    await noViolations(page)
    await page.getByRole('button', { name: say('sandbox.expressGo') }).click()

    await expect(page).toHaveURL(/\/kasse\/\?way=guest$/)
    await expect(page.getByText('Testallee 7').first()).toBeVisible()
    await order(page, 'de-de')
    await orderNumberOf(page, 'de-de')
    expect(foreign).toEqual([])
  },
)

test(
  'from the checkout through Google Pay; whoever closes the sheet is where they were',
  IN_ONE_SHOP,
  async ({ page, shop, say }) => {
    await page.goto(productPath(shop.goods.small.number))
    await putIntoBasket(page, 'de-de')
    await page.goto('/kasse/?way=guest')
    await page.getByRole('button', { name: 'Mit Google Pay zur Kasse' }).click()
    const opened = page.getByRole('button', { name: 'Google Pay', exact: true })
    await opened.click()
    await page.getByRole('button', { name: say('sandbox.abandon') }).click()
    await expect(opened).toBeEnabled()
    await page.getByRole('link', { name: say('express.toCheckout') }).click()
    await expect(page.locator('[name="shipping.street"], [href$="/kasse/?way=guest"]').first()).toBeVisible()
    await page.goBack()
    await opened.click()
    await page.getByRole('button', { name: say('sandbox.expressGo') }).click()

    await expect(page.getByText(wordsOf('de-de').methods.KK).first()).toBeVisible()
    await order(page, 'de-de')
    await orderNumberOf(page, 'de-de')
  },
)

test(
  'a sealed answer of another tab opens nothing, and the address can be typed',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    await page.goto(productPath(shop.goods.small.number))
    await putIntoBasket(page, 'de-de')
    await page.goto('/kasse/?way=guest&express=kept')

    await expect(page).toHaveURL(/\/kasse\/\?way=guest$/)
    await expect(page.locator('[name="shipping.street"]')).toBeVisible()
  },
)
