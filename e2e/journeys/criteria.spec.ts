import type { Page } from '@playwright/test'
import { fillAddress, goOnAsGuest, putIntoBasket, wordsOf } from '../fixtures/checkout.ts'
import { productPath } from '../fixtures/goods.ts'
import {
  coveredStops,
  draggedOnly,
  flashes,
  frameOf,
  hasSingleKeys,
  spaceText,
  unnamedWords,
} from '../fixtures/page-rules.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP, withAWideRange } from '../fixtures/shops.ts'
import { unreadable } from '../fixtures/text-zoom.ts'

const PHONE = { width: 390, height: 844 }
const LYING_PHONE = { width: 844, height: 390 }
/** As many as lead past a header, filters and some cards. */
const STOPS = 30

test(
  'pages keep the criteria that axe does not look at',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, open, shop, proves }) => {
    test.slow()
    await page.setViewportSize(PHONE)
    const frames: string[][] = []
    const looked = async (name: string) => {
      await alive(page)
      expect.soft(await unnamedWords(page), `${name}: words on a control are in its name`).toEqual([])
      await proves(page, 'label in name')
      expect.soft(await draggedOnly(page), `${name}: nothing needs dragging`).toEqual([])
      await proves(page, 'without dragging')
      expect.soft(await flashes(page), `${name}: nothing flashes`).toEqual([])
      await proves(page, 'no flashes')
      expect.soft(await hasSingleKeys(page), `${name}: a key works by itself`).toBe(false)
      await proves(page, 'single keys')
      frames.push(await frameOf(page))
      await lies(page, name)
      await proves(page, 'orientation')
      await spaceText(page)
      expect.soft(await unreadable(page), `${name}: text with more space`).toEqual([])
      await proves(page, 'text spacing')
    }

    await open('/')
    await looked('the home page')
    await open(shop.goods.listing.path)
    await looked('a listing')
    await open(productPath(shop.goods.small.number))
    await looked('a product')
    await open('/kontakt/')
    await looked('the contact page')

    const [first = []] = frames
    expect(first.length).toBeGreaterThan(20)
    for (const frame of frames) expect(frame).toEqual(first)
    await proves(page, 'same frame')
  },
)

test('no stop of the keyboard is covered', BY_DAY_IN_OTHER_SHOP, async ({ page, open, shop, proves }) => {
  test.slow()
  for (const [path, size] of [
    [shop.goods.listing.path, PHONE],
    [productPath(shop.goods.small.number), PHONE],
    [productPath(shop.goods.small.number), { width: 1280, height: 720 }],
    [shop.goods.listing.path, { width: 1280, height: 720 }],
  ] as const) {
    await page.setViewportSize(size)
    await open(path)
    await alive(page)
    expect.soft(await coveredStops(page, STOPS), path).toEqual([])
    await proves(page, 'focus seen')
  }
})

test(
  'what a pointer opens can be reached and closed, pages are found in several ways, and changes are said',
  withAWideRange(BY_DAY_IN_ONE_SHOP),
  async ({ page, open, shop, proves }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(shop.goods.listing.path)
    await alive(page)
    const categories = page.getByRole('navigation', { name: 'Kategorien' })
    const entry = categories.getByRole('listitem').getByRole('link').first()
    const inside = categories.getByRole('listitem').first().getByRole('link').nth(1)
    await entry.hover()
    await expect(inside).toBeVisible()
    await inside.hover()
    await expect(inside).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden()
    await proves(page, 'hover')

    const said = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ Produkte?/ })
    const before = await said.first().innerText()
    const colours = page
      .getByRole('main')
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: /^Farbe/ }) })
    await colours.locator('summary').click()
    const colour = colours.getByRole('link').first()
    await colour.press('Enter')
    await expect(colour).toBeFocused()
    await expect(said.first()).not.toHaveText(before)
    await proves(page, 'said aloud')

    const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const address = await card.getAttribute('href')
    const [, number = ''] = /-(\d+)\/$/.exec(address ?? '') ?? []
    const field = page
      .getByRole('banner')
      .getByRole('combobox')
      .or(page.getByRole('banner').getByRole('searchbox'))
    await field.first().fill(number)
    await page.keyboard.press('Enter')
    // The number of an article may lead to it at once.
    await expect
      .poll(
        async () =>
          page.url().endsWith(address ?? '-') ||
          (await page.getByRole('main').locator(`a[href="${address}"]`).count()) > 0,
      )
      .toBe(true)
    await proves(page, 'several ways')
  },
)

test(
  'an order asks for nothing twice, says what is wrong, and a press can be taken back',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, open, shop, proves }) => {
    test.slow()
    await open(productPath(shop.goods.small.number))
    await alive(page)
    const add = page
      .getByRole('main')
      .getByRole('button', { name: wordsOf('de-de').add, exact: true })
      .first()
    await add.scrollIntoViewIfNeeded()
    await add.hover()
    await page.mouse.down()
    await page.mouse.move(1, 1)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await proves(page, 'press taken back')

    await putIntoBasket(page, 'de-de')
    await page.goto('/kasse/login/')
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' }).first()).toHaveAttribute(
      'autocomplete',
      /email|username/,
    )
    const password = page.locator('input[type="password"]').first()
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(await takesPasted(page)).toBe(true)
    await proves(page, 'sign-in')

    await goOnAsGuest(page, 'de-de')
    await page.getByRole('button', { name: wordsOf('de-de').toPayment }).click()
    const wrong = page.getByRole('main').locator('[aria-invalid="true"]')
    await expect(wrong.first()).toBeVisible()
    for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/\p{L}{3}/u)
    await proves(page, 'mistakes')

    await fillAddress(page, 'de-de')
    await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeVisible()
    // Neither the address for the invoice nor anything that has been said is asked for again, even after a reload.
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Anna Berg')
    await proves(page, 'nothing twice')
  },
)

/** Expects a page to be there as well on a phone that lies. */
async function lies(page: Page, name: string): Promise<void> {
  await page.setViewportSize(LYING_PHONE)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
  const turned = await page.evaluate(() => {
    const isTurned = [document.documentElement, document.body].some(
      (element) =>
        getComputedStyle(element).rotate !== 'none' || getComputedStyle(element).transform !== 'none',
    )
    return isTurned || document.documentElement.scrollWidth > innerWidth
  })
  expect.soft(turned, `${name}: it turns with the phone and fits`).toBe(false)
  await page.setViewportSize(PHONE)
}

/** Whether fields of a sign-in take what is pasted, as by a manager of passwords. */
function takesPasted(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input[type="email"], input[type="password"]')].every((field) =>
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    ),
  )
}
