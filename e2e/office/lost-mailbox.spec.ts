import { request } from '@playwright/test'
import { anAccount } from '../fixtures/an-account.ts'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('the service desk moves an account out of a lost mailbox, and says before what that does', async ({
  page,
  shop,
  noViolations,
}) => {
  const origin = shopOrigin(shop)
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const { email } = await anAccount({ request: calls }, origin)
  await aMember(shop, 'mailbox@example.org', 'service')
  const shot = shotsOf(page)

  await page.goto(`/${shop.id}/customers/${email}`)
  await signIn(page, 'mailbox@example.org')
  await page.getByRole('button', { name: 'Change the e-mail address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the e-mail address' })
  await dialog.getByRole('textbox', { name: 'New e-mail address' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Why' }).fill('named the last two orders')
  await expect(dialog).toContainText(`has the address ${email} already`)
  await dialog.getByRole('textbox', { name: 'New e-mail address' }).fill(`neu-${email}`)
  await expect(dialog.getByRole('status')).toContainText(
    `“Confirm the new e-mail address” goes to neu-${email}`,
  )
  await noViolations(page)
  await shot('lost-mailbox')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog).toBeHidden()

  await expect(async () => {
    const sent = await (await calls.get('/documentation/mails/')).text()
    expect(sent).toContain(`emailChange, neu-${email}`)
    expect(sent).toContain(`emailChangeAsked, ${email}`)
  }).toPass({ timeout: 60_000 })
  await calls.dispose()
})
