import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { aPicture } from './a-picture.ts'
import { aReview } from './a-review.ts'
import { anOrder } from './an-order.ts'
import { aMember, attemptOf, signIn } from './desk.ts'

test('a step of an order is found, filled in and done without a pointer, and taken back in the log', async ({
  page,
  shop,
}, info) => {
  test.slow()
  const email = `kaja.${attemptOf(info)}@example.org`
  await aMember(shop, email, 'owner')
  const number = await anOrder(shop)
  await signIn(page, email)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(number)
  await expect(page.getByRole('menuitem', { name: number }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible()
  const note = page.getByRole('button', { name: 'Note', exact: true })
  await reach(page, note)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Note' })
  await reach(page, sheet.getByRole('textbox').first())
  await page.keyboard.type('Called, wants it on Friday')
  const send = sheet.getByRole('button', { name: 'Keep the note' })
  await expect(send).toBeEnabled()
  await reach(page, send)
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('Called, wants it on Friday')).toBeVisible()
  await expect(note).toBeFocused()

  // Nothing that others would miss where this ends halfway.
  const synonyms = `tastenkram${attemptOf(info)}, tippkram`
  await page.goto(`/${shop.id}/search-words`)
  await reach(page, page.getByRole('textbox', { name: 'Words that mean the same' }))
  await page.keyboard.type(synonyms)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Take out “${synonyms}”` })).toBeVisible()
  await page.goto(`/${shop.id}/log`)
  await reach(page, page.getByRole('button', { name: /^Undo:.* added synonyms in/ }).first())
  await page.keyboard.press('Enter')
  const undo = page.getByRole('dialog', { name: 'Undo a change' })
  await expect(undo.getByRole('region', { name: 'What becomes of it' })).toContainText(synonyms)
  await reach(page, undo.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(page.getByText(/Undone by Mia Kern/).first()).toBeVisible()
})

test('a picture is uploaded and described without a pointer', async ({ page, shop }, info) => {
  test.slow()
  const attempt = attemptOf(info)
  await aMember(shop, `pia.${attempt}@example.org`, 'editor')
  await signIn(page, `pia.${attempt}@example.org`, `/${shop.id}/media`)

  const chooser = page.waitForEvent('filechooser')
  await reach(page, page.getByRole('button', { name: 'Upload pictures' }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    name: `Tastatur ${attempt}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aPicture(`#5a3c${60 + attempt}`),
  })
  const stored = page.getByRole('button', { name: `tastatur-${attempt}.webp` })
  await expect(stored).toBeVisible()
  await reach(page, stored)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await reach(page, sheet.getByLabel('What is to be seen, German'))
  await page.keyboard.type('Eine Tastatur')
  await reach(page, sheet.getByRole('button', { name: 'Save the words' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
})

test('reservations are read, and one is handed over, without a pointer', async ({ page, shop }, info) => {
  test.slow()
  const email = `rolf.${attemptOf(info)}@example.org`
  await aMember(shop, email, 'service')
  const number = await aReservation(shop)
  await signIn(page, email, `/${shop.id}/warehouse/reservations`)

  await reach(page, page.getByRole('button', { name: `Collected: ${number}` }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('It waits no more')
  await reach(page, sheet.getByRole('button', { name: 'It was collected' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Collected: ${number}` })).toHaveCount(0)
})

test('a review is read and shown without a pointer', async ({ page, shop, browser }, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const text = `Mit der Tastatur gelesen, Versuch ${attempt}.`
  const { shopper } = await aReview(browser, shop, { rating: 5, text })
  await shopper.close()
  await aMember(shop, `runa.${attempt}@example.org`, 'service')
  await signIn(page, `runa.${attempt}@example.org`, `/${shop.id}/reviews`)

  const card = page.getByRole('listitem').filter({ hasText: text })
  await reach(page, card.getByRole('button', { name: /^Show it:/ }))
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'To be read' })).toBeFocused()
})

/** A reservation in the first store that has the product; its number. */
async function aReservation(shop: ShopUnderTest): Promise<string> {
  const guest = await guestByApi(shop)
  const { product } = await read(guest.request, `/api/shop/products/${shop.productGoods.inStores}/`)
  const variantId = product.variants[0].id
  const { stores } = await read(guest.request, `/api/shop/stores/?variantId=${variantId}`)
  const made = await guest.request.post('/api/shop/reservations/', {
    headers: { 'idempotency-key': `reservation-${Date.now()}` },
    data: {
      variantId,
      storeId: stores.find(({ most }: { most: number }) => most > 0).id,
      quantity: 1,
      name: 'Anna Berg',
      email: `anna.${Date.now()}@example.org`,
    },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { number } = await made.json()
  await guest.dispose()
  return number
}

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** As many stops as a long page has. */
const MOST_STOPS = 250

/** Goes to something by Tab alone, as somebody without a pointer does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('It is not reached by Tab.')
}
