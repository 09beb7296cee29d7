import { productPath } from '../fixtures/goods.ts'
import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an owner recalls a product: seen before whom it reaches, off sale at once, and lifted again', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const number = shop.productGoods.recalled
  const id = `R-office-${attemptOf(info)}`
  const headline = `Rückruf ${attemptOf(info)}: Gefahr des Umkippens`
  await aMember(shop, 'rosa@example.org', 'owner')
  const shot = shotsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'rosa@example.org')
  await page.getByRole('link', { name: 'Recalls', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recalls', exact: true })).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'New recall' }).click()

  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Which products').fill(number)
  await page
    .getByRole('list', { name: 'Found goods' })
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: /^Recalled variants of/ })).toBeVisible()
  await page.getByRole('button', { name: 'What is missing?' }).click()
  await expect(page.getByText('Fields that are marked')).toBeVisible()
  await noViolations(page)

  for (const language of ['German', 'French', 'Dutch']) {
    await field(`Headline, ${language}`).fill(headline)
    await field(`What is dangerous, ${language}`).fill('Das Gestell kann umkippen.')
    await field(`What buyers should do, ${language}`).fill('Nicht mehr benutzen.')
  }
  await field('What is dangerous, German').fill('Es kann in seltenen Fällen umkippen.')
  await expect(page.getByText('plays the danger down')).toBeVisible()
  await field('What is dangerous, German').fill('Das Gestell kann umkippen.')
  await field('E-mail for questions').fill('sicherheit@example.org')
  await field('Short name').fill(id)
  await expect(page.getByRole('status').filter({ hasText: 'This is what happens' })).toContainText(
    'no longer sold',
  )
  await page.reload()
  await expect(field('Headline, German')).toHaveValue(headline)
  await expect(page.getByRole('status').filter({ hasText: 'This is what happens' })).toContainText(
    'no longer sold',
  )
  await noViolations(page)
  await shot('recall-new')
  await page.setViewportSize({ width: 1440, height: 900 })

  try {
    await page.getByRole('button', { name: 'Recall now' }).click()
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await expect(page.getByRole('main').getByText('Running')).toBeVisible()
    await page.getByRole('button', { name: 'Show the buyers' }).click()
    await expect(page.getByRole('main')).toContainText(/bought of it/)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('published the recall')
    await noViolations(page)
    await shot('recall-running')
    await page.setViewportSize({ width: 1440, height: 900 })

    const shopPage = await page.context().newPage()
    await expect(async () => {
      await shopPage.goto(`${shopOrigin(shop)}/rueckrufe/`)
      await expect(shopPage.getByRole('heading', { name: headline })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(async () => {
      await shopPage.goto(`${shopOrigin(shop)}${productPath(number)}`)
      await expect(shopPage.getByText(headline).first()).toBeVisible({ timeout: 3000 })
    }).toPass()
    await shopPage.close()

    await page.getByRole('button', { name: 'Lift the recall' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lift the recall' })
    await expect(dialog).toContainText('sold again')
    await noViolations(page)
    await dialog.getByRole('button', { name: 'Lift the recall' }).click()
    await expect(page.getByRole('main').getByText('Lifted', { exact: true })).toBeVisible()
  } finally {
    await command(shop, 'recall', 'lift', id).catch(() => '')
  }
})
