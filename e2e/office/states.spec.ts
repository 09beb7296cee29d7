import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

/** The main lists: where each is, which command brings it, and what it is without anything in it. */
const LISTS = [
  {
    place: '',
    tab: 'Orders',
    command: 'orderDesk',
    nothing: { counts: [], transfers: 0, deadMails: 0, orders: [], next: null },
    loads: 'Orders are loading',
    // A shop without an order is led to its first.
    empty: 'On the way to the first order',
  },
  {
    place: '/inbox',
    tab: 'Inbox',
    command: 'listInbox',
    nothing: { items: [], counts: { overdue: 0, mine: 0, kinds: [] }, isCut: false },
    loads: 'The inbox is loading',
    empty: 'Nothing waits here',
  },
  {
    place: '/products',
    tab: 'Products',
    command: 'findProducts',
    nothing: { items: [], next: null, isGuess: false, isCut: false },
    loads: 'Products are loading',
    empty: 'There is no product yet',
  },
  {
    place: '/categories',
    tab: 'Categories',
    command: 'listCategories',
    nothing: { categories: [] },
    loads: 'The categories are loading',
    empty: 'There is no category yet',
  },
  {
    place: '/categories/1/filters',
    tab: 'Filters of Empty',
    command: 'showListingFilters',
    nothing: {
      ...{ title: 'Empty', path: '/empty/', total: 0, own: null, inherited: null, version: 0 },
      ...{ facets: [], preview: [], cards: [] },
    },
    loads: 'The filters are loading',
    empty: 'This list has nothing to filter by',
  },
  {
    place: '/colours',
    tab: 'Colours',
    command: 'listColours',
    nothing: { colours: [] },
    loads: 'The colours are loading',
    empty: 'No product has a colour yet',
  },
  {
    place: '/redirects',
    tab: 'Redirects',
    command: 'addressRedirects',
    nothing: { redirects: [], next: null, total: 0 },
    loads: 'The redirects are loading',
    empty: 'No address leads elsewhere yet',
  },
  {
    place: '/pages',
    tab: 'Pages',
    command: 'listStories',
    nothing: { stories: [], total: 0, perPage: 50 },
    loads: 'Pages are loading',
    empty: 'No page is called so',
  },
  {
    place: '/pages/releases',
    tab: 'Releases',
    command: 'listReleases',
    nothing: { releases: [], timezone: 'Europe/Berlin' },
    loads: 'Releases are loading',
    empty: 'There is no release',
  },
  {
    place: '/promotions',
    tab: 'Promotions',
    command: 'promotionDesk',
    nothing: { offers: [] },
    loads: 'Promotions are loading',
    empty: 'No promotions',
  },
  {
    place: '/log',
    tab: 'Log',
    command: 'readLog',
    nothing: { entries: [], hasMore: false, people: [] },
    loads: 'The log is loading',
    empty: 'Nothing was changed yet',
  },
] as const

const WIDTHS = [390, 1440]
const AWAY = 'This shop is not running at the moment.'

for (const { place, tab, command, nothing, loads, empty } of LISTS)
  test(`the list of ${command} says that it loads, that it holds nothing, and that it cannot be asked for`, async ({
    page,
    shop,
    noViolations,
  }) => {
    test.slow()
    await atTheDesk(page, shop, command)
    const shot = shotsOf(page)
    const asked = Promise.withResolvers<Route>()
    await answered(page, shop, command, (route) => asked.resolve(route))
    await page.goto(`/${shop.id}${place}`)

    await expect(page.getByRole('status', { name: loads })).toBeVisible()
    await shownWell(page, noViolations)
    await shot(`state-${command}-loading`)
    await (await asked.promise).fulfill({ json: doneReply(nothing) })
    await expect(page.getByText(empty)).toBeVisible()
    await expect(page.getByRole('status', { name: loads })).toBeHidden()
    await expect(page).toHaveTitle(`${tab} · ${shop.brandName} · Office`)
    await shownWell(page, noViolations)
    await shot(`state-${command}-empty`)

    await answered(page, shop, command, (route) => void route.fulfill({ json: { type: 'away' } }))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(AWAY)
    await shownWell(page, noViolations)
    await shot(`state-${command}-error`)
  })

/** Every address of the office, as its router has them: one that is added later is walked as well. */
const ADDRESSES = [
  ...readFileSync(new URL('../../packages/office/src/app/router.tsx', import.meta.url), 'utf8').matchAll(
    /^ {2}path: '([^']+)'/gm,
  ),
].map(([, path = '']) => path)

test('no page of the office is wider than a phone', async ({ page, shop }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sign-in')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  const wide = [...(await wider(page))]
  await atTheDesk(page, shop, 'walk')
  const seen = new Set<string>()
  const atTheDesks = ADDRESSES.filter((address) => address !== '/sign-in')
  const byDepth = atTheDesks.toSorted((one, other) => one.split('$').length - other.split('$').length)

  expect(byDepth.length).toBeGreaterThan(30)
  for (const address of byDepth) {
    const pattern = new RegExp(`^${address.replace('$shop', shop.id).replaceAll(/\$\w+/g, '[^/?#]+')}$`)
    const place = [...seen].find((one) => pattern.test(one)) ?? aPlace(address, shop.id)
    await page.goto(place)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('status', { name: /loading$/ })).toHaveCount(0)
    wide.push(...(await wider(page)))
    const links = page.locator('main a[href^="/"]')
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
      seen.add(href.replace(/[?#].*/, ''))
  }
  expect(wide).toEqual([])
})

test('a form that cannot be sent says why, keeps what was typed, and is sent again', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await atTheDesk(page, shop, 'form')
  await page.goto(`/${shop.id}/settings?kind=returns`)
  const days = page.getByRole('textbox', { name: 'Days in which goods are taken back' })
  await days.fill('40')
  await answered(page, shop, 'setShopSetting', (route) => void route.fulfill({ json: { type: 'away' } }))
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('alert')).toContainText(AWAY)
  await expect(days).toHaveValue('40')
  await shownWell(page, noViolations)
  await answered(
    page,
    shop,
    'setShopSetting',
    (route) =>
      void route.fulfill({
        json: {
          type: 'outcome',
          outcome: {
            type: 'conflict',
            changes: [{ at: '2026-11-27T08:00:00.000Z', by: 'Tom Berg', what: 'returns:everywhere' }],
          },
        },
      }),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Tom Berg has changed it meanwhile')
  await expect(page.getByText('What holds now: 30 days')).toBeVisible()
  await expect(days).toHaveValue('40')
  await shownWell(page, noViolations)
})

async function atTheDesk(page: Page, shop: ShopUnderTest, name: string): Promise<void> {
  const email = `states-${name.toLowerCase()}@example.org`
  await aMember(shop, email, 'owner')
  await signIn(page, email)
}

/** What the office hears instead of the shop. */
async function answered(
  page: Page,
  shop: ShopUnderTest,
  command: string,
  answer: (route: Route) => void,
): Promise<void> {
  const address = `**/api/shops/${shop.id}/${command}`
  await page.unroute(address)
  await page.route(address, answer)
}

function doneReply(answer: unknown) {
  return { type: 'outcome', outcome: { type: 'done', answer, effects: [] } }
}

/** An address of which no list has led to one: what is new, or what is not there and says so. */
function aPlace(address: string, shop: string): string {
  return address
    .replace('$shop', shop)
    .replace(/\$(recall|offer)$/, 'new')
    .replaceAll(/\$\w+/g, '1')
}

/** The address that is open, where it is wider than the window. */
async function wider(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > 390 ? [`${new URL(page.url()).pathname}: ${width}`] : []
}

async function shownWell(page: Page, noViolations: (page: Page) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await noViolations(page)
  }
}
