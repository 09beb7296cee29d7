import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test.afterEach(async ({ shop }) => {
  for (const name of ['shipping:DE', 'service:de-de', 'returns:everywhere'])
    await command(shop, 'settings', 'brand', name).catch(() => '')
  await command(shop, 'switch', 'wishlist', 'brand').catch(() => '')
})

test('an owner changes what a parcel costs: it is seen before, in the shop at once, and taken back', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'olga@example.org', 'owner')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'olga@example.org')
  await page.getByRole('link', { name: 'Settings' }).click()
  const form = page.getByRole('region', { name: 'Shipping costs: Germany' })
  await expect(form.getByText('As the brand says')).toBeVisible()
  await noViolations(page)

  const before = await form.getByRole('textbox', { name: 'Parcel, EUR' }).inputValue()
  // By keyboard: what is no amount gets its sentence, and nothing is lost.
  await form.getByRole('textbox', { name: 'Parcel, EUR' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('much')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Write the amount as 5 or 5.90')).toBeVisible()
  await noViolations(page)
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Parcel, EUR' })).toHaveValue('much')
  await form.getByRole('textbox', { name: 'Parcel, EUR' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Write the amount as 5 or 5.90')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('6.45')
  await expect(form.getByText('Write the amount as 5 or 5.90')).toBeHidden()
  const effect = page.getByRole('region', { name: 'What shoppers see' })
  await expect(effect.getByRole('row', { name: /Basket of €30\.00/ })).toContainText('€6.45')
  await shot('settings-shipping')
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toContainText('Within a second')
  await expect(form.getByText('Set here')).toBeVisible()

  const cost = async () => {
    const answer = await page.request.get(`${shopOrigin(shop)}/`)
    return /"frachtkosten":\s*(\d+)/.exec(await answer.text())?.[1]
  }
  await expect.poll(cost).toBe('645')

  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Mia Kern')
  // At a second try the first one's changes stand below.
  await history
    .getByRole('button', { name: /Take what was before/ })
    .first()
    .click()
  await expect(form.getByRole('textbox', { name: 'Parcel, EUR' })).toHaveValue(before)
  await form.getByRole('button', { name: 'As the brand says again' }).click()
  await expect(form.getByRole('status')).toContainText('Within a second')
  await expect.poll(cost).toBe(before.replace('.', ''))
  await noViolations(page)

  await page.getByRole('link', { name: 'Service' }).click()
  const service = page.getByRole('region', { name: 'Service: Germany, German' })
  await expect(service.getByRole('textbox', { name: 'Telephone' })).toHaveValue(/^\+49 /)
  await service.getByRole('textbox', { name: 'Telephone' }).fill('+49 40 1112223')
  await noViolations(page)
  await shot('settings-service')
  await page.setViewportSize({ width: 1440, height: 900 })
  await service.getByRole('button', { name: 'Save' }).click()
  await expect(service.getByRole('status')).toContainText('Within a second')

  await page.getByRole('link', { name: 'Delivery time' }).click()
  await noViolations(page)
  await shot('settings-delivery')
})

test('an owner promises more days for returns: never fewer than the law grants, and every page says so', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'oswin@example.org', 'owner')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'oswin@example.org', `/${shop.id}/settings?kind=returns`)
  const form = page.getByRole('region', { name: 'Returns: everywhere' })
  const days = form.getByRole('textbox', { name: 'Days in which goods are taken back' })
  await days.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('13')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Say a whole number from 14')).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('45')
  const effect = page.getByRole('region', { name: 'What shoppers see' })
  await expect(effect.getByRole('row', { name: /promise/ })).toContainText('45 days')
  await noViolations(page)
  await shotsOf(page)('settings-returns')
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toContainText('Within a second')

  await expect
    .poll(async () => (await page.request.get(`${shopOrigin(shop)}/`)).text())
    .toMatch(/45 Tage Rückgabe.*"merchantReturnDays":45|"merchantReturnDays":45.*45 Tage Rückgabe/s)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('45 days')
})

test('who was slower is told by whom, on a phone, and what they have typed stays', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'otto@example.org', 'admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'otto@example.org', `/${shop.id}/settings`)
  const form = page.getByRole('region', { name: 'Shipping costs: Germany' })
  const parcel = form.getByRole('textbox', { name: 'Parcel, EUR' })
  await parcel.fill('7.10')
  await command(shop, 'settings', 'set', 'shipping:DE', '--parcel', '6.10', '--by', 'tom')
  // What is on the screen after it is newer than what was typed over.
  await page.reload()
  await expect(parcel).toHaveValue('7.10')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(form.getByRole('alert')).toContainText('tom has changed it meanwhile')
  await expect(form.getByText('What holds now: parcel €6.10')).toBeVisible()
  await expect(parcel).toHaveValue('7.10')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await noViolations(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toContainText('Within a second')
  await shotsOf(page)('settings-conflict')

  await parcel.fill('8.20')
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(parcel).toHaveValue('7.10')
})

test('an owner switches a feature off in one place at night: seen before, within a second in the shop, and noted', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  await aMember(shop, 'ottilie@example.org', 'owner')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'ottilie@example.org')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Switches' }).click()
  await page.getByRole('button', { name: / Switch$/ }).click()
  await page.getByRole('option', { name: 'Wishlist' }).click()
  const editor = page.getByRole('region', { name: 'Wishlist', exact: true })
  await expect(editor).toContainText('As the brand says')
  await noViolations(page)
  await editor.getByRole('button', { name: /Germany, German$/ }).click()
  await page.getByRole('option', { name: 'Off', exact: true }).click()
  const effect = page.getByRole('region', { name: 'What shoppers see' })
  await expect(effect).toContainText('Germany, German: On → Off')
  await page.reload()
  await expect(effect).toContainText('Germany, German: On → Off')
  await noViolations(page)
  await shot('settings-switches')
  await page.setViewportSize({ width: 1440, height: 900 })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('status')).toContainText('Within a second')
  await expect(editor.getByText('Set here')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Wishlist/ })).toContainText('Off, set here')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Mia Kern')

  const wishlist = async () => (await page.request.get(`${shopOrigin(shop)}/wunschliste/`)).status()
  await expect.poll(wishlist).toBe(404)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await editor.getByRole('button', { name: 'As the brand says everywhere' }).click()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(effect).toContainText('Nothing changes for them.')
  await expect.poll(wishlist).not.toBe(404)
})
