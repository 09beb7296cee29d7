import { guestByApi } from '../fixtures/guest-by-api.ts'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aPicture } from './a-picture.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

/** Steps 3, 4 and 7 of the chapter "From an empty shop to the first order" of docs/office.md. */
test('an owner makes a category and a first product, which is found, bought and sent', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const attempt = attemptOf(info)
  const name = `Schale ${['Nebel', 'Tau', 'Regen', 'Wolke'][attempt] ?? attempt}`
  const categoryName = `Schalen von hier ${attempt}`
  page.setDefaultTimeout(15_000)
  const number = `bowl${Date.now()}`
  await aMember(shop, 'oda@example.org', 'owner')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
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
  await category.getByRole('textbox', { name: 'Name, German' }).fill(categoryName)
  await noViolations(page)
  await category.getByRole('button', { name: 'Make the category' }).click()
  await expect(category).toBeHidden()
  await expect(page.getByRole('button', { name: /Shown in/ })).toContainText(categoryName)

  const fill = (field: string, text: string) =>
    page.getByRole('textbox', { name: field, exact: true }).fill(text)
  await fill('Name, German', name)
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
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Price in Germany, EUR' })).toHaveValue('24.90')
  await expect(page.getByRole('button', { name: /Shown in/ })).toContainText(categoryName)
  await expect(page.getByRole('textbox', { name: 'Name, German', exact: true })).toHaveValue(name)
  await shot('first-product')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Make the product' }).click()

  await expect(page.getByRole('heading', { name })).toBeVisible()
  await noViolations(page)

  await page.getByRole('button', { name: 'Choose from the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.locator('input[type=file]').setInputFiles({
    name: `Schale ${attempt}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aPicture(`#8a6d${30 + attempt}`),
  })
  await library.getByRole('button', { name: `schale-${attempt}.webp` }).click()
  await fill('Picture 1 in words, German', 'Eine Schale')
  await fill('Picture 1 in words, French', 'Un bol')
  await fill('Picture 1 in words, Dutch', 'Een schaal')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Add an attribute' }).click()
  const attribute = page.getByRole('dialog', { name: 'Add an attribute' })
  await attribute.getByRole('button', { name: /Attribute/ }).click()
  await page.getByRole('option', { name: 'A new one' }).click()
  await noViolations(page)
  await shot('attribute')
  await attribute.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(attribute.getByText('Choose another name')).toBeVisible()
  await attribute.getByRole('textbox', { name: 'Called, German' }).fill(`Brand ${attempt}. Ofen`)
  await attribute.getByRole('textbox', { name: 'Value, German' }).fill('Holzofen')
  await attribute.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(attribute).toBeHidden()
  await page.reload()
  await expect(page.getByRole('group', { name: `Brand ${attempt}. Ofen` })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const shopPage = await page.context().newPage()
  await expect(async () => {
    await shopPage.goto(`${shopOrigin(shop)}/suche/?q=${encodeURIComponent(name)}`)
    await shopPage.getByRole('main').getByRole('link', { name }).click({ timeout: 5000 })
  }).toPass()
  await expect(shopPage.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(shopPage.getByRole('main')).toContainText('24,90')
  const picture = shopPage.getByRole('main').getByRole('img', { name: 'Eine Schale' }).first()
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0)

  // The brand names its ways: a category that was made is none of them until it is said so.
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Navigation', exact: true }).click()
  await page.getByRole('button', { name: `Add ${categoryName} to the navigation` }).click()
  await page.getByRole('button', { name: `Move ${categoryName} forward` }).click()
  await noViolations(page)
  await shot('navigation')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(async () => {
    await shopPage.goto(`${shopOrigin(shop)}/`)
    await shopPage
      .getByRole('navigation', { name: 'Kategorien' })
      .getByRole('link', { name: categoryName })
      .click({ timeout: 5000 })
  }).toPass()
  await expect(shopPage.getByRole('heading', { level: 1, name: categoryName })).toBeVisible()
  await shopPage.close()
  await page.getByRole('button', { name: 'As the brand says again' }).click()
  await expect(page.getByRole('button', { name: 'As the brand says again' })).toBeHidden()

  // Another colour comes later, and stands first.
  await page.goto(`/${shop.id}/products?q=${number}`)
  await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Add variants' }).click()
  const adding = page.getByRole('dialog', { name: 'Add variants' })
  await adding.getByRole('button', { name: 'Add them' }).click()
  await expect(adding.getByText('Some fields are marked')).toBeVisible()
  await adding.getByRole('textbox', { name: 'Colour or size, German', exact: true }).fill('Blau')
  await adding.getByRole('textbox', { name: 'Article number', exact: true }).fill(`${number}-B`)
  await adding.getByRole('textbox', { name: 'In stock', exact: true }).fill('2')
  await adding.getByRole('textbox', { name: 'Price in Germany, EUR' }).fill('24.90')
  await noViolations(page)
  await shot('add-variants')
  await page.setViewportSize({ width: 1440, height: 900 })
  await adding.getByRole('button', { name: 'Add them' }).click()
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: 'Order and take out' }).click()
  const arranging = page.getByRole('dialog', { name: 'Order of the variants' })
  await arranging.getByRole('button', { name: 'Move Blau forward' }).click()
  await noViolations(page)
  await shot('arrange-variants')
  await page.setViewportSize({ width: 1440, height: 900 })
  await arranging.getByRole('button', { name: 'Save' }).click()
  await expect(arranging).toBeHidden()
  await expect(page.getByRole('grid', { name: 'Variants' }).getByRole('row').first()).toContainText('Blau')

  const { product } = await (
    await page.request.get(`${shopOrigin(shop)}/api/shop/products/${number}/`)
  ).json()
  const guest = await guestByApi(shop)
  await guest.add(product.variants[0].id, 2)
  await guest.prepareOrder()
  const { orderNumber } = await (await guest.order(number)).json()
  await guest.dispose()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(orderNumber)
  await page.getByRole('menuitem', { name: orderNumber }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('button', { name: 'Note the payment' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const parcel = page.getByRole('dialog', { name: 'Ship' })
  await parcel.getByRole('textbox', { name: 'Tracking number' }).fill('00340434161094042557')
  await parcel.getByRole('button', { name: 'Ship now' }).click()
  await expect(page.getByRole('heading', { name: orderNumber })).toContainText('Shipped')
})
