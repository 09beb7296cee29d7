import type { Page } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { aPaidOrder } from './an-order.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

/** Right as a number, and of no article here. */
const NO_ARTICLE = '4006381333931'

test('somebody of the warehouse unpacks a withdrawal on a phone, and the rest stays expected', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const number = await aWithdrawnOrder(shop)
  const email = `rolf.${attemptOf(info)}@example.org`
  await aMember(shop, email, 'warehouse')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, email, `/${shop.id}/warehouse`)
  await page.getByRole('link', { name: 'Returns', exact: true }).click()

  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Withdrawal')
  await expect(page.getByRole('main')).not.toContainText('Berta')
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  // The number on the packing slip opens the return, the scanner being a keyboard.
  await page.getByRole('heading', { name: 'Returns', level: 1 }).click()
  await scan(page, NO_ARTICLE)
  await expect(page.getByRole('alert')).toContainText('Nothing with this number')
  await scan(page, number)
  await expect(page.getByRole('heading', { name: /^Unpacking R-/ })).toBeVisible()
  const parcel = page.getByRole('region', { name: 'In the parcel' })
  const code = /\d{13}/.exec(await parcel.innerText())?.[0] ?? ''
  await scan(page, NO_ARTICLE)
  await expect(page.getByRole('alert')).toContainText('Wrong article')
  await scan(page, code)
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 are here' })).toBeVisible()
  await parcel.getByRole('button', { name: /^One less: Back to stock of/ }).click()
  await expect(parcel.getByRole('status')).toContainText('has to be transferred by hand')
  await expect(parcel.getByRole('status')).not.toContainText('go back to the shelf')
  await expect(parcel.getByRole('textbox', { name: /^Kept of the money/ })).toHaveCount(0)
  await noViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await shotsOf(page)('returns-unpacking')

  await parcel.getByRole('button', { name: 'Book what came' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^R-\S+ is booked\.$/ })).toBeVisible()
  await expect(row).toContainText('1 ×')
})

test('the service desk keeps some of the money for a reason, and books what came without a word', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const [withdrawn, silent] = [await aWithdrawnOrder(shop), await aDeliveredOrder(shop)]
  const email = `rosa.${attemptOf(info)}@example.org`
  await aMember(shop, email, 'service')
  await signIn(page, email, `/${shop.id}/orders/${withdrawn}`)

  const returns = page.getByRole('region', { name: 'Returns' })
  await expect(returns).toContainText('Money back by')
  const label = page.waitForEvent('download')
  await returns.getByRole('button', { name: /^Label of R-/ }).click()
  expect((await label).suggestedFilename()).toMatch(/^R-.*\.pdf$/)
  await page.getByRole('button', { name: 'Receive a return' }).click()
  const sheet = page.getByRole('dialog', { name: 'Receive a return' })
  await expect(sheet.getByRole('status')).toContainText('go back to the shelf')
  await expect(sheet.getByRole('status')).toContainText('for shipping and fees is part of it')
  await sheet.getByRole('textbox', { name: /^Kept of the money/ }).fill('1,00')
  await expect(sheet.getByText('Say why something is kept of the money.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Book what came' })).toBeDisabled()
  await noViolations(page)
  await sheet.getByRole('textbox', { name: 'Why' }).fill('stained')
  await shotsOf(page)('returns-step')
  await sheet.getByRole('button', { name: 'Book what came' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refunded')
  await expect(returns).toContainText('went back for it')
  await noViolations(page)

  await page.goto(`/${shop.id}/warehouse/returns`)
  await page.getByRole('textbox', { name: 'Scan' }).fill(silent)
  await page.getByRole('textbox', { name: 'Scan' }).press('Enter')
  const taking = page.getByRole('dialog', { name: 'Take back unannounced' })
  await taking.getByRole('button', { name: 'All of it is here' }).click()
  await expect(taking.getByRole('status')).toContainText('for shipping and fees stays with the shop')
  await taking.getByText(/^The shopper has withdrawn/).click()
  await expect(taking.getByRole('status')).toContainText('for shipping and fees is part of it')
  await taking.getByRole('button', { name: 'Book what came' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refunded')
})

async function aDeliveredOrder(shop: ShopUnderTest): Promise<string> {
  const number = await aPaidOrder(shop, 2)
  await command(shop, 'orders', 'ship', number)
  await command(shop, 'orders', 'deliver', number)
  return number
}

/** An order of two, both withdrawn by the form of the shop and expected back. */
async function aWithdrawnOrder(shop: ShopUnderTest): Promise<string> {
  const number = await aDeliveredOrder(shop)
  const guest = await guestByApi(shop)
  const answer = await guest.request.post('/api/withdrawals/', {
    data: { name: 'Berta Tal', order_number: number, email: 'berta.tal@example.org' },
    headers: { 'idempotency-key': `withdrawn-${number}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await guest.dispose()
  await expect(async () => {
    expect(await command(shop, 'withdrawals', 'returns')).toContain(number)
  }).toPass({ timeout: 60_000 })
  return number
}

/** What a scanner does that is a keyboard. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
