import { expect, test } from '../fixtures/shop.ts'
import { BY_DAY_IN_ONE_SHOP, IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'a shopper writes to the shop, and nothing typed is lost on the way',
  BY_DAY_IN_ONE_SHOP,
  async ({ page, open, noViolations, say }) => {
    await open('/kontakt/')
    await page.getByLabel('Vorname').fill('Anna')
    await page.getByLabel('Nachname').fill('Muster')
    await page.getByLabel('E-Mail-Adresse').fill('anna')
    await page.getByLabel('Nachricht').fill('Wann kommt mein Paket?')

    await page.getByRole('button', { name: 'Nachricht senden' }).click()

    const problems = page.getByRole('alert')
    await expect(problems).toBeFocused()
    await expect(problems.getByRole('link')).toHaveCount(2)
    await noViolations(page)
    await expect(page.getByLabel('Nachricht')).toHaveValue('Wann kommt mein Paket?')

    await problems.getByRole('link', { name: /E-Mail-Adresse/ }).click()
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await page.getByLabel('E-Mail-Adresse').fill('anna@muster.example')
    await page.getByLabel('Worum geht es?').selectOption({ label: 'Lieferung' })
    const sent = page.waitForResponse((response) => response.url().includes('/api/contact/'))
    await page.getByRole('button', { name: 'Nachricht senden' }).click()

    expect((await sent).status()).toBe(202)
    const thanks = page.getByRole('status').filter({ hasText: say('contact.sentTitle') })
    await expect(thanks).toBeFocused()
  },
)

test('a shop that cannot be reached loses nothing', IN_ONE_SHOP, async ({ page, open }) => {
  await open('/kontakt/')
  await page.route('**/api/contact/**', (route) => route.abort('aborted'))
  await page.getByLabel('Worum geht es?').selectOption({ label: 'Kundenkonto' })
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Muster')
  await page.getByLabel('E-Mail-Adresse').fill('anna@muster.example')
  await page.getByLabel('Nachricht').fill('Ich komme nicht ins Konto.')

  await page.getByRole('button', { name: 'Nachricht senden' }).click()

  await expect(page.getByRole('alert')).toContainText('Nichts ist verloren')
  await expect(page.getByLabel('Nachricht')).toHaveValue('Ich komme nicht ins Konto.')
})

test('whoever looks for the contact page finds it', IN_OTHER_SHOP, async ({ request }) => {
  const found = await request.get('/suche/?q=kontakt')

  expect(found.status()).toBe(200)
  expect(new URL(found.url()).pathname).toBe('/kontakt/')
  expect(await found.text()).toMatch(/<h1[^>]*>Kontakt</)
})
