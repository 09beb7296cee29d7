import type { Page } from '@playwright/test'
import { aDevice } from '../fixtures/a-device.ts'
import { expect, test } from '../fixtures/shop.ts'
import { aMember, attemptOf, shotsOf, signInByForm } from './desk.ts'

const PASSWORD = 'a heron by the pond'

test('somebody adds a passkey, signs in with it by keyboard and in German, and removes it', async ({
  page,
  shop,
  noViolations,
}, testInfo) => {
  test.slow()
  const email = `pia.${attemptOf(testInfo)}@example.org`
  await aMember(shop, email, 'service')
  await aDevice(page)
  const shot = shotsOf(page)
  await page.goto('/')
  await signInByForm(page, email)

  await page.getByRole('link', { name: 'Mia Kern' }).click()
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expect(card.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused()
  await page.keyboard.type('My phone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('This is not your password.')
  await noViolations(page)
  await shot('passkeys-add')
  await card.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('listitem')).toContainText('My phone')
  await expect(card.getByRole('listitem')).toContainText('not used yet')
  await shot('passkeys')

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible()
  await noViolations(page)
  await shot('passkeys-sign-in')
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()

  await page.getByRole('link', { name: 'Mia Kern' }).click()
  await expect(card.getByRole('listitem')).toContainText('zuletzt benutzt')
  await card.getByRole('button', { name: 'Passkey My phone entfernen' }).press('Enter')
  await expect(card.getByRole('alert')).toContainText('Es ist Ihr letzter Passkey.')
  await noViolations(page)
  await shot('passkeys-remove')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('passkeys-remove-dark')
  await card.getByRole('button', { name: 'Jetzt entfernen' }).press('Enter')
  await expect(card.getByRole('listitem')).toHaveCount(0)

  await signOut(page)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Mit diesem Passkey meldet sich hier niemand an')
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Sign out|Abmelden)$/ }).click()
  await expect(page.getByRole('heading', { name: /^(?:Sign in|Anmelden)$/ })).toBeVisible()
}
