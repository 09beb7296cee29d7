import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PASSWORD } from '../fixtures/an-account.ts'
import { type Words, wordsIn } from '../fixtures/catalogues.ts'
import { type EarlierShop, earlierShop } from '../fixtures/earlier-shop.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { alive, test as base, expect } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

/** The example of docs/move-in/csv.md as far as it can be taken; its customers have this password. */
const SAMPLES = [
  { name: 'customers.csv', lines: 3 },
  { name: 'orders.csv', lines: 5 },
]
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const test = base.extend<{ moved: EarlierShop }>({
  moved: async ({ shop }, use) => {
    const moved = await earlierShop(shop, 0)
    const folder = mkdtempSync(join(tmpdir(), 'moving-in-'))
    const said = await moved.moveIn('--from', 'csv', '--prices', 'gross', '--yes', ...samplesIn(folder))
    expect(said).toMatch(/orders +3 /)
    await use(moved)
    await moved.stop()
    rmSync(folder, { recursive: true })
  },
  origin: async ({ moved }, use) => use(moved.origin),
  baseURL: async ({ moved }, use) => use(moved.origin),
})

test(
  'a customer who has moved in signs in with the old password and reads the old orders, on desk and phone',
  everyNight('packages/commerce/src/former-orders/former-orders.test.ts', IN_ONE_SHOP),
  async ({ page, shop, noViolations }) => {
    // A shop of its own is filled, and started twice.
    test.slow()
    const german = await wordsIn('de-de', shop.id)
    const french = await wordsIn('fr-fr', shop.id)

    await page.setViewportSize(DESK)
    await signedIn(page, { prefix: '', say: german, email: 'joerg.mueller@kunden.example' })
    const { list, order } = ordersOf(page, german)
    await expect(
      list.getByRole('link', { name: german('formerOrders.help').match(/<0>(.+)<\/0>/)?.[1] ?? '' }),
    ).toBeVisible()
    await expect(list.locator('summary')).toHaveCount(2)
    await expect(order('B-1002')).toContainText(german('formerOrders.refundedState'))
    const first = order('B-1001')
    await expect(first).toContainText(german('formerOrders.delivered'))
    await expect(first).toContainText('42,93')
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(list.getByText('2 × Kissen Wolke')).toBeVisible()
    await expect(list.getByText('Lange Straße 12a')).toBeVisible()
    // It is history: nothing can be done with it.
    await expect(list.getByRole('button')).toHaveCount(0)
    await noViolations(page)

    await page.setViewportSize(PHONE)
    await page.reload()
    await alive(page)
    await order('B-1001').click()
    await expect(list.getByText('2 × Kissen Wolke')).toBeVisible()
    await expectNoScrollingAside(page)
    await noViolations(page)

    await page.context().clearCookies()
    await signedIn(page, { prefix: '/fr-fr', say: french, email: 'amelie@kunden.example' })
    const hers = ordersOf(page, french)
    await expect(hers.list.locator('summary')).toHaveCount(1)
    await expect(hers.order('B-1003')).toContainText(french('formerOrders.cancelled'))
    await expect(hers.order('B-1003')).toContainText('20 janvier 2026')
    await hers.order('B-1003').click()
    await expect(hers.list.getByText('1 × Kerze')).toBeVisible()
    await expect(hers.list.getByText(french('formerOrders.total'))).toBeVisible()
    await expectNoScrollingAside(page)
    await noViolations(page)
    await page.setViewportSize(DESK)
    await expect(hers.list.getByText('1 × Kerze')).toBeVisible()
    await noViolations(page)
  },
)

function samplesIn(folder: string): string[] {
  return SAMPLES.map(({ name, lines }) => {
    const sample = readFileSync(new URL(`../../docs/move-in/samples/${name}`, import.meta.url), 'utf8')
    const path = join(folder, name)
    writeFileSync(path, sample.split('\n').slice(0, lines).join('\n'))
    return path
  })
}

type Person = { prefix: string; say: Words; email: string }

/** Asks for the orders, and is led to them by way of signing in. */
async function signedIn(page: Page, { prefix, say, email }: Person): Promise<void> {
  await page.goto(`${prefix}/konto/bestellungen/`)
  // A basket that is requested while its visitor becomes a customer is not found any more.
  await quiet(page, QUIET_MS)
  await page.getByLabel(say('checkout.email')).first().fill(email)
  await page.getByLabel(say('login.password'), { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/konto\/bestellungen\/$/)
}

function ordersOf(page: Page, say: Words) {
  const list = page.getByRole('region', { name: say('formerOrders.title') })
  return { list, order: (number: string) => list.locator('summary').filter({ hasText: number }) }
}

async function expectNoScrollingAside(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}
