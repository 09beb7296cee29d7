import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import type { ShopUnderTest } from '../fixtures/shops.ts'
import { anOrder } from './an-order.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

const WAITING = {
  placed: 59,
  earned: 39,
  credited: 0,
  number: '•••• 7890',
  postedFrom: '2026-12-29T00:00:00.000Z',
  postings: [],
  isStuck: false,
}
const STUCK = {
  ...WAITING,
  postings: [
    {
      kind: 'credit',
      points: 39,
      state: 'refused',
      programme: 'http',
      reference: null,
      attempts: 1,
      lastError: 'nobody has this number',
      at: '2026-12-29T03:00:00.000Z',
    },
  ],
  isStuck: true,
}

// The shop of the office's journeys gives no points: the shop's answer is its own but for them.
test('the desk sees what an order earns, of the number its end alone, and posts again what was refused', async ({
  page,
  shop,
  noViolations,
}) => {
  const number = await anOrder(shop)
  await aMember(shop, 'nora@example.org', 'service')
  const shot = shotsOf(page)

  await withPoints(page, shop, WAITING)
  await signIn(page, 'nora@example.org', `/${shop.id}/orders/${number}`)

  await expect(page.getByRole('heading', { name: 'Points' })).toBeVisible()
  await expect(page.getByText('39 points')).toBeVisible()
  await expect(page.getByText('59 when it was placed, 0 credited')).toBeVisible()
  await expect(page.getByText('For the number •••• 7890')).toBeVisible()
  await expect(page.getByText('Posted from 29 Dec 2026 on.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Post them again' })).toHaveCount(0)
  await noViolations(page)
  await shot('points')

  await withPoints(page, shop, STUCK)
  await page.reload()
  await expect(page.getByText('The loyalty programme has not taken them.')).toBeVisible()
  await expect(page.getByText('nobody has this number')).toBeVisible()
  await page.getByRole('button', { name: 'Post them again' }).click()
  // The shop knows of no such points, and says so before anything is done.
  await expect(page.getByText(`Order ${number} has no points that could be posted again.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Post them again' })).toBeDisabled()
  await noViolations(page)
  await shot('points-stuck')
})

test('an order without points has no card for them', async ({ page, shop }) => {
  const number = await anOrder(shop)
  await aMember(shop, 'nadja@example.org', 'service')
  await signIn(page, 'nadja@example.org', `/${shop.id}/orders/${number}`)

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Points' })).toHaveCount(0)
})

/** The order as the shop shows it, with these points. */
async function withPoints(page: Page, shop: ShopUnderTest, points: object): Promise<void> {
  const address = `**/api/shops/${shop.id}/showOrder`
  await page.unroute(address)
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const reply = await answer.json()
    if (reply.outcome?.answer?.order) reply.outcome.answer.order.points = points
    await route.fulfill({ response: answer, json: reply })
  })
}
