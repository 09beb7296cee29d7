import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { aDevice } from '../fixtures/a-device.ts'
import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import type { Words } from '../fixtures/catalogues.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, BY_DAY_IN_OTHER_SHOP, IN_ONE_SHOP } from '../fixtures/shops.ts'

test(
  'a shopper adds a passkey, renames it, signs in with it, and removes it',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, origin, open, noViolations, say }) => {
    const { email } = await anAccount(page, origin)
    const device = await aDevice(page)
    await page.addInitScript(markWaiting)
    await open('/konto/passwort/')

    await page.getByRole('button', { name: say('passkeys.add') }).press('Enter')
    await expect(page.getByLabel(say('password.current')).last()).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
    await noViolations(page)
    await page.getByLabel(say('passkeys.name')).fill('Mein Telefon')
    await page.locator('#passkey-password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Mein Telefon')).toBeVisible()
    await expect(page.getByRole('button', { name: say('passkeys.add') })).toBeFocused()
    await expect
      .poll(() => mailTo(page, email, 'passkeyAdded'), { timeout: 90_000 })
      .toContain('Mein Telefon')

    const rename = page.getByRole('button', { name: say('passkeys.renameOf', { name: 'Mein Telefon' }) })
    await rename.press('Enter')
    await expect(page.getByLabel(say('passkeys.name'))).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
    await noViolations(page)
    await page.getByLabel(say('passkeys.name')).fill('Altes Telefon')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: say('passkeys.renameOf', { name: 'Altes Telefon' }) }),
    ).toBeFocused()

    await page.context().clearCookies()
    await device.present(false)
    await open('/login/?redirect=%2Fkonto%2Fpasswort%2F')
    await page.locator('html[data-waits-for-passkey]').waitFor({ state: 'attached' })
    await device.present(true)
    await page.getByRole('button', { name: say('passkey.signIn') }).press('Enter')

    await expect(page).toHaveURL(/\/konto\/passwort\/$/)
    await expect(page.getByText('Altes Telefon')).toBeVisible()
    await page
      .getByRole('button', { name: say('passkeys.removeOf', { name: 'Altes Telefon' }) })
      .press('Enter')
    await expect(page.getByText(say('passkeys.removeQuestion'))).toBeFocused()
    await page.getByRole('button', { name: say('savedCards.removeYes') }).press('Enter')
    await expect(page.getByText(say('passkeys.none'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('passkeys.add') })).toBeFocused()
  },
)

// The list as it was when one of the two began came back with its end: the removed passkey, or the name from before.
for (const [held, what] of [
  ['PUT', 'a passkey that is removed while another is renamed stays away'],
  ['DELETE', 'a passkey that is renamed while another is removed keeps its name'],
] as const)
  test(
    what,
    held === 'PUT' ? IN_ONE_SHOP : everyNight('e2e/journeys/passkeys.spec.ts', IN_ONE_SHOP),
    async ({ page, origin, open, say }) => {
      await anAccount(page, origin)
      const device = await aDevice(page)
      await open('/konto/passwort/')
      await addPasskey(page, say, 'Telefon')
      await device.another()
      await addPasskey(page, say, 'Tresor')
      const other = Promise.withResolvers<void>()
      await page.route(/\/api\/user\/passkeys\/[^/]+\/(\?|$)/, async (route) => {
        if (route.request().method() === held) await other.promise
        await route.continue()
      })
      const rename = async () => {
        await page.getByRole('button', { name: say('passkeys.renameOf', { name: 'Telefon' }) }).press('Enter')
        await page.getByLabel(say('passkeys.name')).fill('Altes Telefon')
        await page.keyboard.press('Enter')
      }
      const remove = async () => {
        await page.getByRole('button', { name: say('passkeys.removeOf', { name: 'Tresor' }) }).press('Enter')
        await page.getByRole('button', { name: say('savedCards.removeYes') }).press('Enter')
      }
      const [renamed, gone] = [
        page.getByText('Altes Telefon', { exact: true }),
        page.getByText('Tresor', { exact: true }),
      ]

      if (held === 'PUT') {
        await rename()
        await remove()
        await expect(gone).toHaveCount(0)
      } else {
        await remove()
        await rename()
        await expect(renamed).toBeVisible()
      }
      const ended = page.waitForResponse((response) => response.request().method() === held)
      other.resolve()
      await ended

      await expect(renamed).toBeVisible()
      await expect(gone).toHaveCount(0)
      await expect(page.getByText('Telefon', { exact: true })).toHaveCount(0)
    },
  )

test(
  'a passkey that is chosen where the e-mail address is typed signs in without a tap on any button',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, origin, open, say }) => {
    await anAccount(page, origin)
    await aDevice(page)
    await open('/konto/passwort/')
    await addPasskey(page, say, 'Tresor')
    await page.context().clearCookies()

    await open('/login/')

    await expect(page).toHaveURL(/\/konto\/$/)
  },
)

test(
  'the button signs in when the offer in the field comes later than the tap',
  everyNight('e2e/journeys/passkeys.spec.ts', BY_DAY_IN_ONE_SHOP),
  async ({ page, origin, open, say }) => {
    await anAccount(page, origin)
    await aDevice(page)
    await open('/konto/passwort/')
    await addPasskey(page, say, 'Uhr')
    await page.context().clearCookies()
    await page.exposeFunction('untilTouched', () => setTimeout(3_000))
    await page.addInitScript(touchedLate)
    const tapped = Promise.withResolvers<void>()
    const comesLate = async (route: Route) => {
      await tapped.promise
      await setTimeout(1_000)
      await route.continue()
    }
    await page.route('**/auth/passkey/start/**', comesLate, { times: 1 })
    await open('/login/')

    await page.getByRole('button', { name: say('passkey.signIn') }).click()
    tapped.resolve()

    await expect(page).toHaveURL(/\/konto\/$/)
  },
)

test(
  'who has no passkey reads why nothing happened, and signs in as before',
  BY_DAY_IN_OTHER_SHOP,
  async ({ page, origin, open, say }) => {
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
  },
)

/** Adds one on the page of passwords and passkeys. */
async function addPasskey(page: Page, say: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: say('passkeys.add') }).click()
  await page.getByLabel(say('passkeys.name')).fill(name)
  await page.locator('#passkey-password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
}

/** The offer in the field is taken by nobody, and whoever is asked by the button takes a while to touch the device. */
function touchedLate() {
  const { untilTouched } = window as unknown as { untilTouched: () => Promise<void> }
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = async (options) => {
    const ended = Promise.withResolvers<never>()
    options?.signal?.addEventListener('abort', () => ended.reject(options.signal?.reason))
    await Promise.race(
      options?.mediation === 'conditional' ? [ended.promise] : [untilTouched(), ended.promise],
    )
    return get(options)
  }
}

/** Marks the page once the browser waits for a passkey. */
function markWaiting() {
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = (options) => {
    const asked = get(options)
    document.documentElement.dataset.waitsForPasskey = ''
    return asked
  }
}
