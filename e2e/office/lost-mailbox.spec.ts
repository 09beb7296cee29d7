import { request } from '@playwright/test'
import { anAccount } from '../fixtures/an-account.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('the service desk moves an account out of a lost mailbox, says before what that does, and stops it', async ({
  page,
  shop,
  noViolations,
}) => {
  const origin = shopOrigin(shop)
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const { email } = await anAccount({ request: calls }, origin)
  await aMember(shop, 'mailbox@example.org', 'service')
  const shot = shotsOf(page)

  await signIn(page, 'mailbox@example.org', `/${shop.id}/customers/${email}`)
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

  await mailTo({ request: calls }, email, 'emailChangeAsked')
  const mail = await mailTo({ request: calls }, `neu-${email}`, 'emailChange')

  await page.getByRole('button', { name: 'Stop the move' }).click()
  const stop = page.getByRole('dialog', { name: 'Stop the move' })
  await stop.getByRole('textbox', { name: 'Why' }).fill('somebody else has asked for it')
  await noViolations(page)
  await stop.getByRole('button', { name: 'Stop the move' }).click()
  await expect(stop).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change the e-mail address' })).toBeVisible()

  const token = /#[a-z]+=([\w-]+)/.exec(mail)?.[1]
  const followed = await calls.post('/api/user/email/confirm/?locale=de-de', { data: { token } })
  expect([followed.status(), await followed.json()]).toMatchObject([410, { code: 'email_link_expired' }])
  await calls.dispose()
})
