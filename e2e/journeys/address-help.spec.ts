import { fillAddress, goToCheckout, wordsOf } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

test(
  'the postal code fills in its town, keeps what was typed, and asks where both do not go together',
  IN_ONE_SHOP,
  async ({ page, shop, say, noViolations }) => {
    await page.goto(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    const zip = page.locator('[name="shipping.zip"]')
    const city = page.locator('[name="shipping.city"]')

    await zip.focus()
    await page.keyboard.type('50667')
    await expect(city).toHaveValue('Köln')
    await page.keyboard.press('Tab')
    await expect(city).toBeFocused()

    await zip.fill('03222')
    const town = page.getByRole('button', { name: 'Lübbenau', exact: true })
    await expect(town).toBeVisible()
    await expect(page.getByText(say('address.townDoubt', { zip: '03222', city: 'Köln' }))).toBeVisible()
    await noViolations(page)
    await town.focus()
    await page.keyboard.press('Enter')
    await expect(city).toHaveValue('Lübbenau')
    await expect(city).toBeFocused()
    await expect(town).toHaveCount(0)

    // A new town that no directory knows yet is no reason to refuse an order.
    await fillAddress(page, 'de-de')
    await expect(page.getByRole('button', { name: wordsOf('de-de').toReview })).toBeVisible()
  },
)
