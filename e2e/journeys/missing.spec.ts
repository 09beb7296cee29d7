import { everyNight } from '../fixtures/every-night.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const NOWHERE = [
  { what: 'a product number that nobody knows', path: '/p/sofa-999999/' },
  { what: 'a category that is not there', path: '/wohnen-und-wandern/' },
  { what: 'a subcategory of a category that is not there', path: '/wohnen-und-wandern/sofas/' },
  { what: 'a path that is nothing at all', path: '/nichts/dergleichen/' },
  { what: 'a product number that nobody knows, in another locale', path: '/de-ch/p/sofa-999999/' },
]

for (const [half, mark] of [IN_ONE_SHOP, IN_OTHER_SHOP].entries()) {
  const pages = NOWHERE.filter((_, row) => row % 2 === half)
  test(
    `${pages.map(({ what }) => what).join(' or ')} is not found, and says where to go on`,
    mark,
    async ({ page }) => {
      for (const { what, path } of pages)
        await test.step(what, async () => {
          const answer = await page.goto(path)

          expect(answer?.status()).toBe(404)
          const main = page.getByRole('main')
          await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(main.getByText(`Nicht gefunden: ${path}`, { exact: true })).toBeVisible()
          await expect(main.getByRole('searchbox')).toBeVisible()

          await main.getByRole('link', { name: 'Zur Startseite' }).click()
          await expect(page).toHaveURL(path.startsWith('/de-ch/') ? /\/de-ch\/$/ : /:\d+\/$/)
          await expect(main.getByText(/^Nicht gefunden/)).toHaveCount(0)
        })
    },
  )
}

// The page named the address that was on its way, in place of the one in its HTML, and React reported an error.
test(
  'whoever leads on before the page has its script leaves it as it is',
  everyNight('packages/storefront/src/shell/errors/not-found-page.test.tsx', IN_ONE_SHOP),
  async ({ page, say }) => {
    const script = Promise.withResolvers<void>()
    const data = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      const response = await route.fetch()
      // A script that nobody waits for any more, once the page has been left, has no text.
      const body = await response.text().catch(() => null)
      if (body === null) return
      if (body.includes(say('error.notFoundTitle'))) await script.promise
      await route.fulfill({ response, body }).catch(() => undefined)
    })
    await page.route('**/_payload.json**', async (route) => {
      await data.promise
      await route.continue()
    })
    await page.goto('/nichts/dergleichen/')
    const main = page.getByRole('main')
    await begun(page)

    await main.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    script.resolve()
    await alive(page)
    await expect(main.getByText('Nicht gefunden: /nichts/dergleichen/', { exact: true })).toBeVisible()

    data.resolve()
    await expect(main.getByText(/^Nicht gefunden/)).toHaveCount(0)
  },
)

test(
  'what a dead address was about is found by one tap',
  everyNight('packages/storefront/src/shell/errors/not-found-page.test.tsx', IN_ONE_SHOP),
  async ({ page, shop }) => {
    await page.goto(`/alt/${encodeURIComponent(shop.goods.searchWord)}-4711/`)
    await page
      .getByRole('main')
      .getByRole('link', { name: `Nach „${shop.goods.searchWord}“ suchen` })
      .click()

    await expect(page).toHaveURL(/\/suche\/\?q=/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  },
)

test('whoever is lost can search from there', IN_OTHER_SHOP, async ({ page, shop }) => {
  await page.goto('/nichts/dergleichen/')
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill(shop.goods.searchWord)
  await search.press('Enter')

  await expect(page).toHaveURL(/\/suche\/\?q=/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

const MOVED = [
  { what: 'a path without slash', from: '/warenkorb', to: '/warenkorb/' },
  { what: 'a path without slash, with its query', from: '/suche?q=a', to: '/suche/?q=a' },
  { what: '/home/', from: '/home/', to: '/' },
  { what: '/home/ of a locale', from: '/fr-fr/home/', to: '/fr-fr/' },
  { what: 'the prefix of the shop that has none', from: '/de-de/wohnen/?a=b', to: '/wohnen/?a=b' },
  { what: 'a locale that the shop does not speak', from: '/xx-yy/', to: '/' },
  {
    what: 'a page below a locale that the shop does not speak',
    from: '/es-es/warenkorb/',
    to: '/warenkorb/',
  },
  { what: 'a category below its old prefix', from: '/category-pages/wohnen/', to: '/wohnen/' },
  { what: 'a path with plus signs', from: '/nichts+da/', to: '/nichts%20da/' },
]

for (const { what, from, to } of MOVED) {
  test(`${what} moves for good`, async ({ request, origin }) => {
    const answer = await request.get(from, { maxRedirects: 0 })

    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers().location ?? '', origin).href).toBe(origin + to)
  })
}

test('a product under an old name moves to its address', async ({ request, origin, shop }) => {
  const { number } = shop.goods.large
  const answer = await request.get(`/p/alter-name-${number}/`, { maxRedirects: 0 })

  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', origin).pathname).toMatch(
    new RegExp(`^/p/[a-z0-9-]+-${number}/$`),
  )
})

// Half a link from a mail was sent to the server all the same, which refused it as a malformed question.
test('a link to an order that is cut off says so, and asks nobody', IN_OTHER_SHOP, async ({ page, say }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto('/danke/?order=abc')

  await expect(page.getByRole('heading', { level: 1, name: say('order.unknownTitle') })).toBeVisible()
  await begun(page)
  expect(asked.filter((url) => url.includes('/api/checkout/order/'))).toEqual([])
})
