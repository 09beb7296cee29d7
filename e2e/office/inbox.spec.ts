import type { Page } from '@playwright/test'
import { guestByApi } from '../fixtures/guest-by-api.ts'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { anOrder } from './an-order.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('the service desk takes a message, answers it and sees the customer', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  const number = await anOrder(shop)
  await writes(shop, {
    topic: 'delivery',
    order_number: number,
    message: 'Wann kommt die Lieferung denn an?',
  })
  await writes(shop, { topic: 'privacy', message: 'Bitte schicken Sie mir alle Daten über mich.' })
  await aMember(shop, 'ida@example.org', 'service')
  await page.setViewportSize({ width: 1440, height: 900 })
  const shot = shotsOf(page)
  await signIn(page, 'ida@example.org')
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()

  const row = rowOf(page, 'Message: Delivery')
  await expect(row).toContainText('Wann kommt die Lieferung')
  await expect(row).toContainText('Promised by the shop')
  await expect(rowOf(page, 'Privacy request')).toContainText('Regulation (EU) 2016/679 art. 12(3)')
  await noViolations(page)
  await shot('inbox')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .getByRole('link', { name: /Message: Delivery/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await page.getByRole('button', { name: 'I take it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('In work')
  await page.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Am Freitag ist sie bei Ihnen.')
  await expect(dialog.getByRole('status')).toContainText('goes to berta.tal@example.org')
  await noViolations(page)
  await shot('inbox-answer')
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Done')
  await expect(page.getByRole('region', { name: 'What was done' })).toContainText(
    'Am Freitag ist sie bei Ihnen.',
  )
  await noViolations(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await shot('inbox-item')

  await page.getByRole('link', { name: /Everything about/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Berta Tal/ })).toBeVisible()
  // The history of the browser is read by whoever comes next.
  await expect(page).toHaveTitle(/^Customer \d+ · /)
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(number)
  await noViolations(page)
  await shot('customer')
  await page.getByRole('button', { name: 'Erase' }).click()
  const erasing = page.getByRole('dialog', { name: 'Erase' })
  await expect(erasing.getByRole('status')).toContainText(/Orders under way \(\d+\): kept/)
  await expect(erasing.getByRole('button', { name: 'Erase for good' })).toBeDisabled()
  await noViolations(page)
  await shot('customer-erase')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Hand out the data' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Take the file' }).click()
  expect((await download).suggestedFilename()).toMatch(/-data\.json$/)

  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'answered' }).first()).toContainText('Mia Kern')
})

test('a call is written down on a phone, in German, by night', async ({ page, shop, noViolations }) => {
  test.slow()
  await aMember(shop, 'pia@example.org', 'service')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'pia@example.org')
  await page.getByRole('link', { name: 'Mia Kern' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Posteingang' }).click()
  await page.getByRole('button', { name: 'Anruf aufnehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anruf aufnehmen' })
  await dialog.getByRole('button', { name: 'In den Posteingang legen' }).click()
  await expect(dialog).toContainText('Bitte aufschreiben, worum es geht.')
  await noViolations(page)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Karl Roth')
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('karl.roth@example.org')
  await dialog
    .getByRole('textbox', { name: 'Worum es geht' })
    .fill('Fragt, ob es das Regal auch in Eiche gibt.')
  await dialog.getByRole('button', { name: 'In den Posteingang legen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Neu')
  await expect(page.getByText('vom Kundenservice aufgenommen')).toBeVisible()
  await noViolations(page)
  await phoneShot(page, 'inbox-phone-item')
  await page.getByRole('link', { name: 'Posteingang' }).click()
  await expect(rowOf(page, 'Nachricht: Etwas anderes').first()).toContainText('Karl Roth')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await phoneShot(page, 'inbox-phone')
})

function rowOf(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text }).first()
}

/** Berta Tal writes to customer service. */
async function writes(shop: ShopUnderTest, message: Record<string, string>): Promise<void> {
  const guest = await guestByApi(shop)
  const person = { first_name: 'Berta', last_name: 'Tal', email: 'berta.tal@example.org' }
  const sent = await guest.request.post('/api/contact/', {
    data: { ...person, ...message },
    headers: { 'idempotency-key': `contact-${Date.now()}-${message.topic}` },
  })
  expect(sent.status()).toBe(202)
  await guest.dispose()
}

async function phoneShot(page: Page, name: string): Promise<void> {
  const folder = process.env.OFFICE_SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
