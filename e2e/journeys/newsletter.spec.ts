import { ADDRESSES } from '../fixtures/addresses.ts'
import { anAccount } from '../fixtures/an-account.ts'
import { choosePayment, putIntoBasket, wordsOf } from '../fixtures/checkout.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a newsletter is ordered, confirmed from its mail without a script, and ended with one click',
  IN_OTHER_SHOP,
  async ({ browser, open, page, shop, say }) => {
    const email = `anna-${Date.now()}@muster.example`
    await open('/newsletter/')
    const form = page.getByRole('main').getByRole('form').or(page.getByRole('main').locator('form')).first()
    await form.getByLabel('E-Mail-Adresse').fill(email)
    await form.getByLabel('Anrede').selectOption({ index: 1 })
    await form.getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeVisible()

    const text = await mailTo(page, email)
    const [confirm = '', leave = ''] = text.match(/http\S+\/api\/newsletter\/\S+/g) ?? []
    const mailProgram = await browser.newContext({ javaScriptEnabled: false })
    const reader = await mailProgram.newPage()
    await reader.goto(confirm)

    await expect(reader).toHaveURL(/\/newsletter\/bestaetigen\/$/)
    await reader.getByRole('button', { name: say('newsletter.confirm') }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'Der Newsletter kommt' })).toBeVisible()

    const ended = await page.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(ended.status()).toBe(200)
    await reader.goto(confirm)
    await reader.getByRole('button', { name: say('newsletter.confirm') }).click()
    await expect(reader.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
    expect(text).toContain(shop.brandName)
    await mailProgram.close()
  },
)

// Whoever had an address and a method of payment came to the terms before it was known who gets the newsletter: they stood
// below a hole as high as the box.
test(
  'a subscriber who has chosen everything before finds nothing above the terms, and no room for it',
  everyNight('packages/storefront/src/features/newsletter/newsletter-offer.atoms.test.ts', IN_OTHER_SHOP),
  async ({ page, origin, open, shop, say }) => {
    const { email } = await anAccount(page, origin)
    await open('/konto/einstellungen/')
    await page.getByRole('button', { name: say('signInCode.ask') }).click()
    const code = /\b\d{3} ?\d{3}\b/.exec(await mailTo(page, email, 'signInCode'))?.[0] ?? ''
    await page.getByLabel(say('signInCode.code')).fill(code)
    await page.getByLabel(say('signInCode.code')).press('Enter')
    const topic = page.getByLabel(say('topic.guides'))
    await topic.check()
    await page.reload()
    await expect(topic).toBeChecked()

    await open(productPath(shop.goods.small.number))
    await putIntoBasket(page, 'de-de')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: wordsOf('de-de').toBasket })
      .click()
    await page.getByRole('link', { name: wordsOf('de-de').toCheckout, exact: true }).click()
    for (const [name, value] of Object.entries(ADDRESSES.DE))
      await page.locator(`[name="shipping.${name}"]`).fill(value)
    await page.getByRole('button', { name: wordsOf('de-de').toPayment }).click()
    await choosePayment(page, 'de-de', 'V')
    const terms = page.getByRole('checkbox', { name: /AGB/ })
    await expect(terms).toBeVisible()

    await page.reload()

    await expect(terms).toBeVisible()
    const box = page.getByRole('checkbox', { name: say('register.newsletter'), includeHidden: true })
    await expect(box).toHaveCount(0)
  },
)
