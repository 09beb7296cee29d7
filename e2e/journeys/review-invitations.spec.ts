import type { Page } from '@playwright/test'
import { GUESTS } from '../fixtures/addresses.ts'
import { anAccount } from '../fixtures/an-account.ts'
import { type EarlierShop, earlierShop } from '../fixtures/earlier-shop.ts'
import { everyNight } from '../fixtures/every-night.ts'
import { mailTo } from '../fixtures/mail-to.ts'
import { alive, test as base, expect } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, type ShopUnderTest } from '../fixtures/shops.ts'

/** Longer than any brand waits before it asks. */
const DAYS = 15

const test = base.extend<{ earlier: EarlierShop }>({
  earlier: async ({ shop }, use) => {
    const earlier = await earlierShop(shop, DAYS)
    await use(earlier)
    await earlier.stop()
  },
  origin: async ({ earlier }, use) => use(earlier.origin),
  baseURL: async ({ earlier }, use) => use(earlier.origin),
})

test(
  'whoever chose it is asked once after the delivery, and writes from the mail without signing in',
  everyNight('packages/commerce/src/reviews/review-invitations.test.ts', IN_ONE_SHOP),
  async ({ page, context, shop, origin, earlier, open, noViolations, say }) => {
    // A shop of its own is filled, and started twice.
    test.slow()
    const text = `Steht seit zwei Wochen auf dem Tisch und gefällt. ${Date.now()}`
    const { email } = await anAccount(page, origin)
    await open('/konto/einstellungen/')
    await proveMailbox(page, email, say)
    const reviews = page.getByRole('region', { name: say('mailChoices.reviews'), exact: true })
    await expect(reviews.getByRole('checkbox')).not.toBeChecked()
    await reviews.getByLabel(say('mailChoices.reviewsOn')).check()
    await expect(page.getByText(say('mailChoices.saved'))).toBeVisible()
    await noViolations(page)

    const number = await ordered(page, shop, { origin, email })
    await earlier.command('orders', 'paid', number)
    await earlier.command('orders', 'pack', number)
    await earlier.command('orders', 'ship', number)
    const signedIn = await context.cookies()
    await page.goto('about:blank')
    await context.clearCookies()
    await earlier.today()

    const mail = await mailTo(page, email, 'reviewInvitation')
    const linkTo = (word: string) => new RegExp(`https?://\\S+#${word}=\\S+`).exec(mail)?.[0] ?? ''
    await page.goto(linkTo('bewertung-schreiben'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '4 Sterne: Gut' }).check({ force: true })
    expect(page.url()).not.toMatch(/=[\w-]{43}/)
    await noViolations(page)
    await dialog.getByLabel(say('review.text')).fill(text)
    await dialog.locator('#review-nickname').fill('Anna M.')
    await dialog.getByRole('button', { name: 'Bewertung absenden' }).click()
    await expect(dialog.getByRole('status')).toContainText(say('review.thanks'))

    const list = await earlier.command('reviews', 'list')
    const [, id = ''] = new RegExp(`(\\w{8})  ★★★★☆[^★]*?verified purchase[^★]*?${text}`).exec(list) ?? []
    expect(await earlier.command('reviews', 'approve', id)).toBe(`${id}: approved\n`)
    await expect(async () => {
      await page.goto(new URL(linkTo('bewertung-schreiben')).pathname)
      expect(await page.getByText(text).count()).toBe(1)
    }).toPass({ timeout: 90_000 })

    await page.goto(linkTo('keine-bewertung'))
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(say('mailLink.invitationsEnded'))
    await context.addCookies(signedIn)
    await open('/konto/einstellungen/')
    await expect(reviews.getByRole('checkbox')).not.toBeChecked()
  },
)

async function proveMailbox(page: Page, email: string, say: (id: 'signInCode.ask') => string) {
  await alive(page)
  await page.getByRole('button', { name: say('signInCode.ask') }).press('Enter')
  const field = page.locator('#mailbox-code')
  await expect(field).toBeFocused()
  const code = /\b\d{3} ?\d{3}\b/.exec(await mailTo(page, email, 'signInCode'))?.[0] ?? ''
  await field.fill(code)
  await field.press('Enter')
}

type Ordering = { origin: string; email: string }

/** Orders one thing by transfer, as the pages do it. Returns the number of the order. */
async function ordered(page: Page, shop: ShopUnderTest, { origin, email }: Ordering): Promise<string> {
  const { request } = page
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](path, {
      data,
      headers: { origin, 'idempotency-key': `${email}${path}` },
    })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const user: { id: string } = await (await request.get('/api/user/')).json()
  const basketKey = `basket_${shop.shopId}_${user.id}`
  await send('post', '/api/shop/basket/addItem/', {
    basketKey,
    variantId: shop.goods.small.variantId,
    quantity: 1,
  })
  const shipping = {
    ...GUESTS['de-de'],
    gender: 'f',
    firstName: 'Anna',
    lastName: 'Muster',
    country: 'DE',
    company: null,
    addition: null,
    birthDate: null,
    postNumber: null,
  }
  await send('put', '/api/checkout/addresses/', { email, shipping, billing: null })
  const state: { shippingMethods: { key: string }[] } = await (await request.get('/api/checkout/')).json()
  await send('put', '/api/checkout/shipping/', { shippingMethod: state.shippingMethods[0]?.key })
  await send('put', '/api/checkout/payment/', { paymentKey: 'V' })
  const order: { orderNumber: string } = await send('post', '/api/checkout/order/', { acceptedTerms: true })
  return order.orderNumber
}
