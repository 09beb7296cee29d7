import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { tabTo } from '../fixtures/keys.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const tray = (page: Page) => page.getByRole('region', { name: 'Vergleich', exact: true })
const columns = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: / aus dem Vergleich nehmen$/ })
const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Produkte' }).getByRole('article')

test(
  'articles are put aside on cards and on a page, compared, sent on, and added to the basket',
  IN_ONE_SHOP,
  async ({ browser, page, open, shop, noViolations }) => {
    await open(shop.goods.listing.path)
    await alive(page)
    for (const place of [0, 1]) {
      const card = cards(page).nth(place)
      await card.hover()
      await card.getByRole('button', { name: / vergleichen$/ }).click()
    }
    await expect(tray(page)).toContainText('2 von 4 im Vergleich')

    await cards(page).nth(2).getByRole('heading').getByRole('link').click()
    await page.getByRole('main').getByRole('button', { name: 'Vergleichen', exact: true }).click()
    await expect(tray(page)).toContainText('3 von 4 im Vergleich')

    await tray(page).getByRole('link', { name: 'Vergleichen' }).click()
    await expect(page).toHaveURL(/\/vergleich\/\?articles=[\w-]+,[\w-]+,[\w-]+$/)
    await expect(columns(page)).toHaveCount(3)
    await expect(tray(page)).toHaveCount(0)
    await expect(page.getByRole('columnheader', { name: /^Maße|^Material/ }).first()).toBeVisible()
    await noViolations(page)

    const sent = page.url()
    const friend = await browser.newContext()
    const theirs = await friend.newPage()
    await theirs.goto(sent)
    await expect(columns(theirs)).toHaveCount(3)
    await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await friend.close()

    await columns(page).first().click()
    await expect(columns(page)).toHaveCount(2)
    await page.reload()
    await expect(columns(page)).toHaveCount(2)

    // It would lie on the sum of a basket, and on the button of a checkout.
    await columns(page).first().click()
    await page.goBack()
    await expect(tray(page)).toContainText('1 von 4 im Vergleich')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Warenkorb/ })
      .click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
    await expect(tray(page)).toHaveCount(0)
  },
)

test(
  'a comparison is made by the keyboard, and a fifth article is refused',
  everyNight('packages/storefront/src/features/compare/compare.atoms.test.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await open(shop.goods.longListing)
    await alive(page)
    await tabTo(
      page,
      cards(page)
        .first()
        .getByRole('button', { name: / vergleichen$/ }),
    )
    await page.keyboard.press('Enter')
    await expect(tray(page)).toContainText('1 von 4')

    for (const place of [1, 2, 3, 4]) {
      const card = cards(page).nth(place)
      await card.hover()
      await card.getByRole('button', { name: / vergleichen$/ }).click()
    }
    await expect(tray(page)).toContainText('4 von 4')
    const refused = page.getByText(/vergleich(st|en) schon 4 Artikel/)
    await expect(refused).toBeVisible()
    // It stays while a pointer rests on it, and lies over the tray.
    await page.mouse.move(0, 0)
    await expect(refused).toBeHidden({ timeout: 30_000 })

    // The focus fell out of the page with each column.
    await tray(page).getByRole('link', { name: 'Vergleichen' }).click()
    await expect(columns(page)).toHaveCount(4)
    for (const left of [3, 2, 1]) {
      await columns(page).last().press('Enter')
      await expect(columns(page)).toHaveCount(left)
      await expect(columns(page).last()).toBeFocused()
    }
    await columns(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.goBack()
    await cards(page)
      .first()
      .getByRole('button', { name: / vergleichen$/ })
      .press('Enter')
    await expect(tray(page)).toContainText('1 von 4')
    await tray(page).getByRole('button', { name: 'Vergleich leeren' }).click()
    await expect(tray(page)).toHaveCount(0)
    await page.goto('/vergleich/')
    await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
  },
)

test(
  'numbers that nobody knows take nothing away from the others',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, open, shop, noViolations }) => {
    const { large, small } = shop.goods
    await open(`/vergleich/?articles=999999,${large.number},${'<b>'},${small.number},${large.number}`)

    await expect(columns(page)).toHaveCount(2)
    await expect(
      page.getByText('Einen Artikel mit der Nummer 999999 haben wir nicht gefunden.'),
    ).toBeVisible()
    await noViolations(page)

    await open('/vergleich/?articles=999999')
    await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
  },
)

// Whatever had a comma behind its question mark was sent to itself for ever where the address has a locale.
test('in another locale an address with a comma is a page', IN_ONE_SHOP, async ({ request, shop }) => {
  const { large, small, longListing } = shop.goods
  const compared = await request.get(`/fr-ch/vergleich/?articles=${large.number},${small.number}`, {
    maxRedirects: 1,
  })

  expect(compared.status()).toBe(200)
  const columns = (await compared.text()).match(/Retirer [^<>]{1,200}? du comparatif/g) ?? []
  expect(columns.length).toBeGreaterThanOrEqual(2)
  for (const comma of [',', '%2C']) {
    const answer = await request.get(`/nl-nl${longListing}?colour=grau${comma}beige`, { maxRedirects: 1 })
    expect(answer.status(), comma).toBe(200)
  }
})
