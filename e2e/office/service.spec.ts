import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { anOrder } from './an-order.ts'
import { aMember, shotsOf, signIn, signInByForm } from './desk.ts'
import { OFFICE_ORIGIN } from './office-address.ts'

test('the service desk finds an order by a mistyped name, ships it, and sees the mail and the log', async ({
  page,
  shop,
  noViolations,
}) => {
  const number = await anOrder(shop)
  await aMember(shop, 'mia@example.org', 'service')
  const shot = shotsOf(page)

  await page.goto(`/${shop.id}/orders/${number}`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await noViolations(page)
  await shot('sign-in')
  await signInByForm(page, 'mia@example.org')
  await expect(page).toHaveURL(`/${shop.id}/orders/${number}`)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Newest orders' })).toContainText(number)
  await noViolations(page)
  await shot('orders')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('Bertha Hambrug')
  await expect(page.getByRole('menuitem').first()).toContainText('Berta Tal')
  await noViolations(page)
  await shot('search')
  // Other journeys order under the same name: the one of this order may stand below theirs.
  const found = page.getByRole('menuitem', { name: number })
  await expect(found).toBeVisible()
  for (let down = 0; down < 20 && (await found.getAttribute('data-focused')) === null; down += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await noViolations(page)
  await shot('order')

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('button', { name: 'Note the payment' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ship' })
  await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094042557')
  await expect(dialog.getByRole('status')).toContainText('The order becomes “Shipped”.')
  await expect(dialog.getByRole('status')).toContainText('goes to berta.tal@example.org')
  await noViolations(page)
  await shot('ship')
  await dialog.getByRole('button', { name: 'Ship now' }).click()
  await expect(page.getByRole('heading', { name: number })).toContainText('Shipped')

  // The shop writes the mail with its next round of housekeeping.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Shipped' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('button', { name: 'Shipped' }).click()
  await expect(page.getByRole('dialog')).toContainText('00340434161094042557')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `shipped ${number}` })).toContainText('Mia Kern')
  await noViolations(page)
  await shot('log')
})

test('what somebody else did meanwhile is shown, and nothing is done twice', async ({
  page,
  shop,
  noViolations,
}) => {
  const number = await anOrder(shop)
  await aMember(shop, 'tom@example.org', 'service')
  await signIn(page, 'tom@example.org', `/${shop.id}/orders/${number}`)
  await page.getByRole('button', { name: 'Cancel items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel items' })
  await expect(dialog.getByRole('status')).toContainText('go back to the shelf')

  await command(shop, 'orders', 'note', number, 'she called and wants to keep it', '--by', 'eva')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('asked for it')
  await expect(dialog.getByRole('alert')).toContainText('eva: she called and wants to keep it')
  await noViolations(page)
  await shotsOf(page)('conflict')
  await dialog.getByRole('button', { name: 'Go on with the order as it is now' }).click()
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()

  await expect(page.getByRole('heading', { name: number })).toContainText('Cancelled')
})

test('nobody reaches anything without a session, a token and the office’s own page', async ({
  page,
  shop,
  request,
}) => {
  const door = `${OFFICE_ORIGIN}/api/shops/${shop.id}/orderDesk`
  const own = { origin: OFFICE_ORIGIN, 'sec-fetch-site': 'same-origin' }
  await aMember(shop, 'wim@example.org', 'warehouse')
  await signIn(page, 'wim@example.org')
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()

  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const asked = (headers: Record<string, string>) => request.post(door, { data: { input: {} }, headers })
  const session = await request.post(`${OFFICE_ORIGIN}/api/session`, {
    data: {},
    headers: { ...own, cookie },
  })
  const { token } = await session.json()

  expect(cookies).toMatchObject([
    { name: 'office_session', httpOnly: true, sameSite: 'Strict' },
    { name: 'office_device', httpOnly: true, sameSite: 'Lax' },
  ])
  expect((await asked(own)).status()).toBe(403)
  expect((await asked({ ...own, cookie })).status()).toBe(403)
  expect((await asked({ cookie, 'x-office-token': token, 'sec-fetch-site': 'cross-site' })).status()).toBe(
    403,
  )
  expect((await request.get(door, { headers: { ...own, cookie } })).status()).toBe(403)
  const answered = await asked({ ...own, cookie, 'x-office-token': token })
  expect(answered.headers()['cache-control']).toBe('no-store')
  expect(await answered.json()).toMatchObject({ type: 'outcome', outcome: { type: 'done' } })

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await (await asked({ ...own, cookie, 'x-office-token': token })).json()).toEqual({
    type: 'signedOut',
  })
})
