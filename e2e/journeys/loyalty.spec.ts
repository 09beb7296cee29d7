import { choosePayment, fillAddress, goToCheckout, order } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a guest gives the number for PAYBACK points, mistyped at first, and finds it with the order',
  IN_OTHER_SHOP,
  async ({ page, shop, noViolations }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await fillAddress(page, 'de-de')
    await choosePayment(page, 'de-de', 'V')
    const number = page.getByRole('textbox', { name: 'PAYBACK Nummer' })
    const take = page.getByRole('button', { name: 'Nummer übernehmen' })

    await number.fill('3083 4212 3456 7890')
    await number.press('Shift+Tab')
    await expect(number).toHaveAccessibleDescription(/Vielleicht ist eine Ziffer vertippt/)
    await number.fill('12345')
    await take.click()
    await expect(number).toHaveAccessibleDescription(/Eine Kundennummer hat 10 Ziffern/)
    await noViolations(page)
    await number.fill('1234 567 890')
    await take.click()

    await expect(page.getByText('Punkte gehen an die Nummer 1234567890')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Punkte gehen an die Nummer 1234567890')).toBeVisible()
    await noViolations(page)
    await order(page, 'de-de')
    await expect(page.getByText(/PAYBACK Punkte? für die Nummer •••• 7890/)).toBeVisible()
    await noViolations(page)
  },
)

test(
  'a shop without points asks for no number',
  everyNight('packages/commerce/src/loyalty/loyalty.test.ts', IN_ONE_SHOP),
  async ({ page, shop }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await fillAddress(page, 'de-de')
    await choosePayment(page, 'de-de', 'V')

    await expect(page.getByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible()
    await expect(page.getByText('PAYBACK')).toHaveCount(0)
  },
)
