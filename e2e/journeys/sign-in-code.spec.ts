import type { Page } from '@playwright/test'
import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a shopper signs in with the code of a mail, pasted with a space, and lands where the way was interrupted',
  IN_ONE_SHOP,
  async ({ page, origin, open, noViolations, say }) => {
    const { email } = await anAccount(page, origin)
    await page.context().clearCookies()
    await open('/login/?redirect=%2Fkonto%2Fadressbuch%2F')
    await page.locator('#login-email').fill(email)

    await page.getByRole('button', { name: say('signInCode.open') }).press('Enter')
    await expect(page.getByLabel(say('checkout.email')).first()).toBeFocused()
    await expect(page.locator('#code-email')).toHaveValue(email)
    await noViolations(page)
    await page.keyboard.press('Enter')
    const field = page.getByLabel(say('signInCode.code'), { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('problem.codeIncomplete', { digits: 6 }))).toBeVisible()
    await noViolations(page)
    const first = await codeIn(page, email)
    await page.getByRole('button', { name: say('signInCode.again') }).press('Enter')
    await expect(page.getByText(say('signInCode.sentAgain'))).toBeVisible()
    await expect(field).toBeFocused()
    const code = await codeIn(page, email, first)
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/konto\/adressbuch\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'who forgot the password gets in with a code, and sets a new one on the way',
  IN_OTHER_SHOP,
  async ({ page, origin, open, noViolations, say }) => {
    const { email } = await anAccount(page, origin)
    await page.context().clearCookies()
    await open('/login/')
    await page.locator('#login-email').fill(email)

    await page.getByRole('button', { name: say('login.forgotten') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('forgotten.code') })
      .click()
    await page.getByRole('button', { name: say('signInCode.ask') }).click()
    await expect(page.getByRole('checkbox', { name: say('signInCode.renews') })).toBeChecked()
    await page.getByLabel(say('signInCode.code'), { exact: true }).fill(await codeIn(page, email))
    await page.getByLabel(say('forgotten.title'), { exact: true }).fill('Zwei-Birken-am-See')
    await noViolations(page)
    const [answer] = await Promise.all([
      page.waitForResponse(/\/auth\/code\//),
      page.getByRole('button', { name: say('login.submit'), exact: true }).click(),
    ])

    expect(answer.status()).toBe(200)
    await expect(page).toHaveURL(/\/konto\/$/)
    const login = (password: string) =>
      page.request.post('/api/user/auth/login/?locale=de-de', {
        headers: { origin, 'idempotency-key': crypto.randomUUID() },
        data: { email, password },
      })
    expect((await login(PASSWORD)).status()).toBe(422)
    expect((await login('Zwei-Birken-am-See')).status()).toBe(200)
  },
)

/** The code of the last mail, once that is another one than `before`: a mail waits until it is carried. */
async function codeIn(page: Page, email: string, before = ''): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        code = /^Code\s?: (\d{6})$/m.exec(await mailTo(page, email, 'signInCode'))?.[1] ?? before
        return code
      },
      { timeout: 90_000 },
    )
    .not.toBe(before)
  return code
}
