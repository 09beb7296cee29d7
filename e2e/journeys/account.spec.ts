import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import { QUIET_MS, quiet } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'who asks for an address book signs in, lands there, and keeps an address',
  IN_ONE_SHOP,
  async ({ page, origin, noViolations }) => {
    const { email } = await anAccount(page, origin)
    await page.context().clearCookies()

    const asked = await page.request.get('/konto/adressbuch/', { maxRedirects: 0 })
    await page.goto('/konto/adressbuch/')
    // A basket that is requested while its visitor becomes a customer is not found any more.
    await quiet(page, QUIET_MS)
    await page.getByLabel('E-Mail-Adresse').first().fill(email)
    await page.getByLabel('Passwort', { exact: true }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()

    expect(asked.status()).toBe(302)
    expect(asked.headers()['cache-control']).toContain('no-store')
    await expect(page).toHaveURL(/\/konto\/adressbuch\/$/)
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click()
    await expect(page.getByLabel('Anrede')).toBeFocused()
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await noViolations(page)
    await page.getByLabel('Straße').fill('Lindenweg')
    await page.getByLabel('Hausnr.').fill('7')
    await page.getByLabel('PLZ').fill('20095')
    await page.getByLabel('Ort').fill('Hamburg')
    await page.getByRole('button', { name: 'Adresse speichern' }).click()

    await expect(page.getByRole('article')).toContainText('Lindenweg 7')
    await expect(page.getByRole('button', { name: 'Adresse hinzufügen' })).toBeFocused()
    await page.getByRole('button', { name: 'Ändern: Anna Muster' }).click()
    await page.getByLabel('Ort').fill('Bremen')
    await page.getByRole('button', { name: 'Adresse speichern' }).click()
    await expect(page.getByRole('article')).toContainText('20095 Bremen')
    await noViolations(page)
  },
)

test(
  'whoever makes an account or signs in by keyboard goes on in the page, not before its header',
  IN_ONE_SHOP,
  async ({ page, open, say }) => {
    const email = `anna-${crypto.randomUUID()}@example.org`
    await open('/login/?redirect=%2Fkonto%2Fadressbuch%2F')
    await page.getByLabel('Vorname').fill('Anna')
    await page.getByLabel('Nachname').fill('Muster')
    await page.locator('#register-email').fill(email)
    await page.locator('#register-register_password').fill(PASSWORD)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: say('account.addresses') })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()

    await page.context().clearCookies()
    await open('/login/?redirect=%2Fkonto%2Fadressbuch%2F')
    await page.locator('#login-email').fill(email)
    await page.locator('#login-password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say('account.addresses') })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test(
  'an account is deleted by whoever knows its password, and nothing of it opens again',
  IN_OTHER_SHOP,
  async ({ page, origin, noViolations, say }) => {
    await anAccount(page, origin)
    await page.goto('/konto/account-loeschen/')
    const begin = () => page.getByRole('button', { name: 'Konto löschen …' }).click()

    await begin()
    await expect(page.getByRole('alert').first()).toBeFocused()
    // What the header hides by going out of the window with it is no small target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await noViolations(page)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await begin()
    await page.getByRole('dialog').getByRole('button', { name: 'Konto endgültig löschen' }).click()

    await expect(page.getByText(say('deleteAccount.goodbye'))).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/konto/')
    await expect(page).toHaveURL(/\/login\/\?redirect=%2Fkonto%2F$/)
  },
)
