import type { CDPSession, Page } from '@playwright/test'
import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'

test('a shopper adds a passkey, signs in with it, and removes it', async ({
  page,
  origin,
  open,
  noViolations,
  say,
}) => {
  const { email } = await anAccount(page, origin)
  const device = await aDevice(page)
  await open('/konto/passwort/')

  await page.getByRole('button', { name: say('passkeys.add') }).press('Enter')
  await expect(page.getByLabel(say('password.current')).last()).toBeFocused()
  await noViolations(page)
  await page.keyboard.type('Nicht-das-Passwort-1')
  await page.getByLabel(say('passkeys.name')).fill('Mein Telefon')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('problem.passwordWrong')).first()).toBeVisible()
  await page.locator('#passkey-password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mein Telefon')).toBeVisible()
  await expect(page.getByRole('button', { name: say('passkeys.add') })).toBeFocused()
  await expect.poll(() => mailTo(page, email, 'passkeyAdded'), { timeout: 30_000 }).toContain('Mein Telefon')

  await page.context().clearCookies()
  await device.present(false)
  await open('/login/?redirect=%2Fkonto%2Fpasswort%2F')
  await device.present(true)
  await page.getByRole('button', { name: say('passkey.signIn') }).press('Enter')

  await expect(page).toHaveURL(/\/konto\/passwort\/$/)
  await expect(page.getByText('Mein Telefon')).toBeVisible()
  await page.getByRole('button', { name: say('passkeys.removeOf', { name: 'Mein Telefon' }) }).click()
  await expect(page.getByText(say('passkeys.none'))).toBeVisible()
  await page.context().clearCookies()
  await device.present(false)
  await open('/login/')
  await device.present(true)
  await page.getByRole('button', { name: say('passkey.signIn') }).click()
  await expect(page.getByText(say('problem.passkeyUnknown'))).toBeVisible()
  await noViolations(page)
})

test('a passkey that is chosen where the e-mail address is typed signs in without a tap on any button', async ({
  page,
  origin,
  open,
  say,
}) => {
  await anAccount(page, origin)
  await aDevice(page)
  await open('/konto/passwort/')
  await page.getByRole('button', { name: say('passkeys.add') }).click()
  await page.getByLabel(say('passkeys.name')).fill('Tresor')
  await page.locator('#passkey-password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tresor')).toBeVisible()
  await page.context().clearCookies()

  await open('/login/')

  await expect(page).toHaveURL(/\/konto\/$/)
})

test('who has no passkey reads why nothing happened, and signs in as before', async ({
  page,
  origin,
  open,
  say,
}) => {
  const { email } = await anAccount(page, origin)
  await page.context().clearCookies()
  await aDevice(page, { isVerified: false })
  await open('/login/')

  await page.getByRole('button', { name: say('passkey.signIn') }).click()
  await expect(page.getByText(say('problem.passkeyLeft'))).toBeVisible()
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/konto\/$/)
})

type Device = { present: (isPresent: boolean) => Promise<void> }

/** A telephone that keeps passkeys and knows its owner's finger; absent, it answers nothing by itself. */
async function aDevice(page: Page, { isVerified = true } = {}): Promise<Device> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  })
  return {
    present: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
