import { productPath } from '../fixtures/goods.ts'
import { weightOf } from '../fixtures/page-weight.ts'
import { savingData } from '../fixtures/saving-data.ts'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'

type Kind = 'home' | 'listing' | 'product'

const PAGES: [kind: Kind, path: (shop: ShopUnderTest) => string][] = [
  ['home', () => '/'],
  ['listing', (shop) => shop.measured.listing],
  ['product', (shop) => productPath(shop.goods.large.number)],
]

/** A first visit on a phone: the banner is unanswered, and nothing is touched. */
test.use({ isConsentOpen: true, viewport: { width: 390, height: 844 } })

for (const [kind, path] of PAGES) {
  test(`${kind}: bytes and requests keep their budgets`, async ({ page, shop, withinBudget }) => {
    await savingData(page)
    const weight = await weightOf(page, path(shop))

    withinBudget(`${kind}/html`, weight.html)
    withinBudget(`${kind}/style`, weight.style)
    withinBudget(`${kind}/script-named`, weight.scriptNamed)
    withinBudget(`${kind}/script-all`, weight.scriptAll)
    withinBudget(`${kind}/script-files`, weight.scriptFiles)
    // How many pictures a home page begins with is told by its stories, and these budgets know the demos'.
    if (kind === 'home' && shop.sharedJourneys === null) return
    withinBudget(`${kind}/images`, weight.images)
    withinBudget(`${kind}/requests`, weight.requests)
  })
}

test('listing: what is fetched ahead keeps its budget', async ({ page, context, shop, withinBudget }) => {
  const saving = await context.newPage()
  await savingData(saving)
  const own = await weightOf(saving, shop.measured.listing)
  await saving.close()

  const whole = await weightOf(page, shop.measured.listing)

  expect(whole.requests).toBeGreaterThan(own.requests)
  withinBudget('listing/ahead-requests', whole.requests - own.requests)
  withinBudget('listing/ahead-bytes', whole.bytes - own.bytes)
})
