import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

test('an earlier version of a legal text is read at its own address', IN_ONE_SHOP, async ({ page, say }) => {
  await page.goto('/fassungen/')
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
  const address = await first.getAttribute('href')

  await first.click()

  const kept = page.getByRole('heading', { level: 1, name: say('legalVersions.kept') })
  await expect(kept).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${address?.replace('?', '\\?')}$`))
  // The mail of an order leads here from outside.
  await page.reload()
  await expect(kept).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

  const answer = await page.goto('/fassungen/?id=nobody-has-this')
  expect(answer?.status()).toBe(404)
})
