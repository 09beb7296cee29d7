import type { Page } from '@playwright/test'
import type { BrowserKey } from '@shop/domain/privacy/browser-storage'
import { rowsOfKey } from '@shop/domain/testing/rows-of-key'
import { fillAddress, goToCheckout } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import { recorded } from '../fixtures/partners.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { begun, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP, type ShopUnderTest } from '../fixtures/shops.ts'

test.use({ isConsentOpen: true })

// eu-duties C-27: what was looked at was stored after a refusal, and the table named none of it.
test(
  'a browser holds what the register names, before an answer and after a refusal only what is necessary',
  IN_ONE_SHOP,
  async ({ page, context, origin, shop }) => {
    const record = await recorded(context, origin)
    const found = new Map<string, BrowserKey[]>()
    const look = async () => {
      await begun(page)
      for (const [name, rows] of await keptIn(page, shop)) found.set(name, rows)
    }
    const { large, small, listing, searchWord } = shop.goods
    const read = [
      '/',
      listing.path,
      `/suche/?q=${searchWord}`,
      productPath(large.number),
      productPath(small.number),
    ]

    for (const path of read) {
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await look()
    }
    await page.getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect(page.getByRole('button', { name: 'Nur Notwendiges' })).toBeHidden()
    for (const path of [...read, '/wunschliste/', '/login/', '/konto/']) {
      await page.goto(path)
      await look()
    }
    await page.goto(productPath(large.number))
    await goToCheckout(page, 'de-de')
    await look()
    await fillAddress(page, 'de-de')
    await look()

    expect(found.size).toBeGreaterThan(2)
    // The draft of an address is gone once the address is saved: a slow look comes after it.
    const kept = [...found.keys(), ...record.writes]
    expect(kept.filter((name) => name.endsWith('checkout-draft'))).not.toEqual([])
    expect([...found].filter(([, rows]) => !rows.some(isNecessary)).map(([name]) => name)).toEqual([])
    // What was written and is gone again counts as well.
    expect([...record.writes].filter((name) => /lastSeen|recent-queries/.test(name))).toEqual([])

    await page.goto('/cookies/')
    for (const row of [...found.values()].flat().filter(isNecessary))
      await expect(
        page.getByRole('rowheader', { name: row.name.replace('{brand}', shop.id), exact: true }).first(),
      ).toBeVisible()
  },
)

// A reader had the cookie of a session for sixty days, for having moved the pointer over a page.
test(
  'who only reads has no cookie, whatever the answer was, and has one with the first thing in the basket',
  IN_OTHER_SHOP,
  async ({ page, context, shop }) => {
    const { large, small, listing, searchWord } = shop.goods
    const cookies = async () => (await context.cookies()).map(({ name }) => name)
    let asked = 0
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/user/') asked += 1
    })
    const product = productPath(large.number)
    const walk = async (...paths: string[]) => {
      for (const path of paths) {
        const before = asked
        await page.goto(path)
        await begun(page)
        await page.mouse.move(200, 300)
        await page.mouse.wheel(0, 400)
        await expect.poll(() => asked, path).toBeGreaterThan(before)
        await quiet(page, QUIET_MS)
      }
    }

    await walk('/', listing.path, `/suche/?q=${searchWord}`, product, '/kontakt/', '/cookies/')
    expect(await cookies()).toEqual([])

    await page.getByRole('button', { name: 'Nur Notwendiges' }).click()
    await expect(page.getByRole('button', { name: 'Nur Notwendiges' })).toBeHidden()
    await walk('/', product)
    expect(await cookies()).toEqual([])

    await page.goto(productPath(small.number))
    const button = page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first()
    await button.hover()
    await begun(page)
    expect(await cookies()).toEqual([])
    await button.click()
    await expect.poll(cookies).toContain(`${shop.id}_session`)
  },
)

test(
  'with consent a browser holds nothing that the register does not name',
  IN_ONE_SHOP,
  async ({ page, context, origin, shop }) => {
    await recorded(context, origin)
    const { large, small } = shop.goods
    await page.goto(productPath(large.number))
    await page.getByRole('button', { name: 'Allem zustimmen' }).click()
    await page.goto(productPath(small.number))
    await begun(page)

    await expect.poll(async () => [...(await keptIn(page, shop)).keys()]).toContain('sessionStorage lastSeen')
    const unnamed = [...(await keptIn(page, shop))].filter(([, rows]) => rows.length === 0)
    expect(unnamed.map(([name]) => name)).toEqual([])
  },
)

function isNecessary({ needs }: BrowserKey): boolean {
  return needs === null
}

/** Everything that the browser holds of the shop, with its rows in the register. */
async function keptIn(page: Page, shop: ShopUnderTest): Promise<Map<string, BrowserKey[]>> {
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const all = [
    ...local.map((key) => ['localStorage', key] as const),
    ...session.map((key) => ['sessionStorage', key] as const),
    ...cookies.map((key) => ['cookie', key] as const),
  ]
  return new Map(all.map(([kind, key]) => [`${kind} ${key}`, rowsOfKey(kind, key, shop.id)]))
}
