import type { Page } from '@playwright/test'
import { rowsOfKey } from '@shop/domain/testing/rows-of-key'
import { receivedErrors } from '../fixtures/error-service.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { firstHandedOn, type Record, recorded, SIGNALS_FIRST } from '../fixtures/partners.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test.use({ isConsentOpen: true })

test(
  'nothing leaves and nothing optional is kept before an answer, and after a refusal',
  IN_OTHER_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    await page.goto(`/p/${shop.goods.large.number}/`)
    await expect(banner(page)).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await settled(page)
    const words = `Silence ${crypto.randomUUID()}`
    await page.evaluate(fail, words)
    await page.evaluate(putAside)

    expectSilence(record)
    expect(record.rum.map(({ call }) => call)).toEqual(['GET /rum/is_internal', 'GET /rum/banner/'])
    expect(await keptCookies(page)).toEqual([])

    await banner(page).getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect.poll(() => decisions(record)).toEqual(['denyAll'])
    await expect(banner(page)).toBeHidden()
    await page.goto('/')
    await page.goto(`/p/${shop.goods.large.number}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    await page.evaluate(fail, words)
    await page.evaluate(putAside)

    expectSilence(record)
    await expect(banner(page)).toBeHidden()
    expect(decisions(record)).toEqual(['denyAll'])
    expect(measurements(record)).toEqual([])
    expect(await receivedErrors(words)).toEqual([])
    expect(await keptCookies(page)).toEqual([])
  },
)

test(
  'who accepts everything is told to exactly the partners of the shop, and can take it back',
  IN_ONE_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    await page.goto(`/p/${shop.goods.large.number}/`)
    await banner(page).getByRole('button', { name: 'Allem zustimmen' }).click()

    // waiting events are sent now, in order, and after the tag manager's signals
    await expect
      .poll(() => record.handedOn.map(({ event }) => event).filter(Boolean))
      .toEqual(expect.arrayContaining(['frontend_view_item', 'frontend_page_view', 'frontend_consent_click']))
    const signals = record.handedOn.filter(({ consent }) => consent !== undefined)
    expect(signals.map(({ consent }) => consent)).toEqual(['default', 'update'])
    expect(Object.values(signals[0]?.signals ?? {})).toEqual(['denied', 'denied', 'denied', 'denied'])
    expect(Object.values(signals[1]?.signals ?? {})).toEqual(['granted', 'granted', 'granted', 'granted'])
    expect(firstHandedOn(record)).toEqual(SIGNALS_FIRST)
    await expect.poll(() => hosts(record)).toEqual(['econda.example', 'tags.example'])
    expect(record.scripts).toEqual(['/scripts/econda.js'])
    await expect.poll(() => keptCookies(page)).toEqual(['shop_consent'])

    // the measurement is sent when the page is put aside
    await expect(async () => {
      await page.evaluate(putAside)
      expect(record.rum.map(({ call }) => call)).toContain('POST /rum/metrics/')
    }).toPass()
    // Whatever reports errors comes when the page has time for it; what failed before it came is failed again.
    let words = ''
    await expect(async () => {
      words = `Trouble ${crypto.randomUUID()}`
      await page.evaluate(fail, `${words} of berta@example.org`)
      await expect.poll(() => receivedErrors(words), { timeout: 20_000 }).toHaveLength(1)
    }).toPass()
    const [error] = await receivedErrors(words)
    expect(error?.key).toContain('sentry_key=key')
    expect(error?.body).not.toContain('berta@example.org')
    record.handedOn.length = 0
    await page.goto(`/p/${shop.goods.large.number}/`)
    await expect.poll(() => record.handedOn.map(({ event }) => event)).toContain('frontend_view_item')
    expect(firstHandedOn(record)).toEqual(SIGNALS_FIRST)
    await page.goto('/')
    await settled(page)

    await page.getByRole('contentinfo').getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
    await banner(page).getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect.poll(() => decisions(record)).toEqual(['acceptAll', 'denyAll'])
    await expect(banner(page)).toBeHidden()
    await settled(page)
    record.thirdParties.length = 0
    record.rum.length = 0
    await page.goto(`/p/${shop.goods.large.number}/`)
    await settled(page)
    await page.evaluate(fail, words)
    await page.evaluate(putAside)

    expect(record.thirdParties).toEqual([])
    expect(measurements(record)).toEqual([])
    expect(await keptCookies(page)).toEqual([])
  },
)

test(
  'what is seen and chosen before an answer waits in memory, and is told with it',
  IN_ONE_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    await page.goto(shop.goods.longListing)
    const products = page.getByRole('main').getByRole('list', { name: 'Produkte' })
    const card = products.getByRole('article').nth(8)
    await card.scrollIntoViewIfNeeded()
    await alive(page)
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/p\//)
    expectSilence(record)

    await banner(page).getByRole('button', { name: 'Allem zustimmen' }).click()

    const tracked = () =>
      record.handedOn.flatMap(({ event }) => (event?.startsWith('frontend_') ? event : []))
    await expect.poll(tracked).toContain('frontend_view_item')
    const order = ['frontend_view_item_list', 'frontend_select_item', 'frontend_view_item']
    expect(tracked().filter((event) => order.includes(event))).toEqual(order)

    // the first card begins below the fold, and is followed without a look at its list
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(shop.goods.longListing)
    await alive(page)
    record.handedOn.length = 0
    await products.getByRole('article').first().getByRole('heading').getByRole('link').evaluate(follow)
    await expect(page).toHaveURL(/\/p\//)
    await expect.poll(tracked).toContain('frontend_view_item')
    expect(tracked().filter((event) => order.includes(event))).toEqual(order)
  },
)

test(
  'a selection lets work what was selected, and nothing beside it',
  IN_ONE_SHOP,
  async ({ page, context, origin }) => {
    const record = await recorded(context, origin)
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Mehr erfahren und auswählen' }).click()
    const settings = page.getByRole('dialog', { name: 'Einstellungen' })
    await settings.getByRole('listitem').filter({ hasText: 'Statistik' }).getByText('3 Dienste').click()
    await settings.getByRole('switch', { name: 'econda Analytics', exact: true }).check()
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()

    await expect.poll(() => hosts(record)).toEqual(['econda.example'])
    await settled(page)
    expect(hosts(record)).toEqual(['econda.example'])
    expect(record.handedOn).toEqual([])
    const [saved] = record.rum.filter(({ call }) => call === 'POST /rum/consent/')
    expect(saved?.body).toMatchObject({
      action: 'save',
      consents: { shop: true, econda: true, econdaStorage: false, googleAnalytics: false, metrics: false },
    })
  },
)

test(
  'the banner is answered by keyboard alone, and comes back from an address',
  IN_OTHER_SHOP,
  async ({ page, context, origin }) => {
    const record = await recorded(context, origin)
    await page.goto('/')
    await expect(banner(page)).toBeFocused()

    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name: 'Nur Notwendiges' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => decisions(record)).toEqual(['denyAll'])
    await expect(banner(page)).toBeHidden()

    // an address of its own: a new hash of an open page is obeyed once, and not again when that page is loaded anew
    await page.goto('about:blank')
    await page.goto('/#allowAppConsent')
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(banner(page)).toBeHidden()
    expect(decisions(record)).toEqual(['denyAll'])
  },
)

test(
  'what is chosen anew in the settings leaves the focus on the button that opened them',
  everyNight('e2e/journeys/mail-choices.spec.ts', IN_OTHER_SHOP),
  async ({ page, context, origin, open, say }) => {
    await recorded(context, origin)
    await open('/')
    await banner(page)
      .getByRole('button', { name: say('consent.denyAll') })
      .press('Enter')
    await expect(banner(page)).toBeHidden()
    await begun(page)
    const opener = page.getByRole('contentinfo').getByRole('button', { name: say('footer.consent') })
    const settings = page.getByRole('dialog', { name: say('consent.choices') })

    // less than everything: the page is loaded anew, and the focus was on nothing afterwards
    await opener.press('Enter')
    await expect(banner(page)).toBeFocused()
    await banner(page)
      .getByRole('button', { name: say('consent.more') })
      .press('Enter')
    await settings.getByRole('switch').nth(1).press('Space')
    await Promise.all([
      page.waitForEvent('load'),
      settings.getByRole('button', { name: say('consent.save') }).press('Enter'),
    ])
    await expect(opener).toBeFocused()
    await expect(opener).toBeInViewport()
    await begun(page)

    // everything: the page stays
    await opener.press('Enter')
    await banner(page)
      .getByRole('button', { name: say('consent.more') })
      .press('Enter')
    await settings.getByRole('button', { name: say('consent.acceptAll') }).press('Enter')
    await expect(opener).toBeFocused()
  },
)

/** In the page: something breaks, without a word in the console. */
function fail(words: string): void {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(words) }))
}

/** In the page: as a key does, without a scroll. */
function follow(link: HTMLElement | SVGElement): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** In the page: as when another tab comes to the front. */
function putAside(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

function banner(page: Page) {
  return page.getByRole('region', { name: /^Cookies/ })
}

/** Requests to the shop's own services about a visit. */
function measurements(record: Record): string[] {
  return record.rum.map(({ call }) => call).filter((call) => /^POST \/rum\/(?:metrics|errors)\//.test(call))
}

function expectSilence(record: Record): void {
  expect(record.thirdParties).toEqual([])
  // requested from the shop itself, anonymously
  expect(record.recommendations.filter((call) => call.includes('personal'))).toEqual([])
  expect(record.scripts).toEqual([])
  expect([...record.writes].filter((name) => !isNeeded(name))).toEqual([])
}

/** Whether the register calls it necessary, so that it may be written without asking. */
function isNeeded(written: string): boolean {
  const [where, key = ''] = written.split(/:(.*)/)
  const kind = where === 'session' ? 'sessionStorage' : where === 'local' ? 'localStorage' : 'cookie'
  return rowsOfKey(kind, key, '').some(({ needs }) => needs === null)
}

function decisions(record: Record): unknown[] {
  const reports = record.rum.filter(({ call }) => call === 'POST /rum/consent/')
  return reports.map(({ body }) => Object(body).action)
}

function hosts(record: Record): string[] {
  return [...new Set(record.thirdParties.map((address) => address.split('/', 1)[0] ?? ''))].sort()
}

async function keptCookies(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).sort()
}

/** The page has begun everything that it begins by itself. */
async function settled(page: Page): Promise<void> {
  await begun(page)
  await quiet(page, QUIET_MS)
}
