import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { command } from '../fixtures/operator.ts'
import { firstHandedOn, type Record, recorded, SIGNALS_FIRST } from '../fixtures/partners.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, type ShopUnderTest } from '../fixtures/shops.ts'

test.use({ isConsentOpen: true })

const HASH = createHash('sha256').update('berta.tal@example.org').digest('hex')

test(
  'the purchase is told once and the voucher partner comes, both only after consent',
  IN_OTHER_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    await page.goto(await thankYouPath(shop))
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(record.thirdParties).toEqual([])

    await banner(page).getByRole('button', { name: 'Allem zustimmen' }).click()

    await expect.poll(() => purchases(record)).toHaveLength(1)
    expect(purchases(record)[0]).toMatchObject({ customer_email_hash: HASH, payment_type: 'V' })
    await expect(page.locator('body')).toHaveAttribute('data-voucher-partner', 'there')
    const offer = page.getByRole('region', { name: 'Anzeige' })
    await expect(offer).toContainText('weder Namen noch Anschrift noch E-Mail-Adresse')
    const offered = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'sovIframes')))
    expect(offered).toContain('"trafficSourceNumber":"4711"')
    expect(offered).not.toMatch(/berta|tal@|Lindenallee/i)

    await expect.poll(() => record.handedOn.map(({ event }) => event)).toContain('frontend_consent_click')
    expect(firstHandedOn(record)).toEqual(SIGNALS_FIRST)
    const handedOn = record.handedOn.length
    await page.reload()
    await expect(page.getByRole('region', { name: 'Anzeige' })).toBeVisible()
    await expect.poll(() => pageViews(record)).toBeGreaterThan(1)
    expect(purchases(record)).toHaveLength(1)
    expect(firstHandedOn(record, handedOn)).toEqual(SIGNALS_FIRST)
  },
)

test(
  'who allows statistics alone is told neither to advertisers nor to the voucher partner',
  IN_OTHER_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Mehr erfahren und auswählen' }).click()
    const settings = page.getByRole('dialog', { name: 'Einstellungen' })
    await settings.getByRole('listitem').filter({ hasText: 'Statistik' }).getByText('3 Dienste').click()
    await settings.getByRole('switch', { name: 'Google Analytics', exact: true }).check()
    await settings.getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(banner(page)).toBeHidden()

    await page.goto(await thankYouPath(shop))

    await expect.poll(() => purchases(record)).toHaveLength(1)
    expect(JSON.stringify(record.handedOn)).not.toContain(HASH)
    expect(record.thirdParties.filter((address) => !address.startsWith('tags.example/'))).toEqual([])
    await expect(page.getByRole('region', { name: 'Anzeige' })).toHaveCount(0)
  },
)

test(
  'a device of a store is marked by a link that works once, and asks nobody',
  IN_ONE_SHOP,
  async ({ page, context, origin, shop, browser }) => {
    const record = await recorded(context, origin)
    const answer = await command(shop, 'retail', 'add', 'Theke')
    const link = /\/rum\/retail\/\?token=\S+/.exec(answer)?.[0] ?? ''
    // Whether the device is a store's is asked for a moment only, which a busy machine may take for itself.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })

    await page.goto(link)

    await expect(page).toHaveURL(`${origin}/`)
    await expect.poll(() => record.rum.map(({ call }) => call)).toContain('GET /rum/is_internal')
    await quiet(page, QUIET_MS)
    await expect(banner(page)).toHaveCount(0)
    expect(record.thirdParties).toEqual([])

    const other = await browser.newContext()
    expect((await other.request.get(origin + link)).status()).toBe(404)
    await other.close()
  },
)

test(
  'a campaign that was closed stays closed on the next page, before anything is painted',
  everyNight('packages/storefront/src/features/campaigns/closed-campaigns.test.ts', IN_ONE_SHOP),
  async ({ page, context, origin }) => {
    const record = await recorded(context, origin)
    await page.goto('/schlafen/')
    // Before the scripts have come the link leads to the page of all campaigns.
    await alive(page)
    const bar = page.getByRole('region', { name: 'Aktion' })
    await bar.getByRole('link', { name: /^Mehr dazu/ }).click()
    await page
      .getByRole('dialog', { name: 'Leinenwochen' })
      .getByRole('button', { name: 'Bedingungen' })
      .click()
    await expect(page.getByRole('dialog', { name: 'Bedingungen: Leinenwochen' })).toContainText('Linnea')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('link', { name: /^Mehr dazu/ })).toBeFocused()

    await bar.getByRole('button', { name: 'Aktion ausblenden' }).click()
    await expect(bar).toHaveCount(0)
    await page.route('**/assets/**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/p/140302/')

    // without a script of ours the mark is all there is
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-campaign]')).toBeHidden()
    expect([...record.writes].filter((name) => name.includes('campaign'))).toEqual([
      'session:closed-campaigns',
    ])
  },
)

/** Where a guest who has paid in advance is thanked; ordered by calls, for the checkout has journeys of its own. */
async function thankYouPath(shop: ShopUnderTest): Promise<string> {
  const guest = await guestByApi(shop)
  await guest.add(shop.goods.small.variantId, 1)
  await guest.prepareOrder()
  const placed: { token: string } = await (await guest.order(crypto.randomUUID())).json()
  await guest.dispose()
  return `/danke/?order=${placed.token}`
}

function purchases(record: Record) {
  return record.handedOn.filter(({ event }) => event === 'frontend_purchase')
}

function pageViews(record: Record): number {
  return record.handedOn.filter(({ event }) => event === 'frontend_page_view').length
}

function banner(page: Page) {
  return page.getByRole('region', { name: /^Cookies/ })
}
