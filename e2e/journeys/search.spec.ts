import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Im Shop suchen' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suchvorschläge' })
const active = (page: Page) => list(page).getByRole('option', { selected: true })

test(
  'a shopper types, walks down to a product and opens it by keyboard',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    await open('/')
    await field(page).focus()
    await page.keyboard.type(shop.goods.searchWord.slice(0, 3))

    const products = list(page).getByRole('group', { name: 'Produkte' }).getByRole('option')
    await expect(products.first()).toContainText('€')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? 'none',
    )
    await page.keyboard.press('End')
    await expect(active(page)).toContainText('Alle Ergebnisse')
    await page.keyboard.press('ArrowUp')
    const name = (await products.last().getAttribute('href')) ?? ''
    await expect(products.last()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(new RegExp(`${name}$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(list(page)).toBeHidden()
  },
)

test(
  'Escape and Tab leave the suggestions, and the words stay',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    const word = shop.goods.searchWord
    await page.setViewportSize({ width: 1280, height: 480 })
    await open('/')
    await field(page).focus()
    await page.keyboard.type(word)
    await expect(list(page).getByRole('option', { name: `Alle Ergebnisse für „${word}“` })).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(field(page)).toHaveValue(word)

    await page.keyboard.press('ArrowUp')
    // The suggestions scroll, and no option takes the focus itself: the arrows bring each into view.
    await expect(active(page)).toContainText('Alle Ergebnisse')
    await expect(active(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
    await expect(field(page)).not.toBeFocused()
  },
)

test(
  'what was searched for is offered again, until it is cleared',
  everyNight('packages/storefront/src/features/search/recent-queries.test.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    const word = shop.goods.searchWord
    await open('/')
    await field(page).fill(word)
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${word}“` })).toBeVisible()
    await expect(field(page)).toHaveValue(word)

    await page.getByRole('banner').getByRole('button', { name: 'Eingabe löschen' }).click()
    const recent = list(page).getByRole('group', { name: 'Zuletzt gesucht' })
    await expect(recent.getByRole('option', { name: word })).toBeVisible()
    await recent.getByRole('option', { name: 'Verlauf löschen' }).click()
    await expect(recent).toBeHidden()
    await expect(list(page).getByRole('group', { name: 'Beliebte Kategorien' })).toBeVisible()
  },
)

test(
  'a misspelt word finds what was meant, and the very word on request',
  IN_OTHER_SHOP,
  async ({ page, open, shop }) => {
    const { typed, meant } = shop.productGoods.misspelt
    await open('/')
    await field(page).fill(typed)
    await field(page).press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${meant}“` })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: `Nur nach „${typed}“ suchen` }).click()

    await expect(page).toHaveURL(new RegExp(`/suche/\\?exact=1&q=${typed}$`))
    await expect(page.getByRole('link', { name: `„${meant}“` })).toBeVisible()
  },
)

// The list opened over the menu for whoever had tabbed on before its code was there, and stayed.
test(
  'a shopper who has left the field before its suggestions are there is not followed by them',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    await open('/')
    const { promise: hasLeft, resolve: leave } = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await hasLeft
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/.*\.js/)
    await field(page).focus()
    await asked
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(field(page)).not.toBeFocused()

    leave()
    await quiet(page, QUIET_MS)

    await expect(page.getByRole('banner').getByRole('search').locator('form')).not.toHaveAttribute(
      'data-open',
    )
    await expect(list(page)).toHaveCount(0)
  },
)

test(
  'an article number leads straight to its product',
  everyNight('e2e/journeys/every-locale.spec.ts', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    const { number, name } = shop.goods.large
    await open('/')
    await field(page).fill(number)
    await field(page).press('Enter')

    await expect(page).toHaveURL(new RegExp(`/p/.*${number}/$`))
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

test(
  'a word with a page of its own leads there, by a redirect that is not for good',
  IN_ONE_SHOP,
  async ({ origin }) => {
    // Typed, it leads there in found-by-campaign.spec.ts.
    for (const word of ['versandkosten', 'Versandkosten']) {
      const answer = await fetch(`${origin}/suche/?q=${word}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')], word).toEqual([302, '/versand/'])
    }
  },
)

test(
  'a search without results offers help, categories and bestsellers',
  IN_ONE_SHOP,
  async ({ page, open, noViolations, say }) => {
    await open('/suche/?q=xyzzy')
    const main = page.getByRole('main')

    await expect(main.getByRole('heading', { level: 1, name: 'Keine Treffer für „xyzzy“' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^\+49/ })).toBeVisible()
    await expect(
      main
        .getByRole('region', { name: say('recommendations.search') })
        .getByRole('article')
        .first(),
    ).toBeVisible()
    await noViolations(page)

    const categories = page.locator('section').filter({ hasText: 'Beliebte Kategorien' })
    await categories.getByRole('link').first().click()
    await expect(main.getByRole('article').first()).toBeVisible()
  },
)

test(
  'the search page without a question is a page, not an error',
  everyNight('packages/storefront/src/pages/search/search-loader.test.ts', IN_OTHER_SHOP),
  async ({ page, open }) => {
    await open('/suche/')
    await expect(page.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Beliebte Kategorien' })).toBeVisible()

    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/suche\/$/)
  },
)

test('results are for no index, and one address names the words', async ({ origin, shop }) => {
  const word = shop.goods.searchWord
  const html = await (await fetch(`${origin}/suche/?q=${word}&sort=price_asc`)).text()

  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(html).toContain(`<link rel="canonical" href="${origin}/suche/?q=${word}"/>`)
  expect(html).toContain(`<title>Suche nach „${word}“ | ${shop.brandName}</title>`)
})

test(
  'whatever is pasted into the field is text',
  everyNight('packages/storefront/src/pages/search/search-loader.test.ts', IN_ONE_SHOP),
  async ({ page, open }) => {
    await open('/')
    for (const typed of [
      `<img src=x onerror="document.title='broken'">`,
      'كرسي أحمر',
      '🛋️🛋️',
      "' OR 1=1; --",
      'x'.repeat(10_000),
    ]) {
      await field(page).fill(typed)
      await expect(page.getByRole('status').filter({ hasText: /Vorschl/ })).toBeAttached()
    }
    await field(page).press('Enter')

    await expect(page).toHaveURL(/\/suche\/\?q=x{200}$/)
    await expect(page.getByRole('heading', { level: 1, name: /Keine Treffer/ })).toBeVisible()
    await expect(page).not.toHaveTitle(/broken/)
  },
)

for (const [what, search] of [
  ['a question of 10,000 letters', `q=${'x'.repeat(10_000)}`],
  ['no text at all', 'q=%00%01'],
  ['half a character', 'q=%ED%A0%BD'],
  ['markup', 'q=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['two questions', 'q=a&q=b'],
  ['a question inside', 'q[a]=b'],
  ['an unknown wish', 'q=a&exact=perhaps'],
]) {
  test(`an address with ${what} is a sane page`, async ({ origin }) => {
    const answer = await fetch(`${origin}/suche/?${search}`)

    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('<script>alert(1)')
  })
}

test('markup that was typed is repeated letter by letter', IN_ONE_SHOP, async ({ origin }) => {
  const html = await (await fetch(`${origin}/suche/?q=%3Cscript%3Ezzxx%3C/script%3E`)).text()

  expect(html).toMatch(/<h1[^>]*>Keine Treffer für „&lt;script&gt;zzxx&lt;\/script&gt;“</)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'the search covers the page, and back closes it',
    IN_OTHER_SHOP,
    async ({ page, open, shop, noViolations }) => {
      test.slow()
      await open('/suche/')
      await open(shop.goods.listing.path)
      await field(page).tap()
      await expect(list(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Suche schließen' })).toBeVisible()
      expect(await page.evaluate(() => document.elementFromPoint(195, 800)?.closest('main'))).toBeNull()
      await noViolations(page)

      await page.goBack()
      await expect(list(page)).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`${shop.goods.listing.path}$`))

      await field(page).tap()
      await page.getByRole('button', { name: 'Suche schließen' }).tap()
      await expect(list(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/suche\/$/)
    },
  )

  test(
    'back from the results leads to the page before, without the overlay',
    everyNight('e2e/journeys/search.spec.ts', IN_ONE_SHOP),
    async ({ page, open, shop }) => {
      const word = shop.goods.searchWord
      await open('/')
      await field(page).tap()
      await field(page).fill(word)
      await list(page)
        .getByRole('option', { name: /^Alle Ergebnisse/ })
        .tap()
      await expect(page.getByRole('heading', { level: 1, name: `Suche nach „${word}“` })).toBeVisible()
      await expect(list(page)).toBeHidden()

      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      await expect(list(page)).toBeHidden()
      await expect(field(page)).toHaveValue('')
    },
  )
})
