import { expect, test } from '../fixtures/shop.ts'
import { aMember, shotsOf, signInByForm } from './desk.ts'

test('an owner lets somebody in, changes their roles and blocks them, by keyboard and in German', async ({
  page,
  shop,
  noViolations,
}) => {
  // Six screens, each looked at by axe.
  test.slow()
  await aMember(shop, 'olivia@example.org', 'owner')
  const shot = shotsOf(page)
  await page.goto('/')
  await signInByForm(page, 'olivia@example.org')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('sta')
  await expect(page.getByRole('menuitem').first()).toHaveText('Staff')
  await noViolations(page)
  await shot('palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible()
  await noViolations(page)
  await shot('staff')

  await page.getByRole('button', { name: 'Add somebody' }).press('Enter')
  const adding = page.getByRole('dialog', { name: 'Add somebody' })
  await adding.getByRole('textbox', { name: 'Name' }).fill('Karla de Vries')
  await page.keyboard.press('Tab')
  await page.keyboard.type('karla')
  await page.keyboard.press('Enter')
  await expect(adding).toContainText('This is no e-mail address.')
  await expect(adding).toContainText('Choose at least one role.')
  await noViolations(page)
  await shot('staff-add')
  await page.keyboard.type('.vries@example.org')
  await adding.getByRole('checkbox', { name: 'Warehouse' }).press('Space')
  await page.keyboard.press('Enter')
  await expect(adding.getByRole('code')).toHaveText(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  const password = await adding.getByRole('code').innerText()
  await noViolations(page)
  await shot('staff-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Staff' })).toContainText('Karla de Vries')
  expect(await page.content()).not.toContain(password)

  await page.getByRole('link', { name: 'Mia Kern' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Personen' }).click()
  await page.getByRole('button', { name: 'Karla de Vries' }).press('Enter')
  const karla = page.getByRole('dialog', { name: 'Karla de Vries' })
  await karla.getByRole('checkbox', { name: 'Redaktion' }).check()
  await noViolations(page)
  await shot('staff-change')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot('staff-change-dark')
  await karla.getByRole('button', { name: 'Rollen speichern' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'karla.vries' })).toContainText('Lager, Redaktion')
  await page.getByRole('button', { name: 'Karla de Vries' }).click()
  await karla.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'karla.vries' })).toContainText('Gesperrt')
  await shot('staff-dark')
})
