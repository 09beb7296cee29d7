import { guestByApi } from '../fixtures/guest-by-api.ts'
import { expect, test } from '../fixtures/shop.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('the desk sees what an order earns, and of the number its end alone', async ({
  page,
  shop,
  noViolations,
}) => {
  const guest = await guestByApi(shop)
  const asked = await guest.request.get('/api/loyalty/number/')
  test.skip(!(await asked.json()).isAsked, `${shop.brandName} gives no points`)
  await guest.add(shop.goods.small.variantId, 2)
  await guest.prepareOrder()
  await guest.request.put('/api/loyalty/number/', { data: { number: '1234567890' } })
  const { orderNumber: number } = await (await guest.order(`points-${Date.now()}`)).json()
  await guest.dispose()
  await aMember(shop, 'nora@example.org', 'service')
  const shot = shotsOf(page)

  await page.goto(`/${shop.id}/orders/${number}`)
  await signIn(page, 'nora@example.org')

  await expect(page.getByRole('heading', { name: 'Points' })).toBeVisible()
  await expect(page.getByText('For the number •••• 7890')).toBeVisible()
  await expect(page.getByText('Posted when its return period is over.')).toBeVisible()
  await expect(page.getByText('1234567890')).toHaveCount(0)
  await noViolations(page)
  await shot('points')
})
