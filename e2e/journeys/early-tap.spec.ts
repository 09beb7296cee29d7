import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'
import { slowScripts } from '../fixtures/slow-scripts.ts'

test(
  'a tap before the scripts have arrived is answered when they have, once',
  IN_ONE_SHOP,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await slowScripts(page)
    await page.goto('/', { waitUntil: 'commit' })

    await page.getByRole('button', { name: 'Menü öffnen' }).click()

    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  },
)

// A slow phone, or a slow line, shows the beginning of a page before it has read the end.
test(
  'a press is heard while the rest of the document is still on its way',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    const product = await page.request.get(productPath(shop.goods.large.number))
    const halt = await haltedDocument(page)
    await page.goto(product.url(), { waitUntil: 'commit' })
    const add = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()

    await add.click()
    halt.end()

    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  },
)

test(
  'a choice made before the scripts have arrived is made when they have',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await slowScripts(page)
    const { number, third, thirdKey } = shop.goods.tiles
    await page.goto(productPath(number), { waitUntil: 'commit' })
    const tile = page.getByRole('main').getByRole('radio', { name: third })

    await tile.click()

    await expect(page).toHaveURL(new RegExp(`variant=${thirdKey}`))
    await expect(page.getByRole('radio', { name: third })).toBeChecked()
  },
)

test(
  'an option chosen from a list before the scripts have arrived is kept',
  everyNight('e2e/journeys/early-tap.spec.ts', IN_ONE_SHOP),
  async ({ page, shop }) => {
    await slowScripts(page)
    const { number, option, key } = shop.productGoods.list
    await page.goto(productPath(number), { waitUntil: 'commit' })
    const list = page.getByRole('main').getByRole('combobox').first()
    await list.waitFor()
    const label = await list.locator('option', { hasText: option }).first().textContent()

    await list.selectOption({ label: label ?? option })

    await expect(page).toHaveURL(new RegExp(`variant=${key}`))
    await expect(list).toHaveValue(key)
  },
)

// Enter in a form of a page whose scripts were late posted it to the page: 405, and what was typed was gone.
test(
  'a form that is sent before the scripts have arrived is sent when they have, with what was typed',
  IN_ONE_SHOP,
  async ({ page, say }) => {
    await slowScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const email = page.locator('form[method="post"] [type="email"]')
    await email.fill(`anna-${crypto.randomUUID()}@example.org`)

    await email.press('Enter')

    await expect(page.getByText(say('newsletter.sent')).first()).toBeVisible()
  },
)

test(
  'a link to a page waits for no script that is on its way, and the way back brings a page that answers',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
    await page.route('**/assets/**/*.js', async (route) => {
      await isGivenUp
      await route.continue()
    })
    const isOnItsWay = page.waitForRequest('**/assets/**/*.js')
    await page.goto(shop.goods.listing.path, { waitUntil: 'commit' })
    const link = page.locator('main article h3 a').first()
    const name = await link.innerText()
    await isOnItsWay
    await page.route('**/p/**', async (route) => {
      await isGivenUp
      await route.continue()
    })

    await link.click()

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await alive(page)
    await expect(link).toBeVisible()
  },
)

test(
  'a card that is tapped before the scripts have arrived shows its product until the document has, and stays away on the way back',
  everyNight('e2e/journeys/tap.spec.ts', IN_ONE_SHOP),
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const tap = Promise.withResolvers<void>()
    await slowScripts(page, () => undefined, tap.promise)
    await page.goto(shop.measured.listing, { waitUntil: 'commit' })
    const card = page.locator('main article').nth(3)
    const link = card.locator('h3 a')
    const name = await link.innerText()
    const price = await card.locator('[data-card=price]').innerText()
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.evaluate(noteFrame)
    await page.route('**/p/**', async (route) => {
      await page.waitForTimeout(1_500)
      await route.continue()
    })

    await link.click({ noWaitAfter: true })
    tap.resolve()

    await expect(page).toHaveURL(/\/p\//)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    // Nothing can be asked of a page that is being left: it has written down what it showed.
    const [shown, isInView, scrollY] = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('frame'))) ?? '[]',
    )
    expect(shown).toContain(name)
    expect(shown).toContain(price.split('\n')[0])
    expect(isInView).toBe(true)
    expect(scrollY).toBe(scrolled)
    const frame = page.locator('main[aria-busy]')
    await expect(frame).toHaveCount(0)
    await page.goBack()
    await expect(link).toBeVisible()
    await expect(frame).toHaveCount(0)
  },
)

test(
  'a link that opens a dialog opens it, also from a part that sleeps, and leads on where no script comes',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    const country = page.getByRole('contentinfo').getByRole('link', { name: /Deutschland/ })
    await open('/')
    await country.click()
    await expect(page.getByRole('dialog', { name: 'Land und Sprache' })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)

    await page.route('**/assets/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/')
    await country.click()
    await expect(page).toHaveURL(/\/laender\/$/, { timeout: 60_000 })
  },
)

test(
  'a link in a part that sleeps leads on without loading the page anew',
  IN_ONE_SHOP,
  async ({ page, open }) => {
    await open('/')
    await expect(page.getByRole('contentinfo').locator('xpath=ancestor::*[@data-asleep]')).toHaveCount(1)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Impressum' })
      .first()
      .dispatchEvent('click')

    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    expect(documents).toEqual([])
  },
)

// The page went back to its top when the scripts came, under the finger of who had begun to read.
test(
  'who reads before the scripts have arrived stays there when they have, and what was read wakes as if it were read now',
  IN_OTHER_SHOP,
  async ({ page, shop }) => {
    await slowScripts(page)
    await page.goto(shop.goods.listing.path, { waitUntil: 'commit' })
    await page.locator('main article').first().waitFor()
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.mouse.wheel(0, 400)
    await expect.poll(scrolled).toBeGreaterThan(200)
    const before = await scrolled()

    await expect(page.locator('main [data-asleep="reader"]')).toHaveCount(0)
    await alive(page)
    await begun(page)

    expect(await scrolled()).toBeGreaterThanOrEqual(before)
  },
)

// The frame answered first, the router went on, and React took the HTML of this page over with the data of the next one:
// it drew all of it anew and said so in the console (422).
for (const [what, leave, next] of [
  ['a link', followHeart, /\/wunschliste\//],
  ['the search', searchAtOnce, /\/suche\//],
] as const)
  test(`a page that is left by ${what} while React takes it over is not taken over with the next one`, {
    ...everyNight('e2e/journeys/tap.spec.ts', IN_OTHER_SHOP),
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const phone = await context.newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(leave)

    await page.goto('/')

    // what went wrong on the way is found at the end
    await expect(page).toHaveURL(next)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await alive(page)
  })

/** In the page: follows a link of the header as soon as that is awake. */
function followHeart(): void {
  new MutationObserver((_changes, observer) => {
    if (document.body?.hasAttribute('data-asleep') !== false) return
    observer.disconnect()
    if (location.pathname === '/')
      document.querySelector<HTMLElement>('header a[href$="/wunschliste/"]')?.click()
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** In the page: searches as soon as the header is awake and the answer of a page can come before the page is. */
function searchAtOnce(): void {
  new MutationObserver((_changes, observer) => {
    if (document.body?.hasAttribute('data-asleep') !== false) return
    observer.disconnect()
    if (location.pathname !== '/') return
    const field = document.querySelector<HTMLInputElement>('header input[name="q"]')
    if (field) field.value = 'Bett'
    field?.form?.requestSubmit()
  }).observe(document, { attributes: true, childList: true, subtree: true })
}

/** In the page: keeps the words of the frame that a tapped card shows, and whether the screen has room for its title. */
function noteFrame(): void {
  new MutationObserver(() => {
    const frame = document.querySelector<HTMLElement>('main[aria-busy]')
    const title = frame?.querySelector('h1')?.getBoundingClientRect()
    if (!frame || !title) return
    const isInView = title.height > 0 && title.top >= 0 && title.bottom <= innerHeight
    sessionStorage.setItem('frame', JSON.stringify([frame.innerText, isInView, window.scrollY]))
  }).observe(document.body, { childList: true })
}

/** Every document stops in front of its footer until it is let go on. */
async function haltedDocument(page: Page): Promise<{ end: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/halt.js', async (route) => {
    await promise
    await route.fulfill({ contentType: 'text/javascript', body: 'document.currentScript.remove()' })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<footer/, '<script src="/halt.js"></script><footer')
    expect(body).not.toBe(html)
    await route.fulfill({ response, body })
  })
  return { end: resolve }
}
