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
