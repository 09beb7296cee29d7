import { anAccount } from '../fixtures/an-account.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_OTHER_SHOP, withAWideRange } from '../fixtures/shops.ts'

test(
  'a customer proves the mailbox and chooses which mails come',
  withAWideRange(BY_DAY_IN_OTHER_SHOP),
  async ({ page, shop, origin, open, noViolations, say }) => {
    const { email } = await anAccount(page, origin)
    const { product } = await (await page.request.get(`/api/shop/products/${shop.goods.soldOut}/`)).json()
    const asked = await page.request.post(`/api/shop/variants/${product.variants[0].id}/reminder/`, {
      headers: { origin, 'idempotency-key': `reminder-${email}` },
      data: { email },
    })
    expect(asked.status()).toBe(202)
    await open('/konto/')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('account.mailChoices') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/konto\/einstellungen\/$/)

    await page.getByRole('button', { name: say('signInCode.ask') }).press('Enter')
    const field = page.getByLabel(say('signInCode.code'))
    await expect(field).toBeFocused()
    await noViolations(page)
    const code = /\b\d{3} ?\d{3}\b/.exec(await mailTo(page, email, 'signInCode'))?.[0] ?? ''
    await field.fill(code)
    await field.press('Enter')

    const reminders = page.getByRole('region', { name: say('mailChoices.reminders'), exact: true })
    await reminders.getByRole('button').press('Enter')
    await expect(reminders.getByText(say('mailChoices.noReminders'))).toBeVisible()
    await expect(reminders.getByRole('heading')).toBeFocused()

    const newsletter = page.getByRole('region', { name: say('mailChoices.newsletter'), exact: true })
    await newsletter.getByLabel(say('topic.guides')).check()
    await newsletter.getByLabel(say('topic.offers')).check()
    await page.getByLabel(say('mailChoices.languageLabel')).selectOption('fr-ch')
    await noViolations(page)
    await page.reload()
    await expect(newsletter.getByLabel(say('topic.guides'))).toBeChecked()
    await expect(newsletter.getByLabel(say('topic.novelties'))).not.toBeChecked()
    await expect(page.getByLabel(say('mailChoices.languageLabel'))).toHaveValue('fr-ch')

    await newsletter.getByRole('button', { name: say('mailChoices.endNewsletter') }).click()
    await expect(newsletter.getByLabel(say('topic.guides'))).not.toBeChecked()

    // The bar took the focus from the footer alone: here it opened behind the shopper's back.
    const cookies = page.getByRole('button', { name: say('mailChoices.openCookies') })
    await cookies.press('Enter')
    const banner = page.getByRole('region', { name: /^Cookies\W/ })
    await expect(banner).toBeFocused()
    await Promise.all([
      page.waitForEvent('load'),
      banner.getByRole('button', { name: say('consent.denyAll') }).press('Enter'),
    ])
    await expect(cookies).toBeFocused()
  },
)
