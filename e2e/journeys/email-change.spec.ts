import type { Page } from '@playwright/test'
import { anAccount, PASSWORD } from '../fixtures/an-account.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP } from '../fixtures/shops.ts'

test(
  'an account moves to another mailbox, and the old one takes it back',
  everyNight('packages/commerce/src/account/email-change.test.ts', IN_ONE_SHOP),
  async ({ page, origin, open, noViolations, say }) => {
    const { email } = await anAccount(page, origin)
    const other = `neu-${email}`
    await open('/konto/persoenliche-daten/')
    const form = page.getByRole('region', { name: say('emailChange.title') })

    await form.getByLabel(say('emailChange.email')).fill(email)
    await form.getByRole('button', { name: say('emailChange.ask') }).click()
    await expect(form.getByText(say('problem.emailSame')).first()).toBeVisible()
    await noViolations(page)
    await form.getByLabel(say('emailChange.email')).fill(other)
    await form.getByLabel(say('password.current'), { exact: true }).fill(PASSWORD)
    await form.getByRole('button', { name: say('emailChange.ask') }).click()
    await expect(form.getByRole('status')).toContainText(other)

    await openLink(page, other, 'emailChange')
    expect(page.url()).not.toContain('#')
    await noViolations(page)
    await page.getByRole('button', { name: say('emailChange.confirm') }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say('emailChange.halfTitle') })).toBeVisible()
    await expect(page.getByText(say('emailChange.halfOld'))).toBeVisible()
    await noViolations(page)
    await page.getByRole('link', { name: say('emailChange.toAccount') }).click()
    await expect(page.locator('dd').getByText(email, { exact: true })).toBeVisible()
    await openLink(page, email, 'emailChangeAsked')
    await page.getByRole('button', { name: say('emailChange.confirm') }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say('emailChange.doneTitle') })).toBeVisible()
    await noViolations(page)
    await page.getByRole('link', { name: say('emailChange.toAccount') }).click()
    await expect(page.locator('dd').filter({ hasText: other })).toBeVisible()

    await openLink(page, email, 'emailChanged')
    await page.getByRole('button', { name: say('emailChange.undo') }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say('emailChange.undoneTitle') })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.goto('/konto/')
    await expect(page).toHaveURL(/\/login\//)
    await open('/konto/neue-e-mail/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('newPassword.expiredTitle'))
    await noViolations(page)
  },
)

/** Follows the link of the last mail of a kind. */
async function openLink(page: Page, email: string, kind: string): Promise<void> {
  const text = await mailTo(page, email, kind)
  const address = new URL(/https?:\S+#[a-z]+=[\w-]+/.exec(text)?.[0] ?? '')
  await page.goto(`${address.pathname}${address.hash}`)
  await alive(page)
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
}
