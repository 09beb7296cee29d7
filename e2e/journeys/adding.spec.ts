import type { Page, Request } from '@playwright/test'
import { refuseByDefault } from '../fixtures/consent.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { quiet } from '../fixtures/quiet.ts'
import { roundTrips } from '../fixtures/round-trips.ts'
import { savingData } from '../fixtures/saving-data.ts'
import { alive, begun, expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const ADD = '**/api/shop/basket/addItem/**'
/** Long enough for what an answer sets off. */
const QUIET_MS = 1_500

test(
  'nothing is left to fetch when the server has answered a press',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, open, shop, withinBudget }) => {
    await open(productPath(shop.goods.large.number))
    await page.mouse.move(10, 10)
    // What comes near with the button is the page's own, and what a hand on it foresees is there before the press.
    await addButton(page).hover()
    await quiet(page, QUIET_MS)
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    const answer = heldAnswer(page)
    await answer.hold()

    await addButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Kommt in den Warenkorb' })).toBeVisible()
    await quiet(page, QUIET_MS)
    const before = asked.length
    answer.release()
    await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
    await quiet(page, QUIET_MS)

    const forAdding = asked.slice(0, before)
    const pictures = forAdding.filter((request) => request.resourceType() === 'image').length
    const ahead = forAdding.filter(isAhead).length
    withinBudget('add/requests', before - pictures - ahead)
    withinBudget('add/pictures', pictures)
    withinBudget('add/ahead-files', ahead)
    withinBudget('add/round-trips-after-answer', asked.length - before)
  },
)

test.describe('somebody who has never been here', () => {
  test.use({ isConsentOpen: true })

  test(
    'is heard by the shop with the first press, and not asked for before',
    IN_OTHER_SHOP,
    async ({ page, open, shop, withinBudget }) => {
      await open(productPath(shop.goods.large.number))
      await quiet(page, QUIET_MS)
      let isCalled = false
      page.on('request', (request) => {
        isCalled ||= request.url().includes('/basket/addItem/')
      })
      const answered = page.waitForResponse((answer) => answer.url().includes('/basket/addItem/'))

      const { serial } = await roundTrips(
        page,
        () => addButton(page).click(),
        async () => isCalled,
      )

      withinBudget('add/round-trips-before-call', serial)
      await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
      await answered
      await page.reload()
      // A browser that keeps nothing a page can see is asked about with the first sign of its reader.
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 300)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    },
  )
})

test(
  'a press counts at once, twice when it comes twice, and is read out once',
  everyNight('packages/storefront/src/features/basket/add-to-cart-layer.atoms.test.ts', IN_OTHER_SHOP),
  async ({ page, open, shop }) => {
    await open(productPath(shop.goods.large.number))
    await page.mouse.move(10, 10)
    await quiet(page, QUIET_MS)
    const answer = heldAnswer(page)
    await answer.hold()

    await addButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    const basket = page.locator('header a[href$="/warenkorb/"]').first()
    await expect(basket).toHaveAccessibleName('Warenkorb, 2 Artikel')
    const layer = page.getByRole('dialog', { name: 'Kommt in den Warenkorb' })
    await expect(layer).toBeVisible()
    await expect(layer.getByRole('status').first()).toBeEmpty()

    answer.release()
    const done = page.getByRole('dialog', { name: 'Im Warenkorb' })
    await expect(done.getByRole('status').first()).toHaveText('2 × hinzugefügt')
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  },
)

test(
  'what is sold out meanwhile is refused in words, and the count is taken back',
  everyNight('packages/storefront/src/features/basket/add-to-cart-layer.atoms.test.ts', IN_ONE_SHOP),
  async ({ page, open, shop }) => {
    await open(productPath(shop.goods.large.number))
    await page.mouse.move(10, 10)
    await quiet(page, QUIET_MS)
    const { product } = await (await page.request.get(`/api/shop/products/${shop.goods.soldOut}/`)).json()
    await page.route(ADD, (route) =>
      // The shop itself refuses, so its basket stays empty whoever reads it afterwards.
      route.continue({
        postData: { ...route.request().postDataJSON(), variantId: product.variants[0].id },
      }),
    )

    await addButton(page).click()

    const layer = page.getByRole('dialog', { name: 'Das hat nicht geklappt' })
    await expect(layer.getByRole('status').first()).toHaveText('Der Artikel ist gerade nicht lieferbar.')
    await layer.getByRole('button', { name: 'Weiter einkaufen' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible()
  },
)

// The layer that would have said so was never fetched: the button did nothing, and it opened by itself a minute later.
test(
  'who adds without a connection reads so, though nothing of the answer was fetched, and adds when the line is back',
  IN_OTHER_SHOP,
  async ({ browser, origin, shop, say }) => {
    const context = await browser.newContext()
    await refuseByDefault(context)
    const page = await context.newPage()
    await savingData(page)
    await page.goto(`${origin}${productPath(shop.goods.large.number)}`)
    await alive(page)
    await begun(page)
    const add = page
      .getByRole('main')
      .getByRole('button', { name: say('product.addToBasket'), exact: true })
      .first()
    await context.setOffline(true)

    await add.click()

    await expect(page.getByRole('alert').filter({ hasText: say('problem.network') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: say('problem.network') })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await add.click()
    await expect(page.getByRole('dialog', { name: say('addToCart.success') })).toBeVisible()
    await context.close()
  },
)

/** The layer leads to the basket and to products, whose code and data are fetched ahead of the next tap. */
function isAhead(request: Request): boolean {
  return request.resourceType() === 'script' || request.url().includes('_payload.json')
}

function addButton(page: Page) {
  return page.getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
}

/** Keeps the answers to adding back until they are let go. */
function heldAnswer(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    hold: () =>
      page.route(ADD, async (route) => {
        const response = await route.fetch()
        await promise
        await route.fulfill({ response })
      }),
    release: () => resolve(),
  }
}
