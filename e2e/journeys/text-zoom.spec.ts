import { fillAddress, goOnAsGuest, putIntoBasket } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { inTurn } from '../fixtures/shops.ts'
import { doubleText, unreadable } from '../fixtures/text-zoom.ts'

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

for (const [index, size] of WINDOWS.entries()) {
  test(
    `everything can be read in a window of ${size.width} with text alone twice as large`,
    everyNight('e2e/journeys/accessibility.spec.ts', inTurn(index)),
    async ({ page, open, shop, proves }) => {
      test.slow()
      await page.setViewportSize(size)
      const read = async (name: string) => {
        await doubleText(page)
        expect.soft(await unreadable(page), name).toEqual([])
        await proves(page, 'text zoom')
        await page.reload()
      }

      await open('/')
      await read('the home page')
      await open(productPath(shop.goods.large.number))
      await read('a large product')
      await open(productPath(shop.goods.small.number))
      await read('a small product')
      await putIntoBasket(page, 'de-de')
      await page.goto('/warenkorb/')
      await expect(page.getByRole('textbox', { name: 'Menge' })).toBeVisible()
      await read('the basket')
      await page.getByRole('main').getByRole('link', { name: 'Zur Kasse', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Als Gast bestellen' })).toBeVisible()
      await read('the sign-in of the checkout')
      await goOnAsGuest(page, 'de-de')
      await read('the address')
      await fillAddress(page, 'de-de')
      await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeVisible()
      await doubleText(page)
      expect.soft(await unreadable(page), 'shipping and payment').toEqual([])
      await proves(page, 'text zoom')
    },
  )
}
