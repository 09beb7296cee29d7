import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

/** The chapter "The first product" of docs/office.md, as its text says it. */
test('an owner makes a category and a first product, and shoppers find it', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  const number = `BOWL-${Date.now()}`
  await aMember(shop, 'oda@example.org', 'owner')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await signIn(page, 'oda@example.org')
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('button', { name: 'New product' }).click()
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible()
  await noViolations(page)

  await page.getByRole('button', { name: 'Make the product' }).click()
  await expect(page.getByText('Some fields are marked')).toBeVisible()
  await expect(page.getByText('Choose a category.')).toBeVisible()
  await noViolations(page)

  await page.getByRole('button', { name: 'New category' }).click()
  const category = page.getByRole('dialog', { name: 'New category' })
  await category.getByRole('textbox', { name: 'Name, German' }).fill('Schalen von hier')
  await noViolations(page)
  await category.getByRole('button', { name: 'Make the category' }).click()
  await expect(category).toBeHidden()
  await expect(page.getByRole('button', { name: /Shown in/ })).toContainText('Schalen von hier')

  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Name, German', 'Schale Nebel')
  await fill('Description, German', 'Von Hand gedreht, jede ein wenig anders.')
  await fill('Article number of the product', number)
  await fill('Brand', 'Töpferei Tal')
  await fill('Name of the maker', 'Töpferei Tal')
  await fill('Postal address', 'Talweg 1, 01069 Dresden')
  await fill('E-mail of the maker', 'tal@example.org')
  await fill('Colour or size, German', 'Weiß')
  await fill('Article number', `${number}-W`)
  await fill('In stock', '3')
  await fill('Price in Germany, EUR', '24.90')
  await expect(page.getByText('Choose a category.')).toBeHidden()
  await shot('first-product')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Make the product' }).click()

  await expect(page.getByRole('heading', { name: 'Schale Nebel' })).toBeVisible()
  await noViolations(page)
  const found = await page.request.get(`${shopOrigin(shop)}/api/shop/products/${number}/`)
  expect(await found.json()).toMatchObject({ product: { name: 'Schale Nebel' } })
})
