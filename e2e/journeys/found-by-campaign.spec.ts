import type { Page, Request } from '@playwright/test'
import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Produkte' }).getByRole('article').first()
const toBasket = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'In den Warenkorb', exact: true }).first()
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Im Shop suchen' })

// The campaign was known to the button on the card alone: who looked at the product first was counted for nothing.
test(
  'what somebody finds by a campaign of the search is put into the basket with it, also on its own page',
  IN_ONE_SHOP,
  async ({ page, open, shop }) => {
    const { path } = shop.goods.listing
    await command(shop, 'search', 'redirects', 'add', 'de', 'sofawochen', `${path}?ffCampaign=sofawochen`)
    const added = additions(page)
    await open('/')
    await expect(async () => {
      await field(page).fill('sofawochen')
      await field(page).press('Enter')
      await expect(page).toHaveURL(`${path}?ffCampaign=sofawochen`, { timeout: 15_000 })
    }).toPass()

    await firstCard(page).getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/p\//)
    await toBasket(page).click()

    await expect.poll(() => added).toMatchObject([{ customData: { ffData: { ffCampaign: 'sofawochen' } } }])
  },
)

// Only listings took the campaign of their address: a page of an editor, where campaigns lead to, lost it.
test(
  'an address that names a campaign goes into the basket, of a product or of a page of an editor, and the next product does not inherit it',
  IN_OTHER_SHOP,
  async ({ page, open, shop }) => {
    const { small, large } = shop.goods
    const added = additions(page)
    const named = { customData: { ffData: { ffCampaign: 'brief-mai' } } }
    await open(`/p/x-${small.number}/?ffCampaign=brief-mai`)
    await open(`${new URL(page.url()).pathname}?ffCampaign=brief-mai`)
    await toBasket(page).click()
    await expect.poll(() => added).toMatchObject([named])

    await open(`/p/x-${large.number}/`)
    await toBasket(page).click()
    await expect.poll(() => added).toHaveLength(2)

    expect(added[1]).not.toHaveProperty('customData')

    await open('/?ffCampaign=brief-mai')
    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await toBasket(page).click()
    await expect.poll(() => added[2]).toMatchObject(named)
  },
)

/** What the page asks to put into the basket, from now on. */
function additions(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/basket/addItem/'))
      sent.push(request.postDataJSON())
  })
  return sent
}
