import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, inTurn, type ShopUnderTest } from '../fixtures/shops.ts'

const PAGES: [name: string, path: (shop: ShopUnderTest) => string][] = [
  ['the home page', () => '/'],
  ['a listing', (shop) => shop.goods.listing.path],
  ['a product page', (shop) => productPath(shop.goods.large.number)],
]

// By day each page at one width, the next page at the other one and in the other shop.
for (const [row, [name, path]] of PAGES.entries()) {
  for (const [column, width] of [390, 1440].entries()) {
    const isByDay = row % 2 === column
    test(
      `${name} asks nobody else for anything and holds still, ${width} px wide`,
      isByDay ? inTurn(row) : everyNight('e2e/journeys/performance-shape.spec.ts', inTurn(row + 1)),
      async ({ page, origin, open, shop }) => {
        await page.setViewportSize({ width, height: 844 })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })

        await open(path(shop))
        const { loaded, scripts } = await page.evaluate(startOfScripts)
        await page.evaluate(() => document.fonts.ready)
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await quiet(page, QUIET_MS)

        expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([])
        // A page that is no draft loads nothing of the editor.
        expect(asked.filter((url) => url.includes('/cdn/'))).toEqual([])
        if (row === 0) {
          // The scripts wait for the first paint, or for the first touch.
          expect(loaded).toBeGreaterThan(0)
          expect(scripts.length).toBeGreaterThan(0)
          expect(scripts.filter((start) => start < loaded)).toEqual([])
        }
        const shift = await page.evaluate(() => {
          const seen: unknown = Reflect.get(window, 'shifts')
          return Array.isArray(seen) ? seen.reduce((sum: number, value) => sum + value, 0) : Number.NaN
        })
        expect(shift).toBeLessThan(0.02)
      },
    )
  }
}

/** In the page: when it had been painted, and when each of its scripts was fetched. */
function startOfScripts(): { loaded: number; scripts: number[] } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  return { loaded: navigation?.loadEventStart ?? 0, scripts: files.map(({ startTime }) => startTime) }
}

test('nothing is fetched twice', IN_ONE_SHOP, async ({ page, open, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  await open(productPath(shop.goods.large.number))
  await quiet(page, QUIET_MS)

  expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([])
})

test('going from page to page loads data, not documents', IN_OTHER_SHOP, async ({ page, open }) => {
  await open('/')
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/p\//)

  expect(documents).toEqual([])
})

test.describe(() => {
  test.use({ isConsentOpen: true })

  test(
    'until somebody reads, no number is formatted and the page is styled anew once',
    inTurn(1),
    async ({ page, origin, shop }) => {
      await page.addInitScript(() => {
        const seen = { formats: 0, sheets: [] as string[][] }
        Object.assign(window, { seen })
        for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const)
          Object.assign(Intl, {
            [name]: new Proxy(Intl[name], {
              construct(target, words) {
                seen.formats += 1
                return Reflect.construct(target, words)
              },
            }),
          })
        // What changes in one task is styled once.
        new MutationObserver((changes) => {
          const words = changes.flatMap(({ target, attributeName, addedNodes, removedNodes }) => [
            ...(attributeName === 'media' && target instanceof HTMLLinkElement
              ? [target.media === '' ? 'counts' : 'waits']
              : []),
            ...[...addedNodes].flatMap((node) =>
              isSheet(node) ? [node.media === '' ? 'counts' : 'waits'] : [],
            ),
            ...[...removedNodes].flatMap((node) => (isSheet(node) ? ['gone'] : [])),
          ])
          if (words.length > 0) seen.sheets.push(words)
        }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['media'] })

        function isSheet(node: Node): node is HTMLLinkElement {
          return node instanceof HTMLLinkElement && node.rel === 'stylesheet'
        }
      })
      await page.goto(origin + productPath(shop.goods.large.number))
      const bar = page.getByRole('region', { name: /^Cookies/ })
      await expect(bar).toBeVisible()
      await quiet(page, QUIET_MS)

      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'seen')))
        .toEqual({ formats: 0, sheets: [['counts'], ['waits'], ['counts', 'waits']] })
      // What the whole page inherits would style each of its elements again.
      await expect(page.locator('html')).not.toHaveAttribute('style', /--/)
      await expect(page.locator('body')).toHaveAttribute('style', /^padding-block-end: \d+px;$/)
      await bar.getByRole('button', { name: 'Nur Notwendiges' }).click()
      await expect(page.locator('body')).not.toHaveAttribute('style', /padding/)
      // The header is drawn anew with the first number; what it left as the server wrote it stays.
      const header = page.getByRole('banner')
      await page
        .getByRole('main')
        .getByRole('button', { name: 'In den Warenkorb', exact: true })
        .first()
        .click()
      await expect(
        header.getByRole('link', { name: 'Warenkorb, 1 Artikel', includeHidden: true }),
      ).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(header.getByRole('link', { name: '30 Tage Rückgabe' })).toBeVisible()
    },
  )
})
