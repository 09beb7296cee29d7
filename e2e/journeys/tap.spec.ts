import type { Locator, Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { quiet } from '../fixtures/quiet.ts'
import { roundTrips } from '../fixtures/round-trips.ts'
import { savingData } from '../fixtures/saving-data.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import {
  BY_DAY_IN_ONE_SHOP,
  BY_DAY_IN_OTHER_SHOP,
  byDayInTurn,
  IN_ONE_SHOP,
  IN_OTHER_SHOP,
} from '../fixtures/shops.ts'
import { slowScripts } from '../fixtures/slow-scripts.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

test(
  'a tap on a card needs no answer of the shop once the page is at rest',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, open, shop, withinBudget }) => {
    await open(shop.measured.listing)
    const card = cardAt(page, 1)
    await card.scrollIntoViewIfNeeded()
    await atRest(page)
    const { serial, requests } = await tapped(page, card)

    withinBudget('tap-settled/round-trips', serial)
    withinBudget('tap-settled/requests', requests)
    await expect(
      page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first(),
    ).toBeVisible()
  },
)

test(
  'a tap right after the page has come to life needs one',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, shop, withinBudget }) => {
    await savingData(page)
    await page.goto(shop.measured.listing)
    await alive(page)
    await begun(page)
    const card = cardAt(page, 1)
    const { serial, requests } = await tapped(page, card)

    withinBudget('tap-early/round-trips', serial)
    withinBudget('tap-early/requests', requests)
  },
)

test(
  'what the card has shown stands on the page until its data is there, and the way back is where it was',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    await open(shop.measured.listing)
    await page.mouse.wheel(0, 10)
    await atRest(page)
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/p\/[^/]+\/_payload/, async (route) => {
      await isAnswered
      await route.continue()
    })
    const card = cardAt(page, -1)
    const name = await card.innerText()
    const price = await page.locator('main article').last().locator('[data-card=price]').innerText()
    await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await page.evaluate(() => window.scrollY)

    await card.click()
    const title = page.getByRole('heading', { level: 1, name, exact: true })
    await expect(title).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(price.split('\n')[0] ?? '')
    const place = await title.boundingBox()

    answer()
    await expect(main.getByRole('button', { name: 'In den Warenkorb' }).first()).toBeVisible()
    // The frame goes in the moment in which the page stands there.
    await expect
      .poll(async () => Math.round((await title.boundingBox())?.y ?? -1))
      .toBe(Math.round(place?.y ?? 0))
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  },
)

test(
  'whoever goes back before the product has come is where they were',
  everyNight('e2e/journeys/tap.spec.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await open(shop.measured.listing)
    await page.mouse.wheel(0, 10)
    await atRest(page)
    await page.route(/\/p\/[^/]+\/_payload/, () => undefined)
    const card = cardAt(page, -1)
    const name = await card.innerText()
    await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await page.evaluate(() => window.scrollY)

    await card.click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeInViewport()
    await page.waitForURL(/\/p\//)
    await page.goBack()

    await expect(card).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  },
)

for (const [row, from] of (['listing', 'checkout login'] as const).entries()) {
  test(
    `a tap on the ${from} in the moment before React takes over leads to one page`,
    row === 0 ? byDayInTurn(row) : everyNight('e2e/journeys/tap.spec.ts', byDayInTurn(row)),
    async ({ page, shop }) => {
      const isLogin = from === 'checkout login'
      await beforeTakingOver(page, isLogin ? 'a[href$="way=guest"]' : 'main article h3 a')
      await page.goto(isLogin ? '/kasse/login/' : shop.measured.listing)

      await page.waitForURL(isLogin ? /\/kasse\/\?way=guest$/ : /\/p\//)
      await alive(page)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
    },
  )
}

for (const [row, moment] of (['the scripts have come', 'React takes over'] as const).entries()) {
  test(
    `the way back to a page of the same document before ${moment} leads to that page alone`,
    row === 0 ? byDayInTurn(row) : everyNight('e2e/journeys/tap.spec.ts', byDayInTurn(row)),
    async ({ page, open, shop }) => {
      await open(shop.measured.listing)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      const title = await page.title()
      await cardAt(page, 1).click()
      await page.waitForURL(/\/p\//)
      await expect(
        page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first(),
      ).toBeVisible()
      await slowScripts(page)
      const isByHand = moment === 'the scripts have come'
      if (!isByHand) await beforeTakingOver(page, 'back')

      await page.reload({ waitUntil: 'domcontentloaded' })
      if (isByHand) await page.evaluate(() => history.back())

      await page.waitForURL(`**${shop.measured.listing}`)
      await alive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
      await expect(page.locator('head title')).toHaveCount(1)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    },
  )
}

test(
  'who saves data is sent nothing ahead',
  everyNight('e2e/journeys/budgets.spec.ts', IN_OTHER_SHOP),
  async ({ page, shop }) => {
    await savingData(page)
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) ahead.push(request.url())
    })
    await page.goto(shop.measured.listing)
    await alive(page)
    await begun(page)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(2_000)
    expect(ahead).toEqual([])
  },
)

test(
  'the way back from the checkout has its footer and its promises',
  IN_OTHER_SHOP,
  async ({ page, open }) => {
    await open('/kasse/login/')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /versandkostenfrei ab/ })).toBeVisible()
  },
)

function cardAt(page: Page, index: number) {
  return page.locator('main article h3 a').nth(index)
}

/** What a tap on a card waits for, until the page of its product shows. */
async function tapped(page: Page, card: Locator) {
  const name = await card.innerText()
  return await roundTrips(
    page,
    () => card.click(),
    () => showsProduct(page, name),
  )
}

async function showsProduct(page: Page, name: string): Promise<boolean> {
  const title = await page.locator('main h1').allInnerTexts()
  return page.url().includes('/p/') && title.includes(name)
}

/**
 * Taps a link of the next page, or goes back from it, as soon as its script listens to taps, which is before React draws
 * for the first time.
 *
 * @param selector of the link, or `back`
 */
async function beforeTakingOver(page: Page, selector: string): Promise<void> {
  await page.addInitScript((link) => {
    if (sessionStorage.getItem('early-tap')) return
    const listen = document.addEventListener.bind(document)
    let isDue = true
    document.addEventListener = (...listener: Parameters<typeof listen>) => {
      listen(...listener)
      const isReactThere = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (!isDue || listener[0] !== 'click' || !isReactThere) return
      isDue = false
      sessionStorage.setItem('early-tap', link)
      setTimeout(() =>
        link === 'back' ? history.back() : document.querySelector<HTMLElement>(link)?.click(),
      )
    }
  }, selector)
}

/** Nothing more is fetched. */
async function atRest(page: Page): Promise<void> {
  await begun(page)
  await quiet(page, 2_500)
}
