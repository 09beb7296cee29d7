import { alive, expect, test } from '../fixtures/shop.ts'
import { IN_BABY_SHOP, IN_HOME_SHOP } from '../fixtures/shops.ts'

const EMAIL = 'berta.tal@example.org'

test(
  'a contract is withdrawn from the footer of any page, without an account',
  IN_HOME_SHOP,
  async ({ page, open, noViolations }) => {
    await open('/impressum/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible()
    await alive(page)

    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await page.getByLabel('Name', { exact: true }).fill('Berta Tal')
    await page.getByLabel('Bestellnummer').fill('LH99999999')
    await page.getByLabel('E-Mail-Adresse').first().fill(EMAIL)
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByRole('heading', { name: 'Stimmt das so?' })).toBeFocused()
    await noViolations(page)
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

    await expect(page.getByRole('heading', { name: 'Die Erklärung ist eingegangen' })).toBeVisible()
    await expect(page.getByText(/^Nummer W-\d{5}-\d{5}, am /)).toContainText(EMAIL)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is withdrawn all the same', IN_BABY_SHOP, async ({ page }) => {
    await page.goto('/vertrag-widerrufen/')
    await page.getByLabel('Name', { exact: true }).fill('Berta Tal')
    await page.getByLabel('Bestellnummer').fill('PK99999999')
    await page.getByLabel('E-Mail-Adresse').first().fill(EMAIL)
    await page.getByRole('button', { name: 'Vertrag widerrufen' }).click()
    await expect(page.getByText('PK99999999')).toBeVisible()
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()

    await expect(page.getByRole('status')).toContainText(/W-\d{5}-\d{5}/)
  })
})
