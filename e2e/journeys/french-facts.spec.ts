import { markets } from '@shop/domain/market/markets'
import { choosePayment, fillAddress, goToCheckout } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

// eu-duties C-19b-FR: the contribution stood on the product page alone, and nothing said how a device is sorted.
test(
  'a device in France names its contribution, spare parts and bin, up to the order',
  IN_ONE_SHOP,
  async ({ page, shop, noViolations }) => {
    test.skip(!shop.markets.includes(markets['fr-fr']), `${shop.brandName} does not sell there`)
    const { electrical } = shop.productGoods
    const main = page.getByRole('main')
    const contribution = main.getByText(/dont \d+,\d\d.€ d’éco-participation/)

    await page.goto(productPath(electrical.number, '/fr-fr'))
    await expect(contribution.first()).toBeVisible()
    await main.getByText('Réparation et tri', { exact: true }).scrollIntoViewIfNeeded()
    await expect(main.getByRole('img', { name: /^Triman/ })).toBeVisible()
    await expect(main.getByText('disponibles pendant 5 ans')).toBeVisible()
    await noViolations(page)

    await goToCheckout(page, 'fr-fr')
    await fillAddress(page, 'fr-fr')
    await choosePayment(page, 'fr-fr', 'V')
    await expect(contribution.first()).toBeVisible()
  },
)

test(
  'elsewhere nothing of it is said',
  everyNight('packages/domain/src/product-detail/owed-facts.test.ts', IN_ONE_SHOP),
  async ({ page, shop }) => {
    await page.goto(productPath(shop.productGoods.electrical.number))

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Umweltbeitrag')).toHaveCount(0)
    await expect(page.getByText('Reparatur und Entsorgung')).toHaveCount(0)
  },
)
