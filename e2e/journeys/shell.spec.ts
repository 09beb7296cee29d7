import type { Page } from '@playwright/test'
import { goOnAsGuest, goToCheckout, putIntoBasket } from '../fixtures/checkout.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP, withAWideRange } from '../fixtures/shops.ts'

test(
  'categories open by arrow keys, dialogs lie over each other, and back closes the topmost',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/')
    const categories = page.getByRole('navigation', { name: 'Kategorien' })
    const [first, second] = await categories.getByRole('listitem').getByRole('link').all()
    const name = (await first?.innerText()) ?? ''
    const toggle = categories.getByRole('button', { name: `Unterkategorien von ${name}` })

    await first?.focus()
    await page.keyboard.press('ArrowDown')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(second ?? page.locator('none')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()

    const all = categories.getByRole('button', { name: 'Alle Kategorien' })
    await all.click()
    const side = page.getByRole('dialog', { name: 'Alle Kategorien' })
    await side.getByRole('button', { name, exact: true }).press('Enter')
    await expect(side.getByRole('button', { name: 'Alle Kategorien' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(side.getByRole('button', { name, exact: true })).toBeFocused()
    await side.getByRole('button', { name: /Deutschland/ }).click()
    const picker = page.getByRole('dialog', { name: 'Land und Sprache' })
    await expect(picker).toBeVisible()

    await page.goBack()
    await expect(picker).toHaveCount(0)
    await expect(side.getByRole('button', { name: /Deutschland/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(all).toBeFocused()
    await expect(page).toHaveURL(/:\d+\/$/)
  },
)

test(
  'the menu leads to what is new and reduced, with pictures once it is open',
  withAWideRange(BY_DAY_IN_OTHER_SHOP),
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/')
    const menu = page.getByRole('navigation', { name: 'Kategorien' })
    await expect(menu.locator('img')).toHaveCount(0)

    await menu.getByRole('link', { name: 'Entdecken', exact: true }).hover()
    const reduced = menu.getByRole('link', { name: 'Angebote' })
    await expect(reduced.locator('img')).toBeVisible()
    await reduced.click()

    await expect(page.getByRole('heading', { level: 1, name: 'Angebote' })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first()).toBeVisible()
    for (const card of await cards.all()) await expect(card.locator('s, del').first()).toBeVisible()
  },
)

test(
  'a menu that scrolls back under a pointer at rest stays closed, until the pointer moves',
  IN_OTHER_SHOP,
  async ({ page, shop, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/')
    const entries = page.getByRole('navigation', { name: 'Kategorien' }).locator('ul').first().locator('> li')
    const entry = entries.first()
    const panel = entry.getByRole('listitem').first()
    await entry.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${shop.goods.listing.path}$`))
    // A page that comes begins at its top, also under who scrolls already.
    await expect(page.getByRole('heading', { level: 1, name: shop.goods.listing.heading })).toBeVisible()
    await scrollAway(page)
    await scrollBackUnderPointer(page)
    await expect(panel).toBeHidden()

    await page.mouse.move(700, 700)
    await entry.hover()
    await expect(panel).toBeVisible()
    // From one to the next in one move, which leaves and enters on the same spot.
    const next = entries.nth(1)
    await next.hover()
    await expect(next.getByRole('listitem').first()).toBeVisible()
    await expect(panel).toBeHidden()
  },
)

test(
  'the panel of the basket that scrolls back under a pointer at rest stays closed, until the pointer moves',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/')
    const icon = page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
    const panel = page.locator('[data-panel]')
    await icon.hover()
    await expect(panel).toBeVisible()

    await scrollAway(page)
    await expect(panel).toHaveCount(0)
    await scrollBackUnderPointer(page)
    await expect(panel).toHaveCount(0)

    await page.mouse.move(700, 700)
    await icon.hover()
    await expect(panel).toBeVisible()
  },
)

// The header leaves by a transform: on a slow machine the browser looked for the pointer before, and never again.
test(
  'the panel of the basket goes with the header, also where no pointer is said to have left',
  everyNight('e2e/journeys/shell.spec.ts', IN_ONE_SHOP),
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open('/')
    const panel = page.locator('[data-panel]')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Warenkorb/ })
      .hover()
    await expect(panel).toBeVisible()
    await page.evaluate(() =>
      addEventListener('pointerout', (event) => event.stopImmediatePropagation(), true),
    )

    await scrollAway(page)
    await expect(panel).toHaveCount(0)
  },
)

test(
  'a phone goes through the levels of the menu, and from there to a page',
  IN_OTHER_SHOP,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    const entry = menu.getByRole('navigation').getByRole('button').first()
    const name = await entry.innerText()
    await entry.click()
    await menu.getByRole('link', { name: `Alles aus ${name}` }).click()

    await expect(page).toHaveURL(/:\d+\/[a-z-]+\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
  },
)

test('whoever is elsewhere is offered the shop there, once', IN_ONE_SHOP, async ({ browser, origin }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Brussels', locale: 'fr-BE' })
  await refuseByDefault(context)
  const page = await context.newPage()
  // A shared list stands behind the hash: it was lost on the way.
  await page.goto(`${origin}/versand/#kosten`)
  const dialog = page.getByRole('dialog', { name: 'Land und Sprache' })
  await expect(dialog.getByRole('link', { name: 'Belgique · Français' }).first()).toHaveAttribute(
    'href',
    '/fr-be/versand/#kosten',
  )
  await dialog.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect(dialog).toHaveCount(0)
  const kept = (await context.cookies()).find((cookie) => cookie.name === 'shop_language')
  expect(kept?.value).toBe('de-de')
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)

  await page.reload()
  await begun(page)
  await expect(dialog).toHaveCount(0)
  await context.close()
})

test(
  'a newer build is told quietly, and the next page is loaded whole',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'next', timestamp: 1 } }),
    )
    await open('/')
    await begun(page)
    // The first event of a pointer that has just come has no movement, and is no sign of a reader.
    await page.mouse.move(40, 40, { steps: 3 })
    const toast = page.getByRole('region', { name: 'Mitteilungen' })
    await expect(toast.getByText('Der Shop wurde gerade erneuert.')).toBeVisible()
    await expect(toast.getByRole('button', { name: 'Neu laden' })).toBeVisible()

    const whole = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await whole
    await expect(page).toHaveURL(/\/kontakt\/$/)
  },
)

test(
  'a part that is gone loads the page anew, once, with what was typed',
  IN_ONE_SHOP,
  async ({ browser, origin, say }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const documents: string[] = []
    let isGone = true
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      documents.push(request.url())
      // Known before any script of the new page is requested, however busy the machine is.
      if (documents.length > 1) isGone = false
    })
    await page.goto(`${origin}/login/`)
    await alive(page)
    await begun(page)
    const email = page.getByRole('main').getByLabel('E-Mail-Adresse').first()
    const password = page.getByRole('main').getByLabel('Passwort', { exact: true }).first()
    await email.fill('anna.berg@example.org')
    await password.fill('Geheimnis')
    await page.route('**/assets/**/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )

    const anew = page.waitForEvent('load')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('footer.aboutDelivery') })
      .click()
    await anew
    await alive(page)

    expect(documents).toHaveLength(2)
    await expect(email).toHaveValue('anna.berg@example.org')
    await expect(password).toHaveValue('')
    await context.close()
  },
)

test(
  'a part that no line is there for leaves the page as it is, and comes when the line is back',
  IN_ONE_SHOP,
  async ({ browser, origin, say }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await page.goto(`${origin}/login/`)
    await alive(page)
    await begun(page)
    const password = page.getByRole('main').getByLabel('Passwort', { exact: true }).first()
    await password.fill('Geheimnis')
    await context.setOffline(true)
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('footer.aboutDelivery') })
      .click()
    await isLost
    // What would follow, the page that is loaded anew or the one of the error, follows at once.
    await page.waitForTimeout(1_000)

    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(password).toHaveValue('Geheimnis')
    await context.setOffline(false)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(password).toHaveValue('Geheimnis')
    expect(documents).toHaveLength(1)
    await context.close()
  },
)

// The header stuck to where the page was scrolled to, over the words, and every button was printed.
test(
  'paper takes the page alone, and what is folded away on the screen',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    await open(productPath(shop.goods.large.number))
    const folded = page.locator('main details:not([open]) > div').last()
    await expect(folded).toBeHidden()

    await page.emulateMedia({ media: 'print' })

    expect((await folded.boundingBox())?.height ?? 0).toBeGreaterThan(10)
    await expect(page.getByRole('heading', { level: 1, name: shop.goods.large.name })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static')
    await expect(page.getByRole('banner').getByRole('link', { name: shop.brandName })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  },
)

// The quantity was printed as a bare number.
test('on paper the quantity of a line has its word', IN_ONE_SHOP, async ({ page, open, shop, say }) => {
  await open(productPath(shop.goods.small.number))
  await putIntoBasket(page, 'de-de')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('addToCart.toBasket') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  const quantity = page.getByRole('group', { name: shop.goods.small.name })
  await expect(quantity.getByRole('textbox')).toBeVisible()
  const before = await quantity.evaluate((node) => getComputedStyle(node, '::before').content)
  expect(before).toContain(say('quantity.label'))
})

test(
  'promises stand above the header where they stood, and where the first page had none',
  everyNight('e2e/journeys/tap.spec.ts', IN_OTHER_SHOP),
  async ({ page, shop, open }) => {
    const returns = page.getByRole('banner').getByRole('link', { name: '30 Tage Rückgabe' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(productPath(shop.goods.small.number))
    await goToCheckout(page, 'de-de')
    await expect(returns).toHaveCount(0)
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(returns).toBeVisible()

    await page.getByRole('link', { name: 'Zur Kasse', exact: true }).click()
    await goOnAsGuest(page, 'de-de')
    await page.reload()
    await alive(page)
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible()
    await expect(returns).toBeVisible()
    await expect(returns).toHaveAttribute('href', '/rueckgabe/')
  },
)

async function scrollAway(page: Page): Promise<void> {
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600)
}

/** Back to the top, and longer there than a pointer has to rest before something opens. */
async function scrollBackUnderPointer(page: Page): Promise<void> {
  await page.mouse.wheel(0, -900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.waitForTimeout(600)
}
