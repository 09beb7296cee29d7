import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('a merchandiser finds what lacks a text, writes it, and meets somebody who was quicker', async ({
  page,
  context,
  shop,
  noViolations,
}) => {
  const shot = shotsOf(page)
  await aMember(shop, 'mara@example.org', 'merchandiser')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'mara@example.org')
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  const table = page.getByRole('table', { name: 'Products' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await noViolations(page)
  await shot('products')

  await table.getByRole('link').first().click()
  const german = page.getByRole('region', { name: 'German', exact: true })
  const french = page.getByRole('region', { name: 'French', exact: true })
  await expect(german.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await noViolations(page)
  await shot('product')
  const text = await german.getByRole('textbox', { name: 'Description' }).inputValue()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await french.getByRole('textbox', { name: 'Description' }).fill(text)
  // A reload of the tab keeps what was typed.
  await page.reload()
  await expect(french.getByRole('textbox', { name: 'Description' })).toHaveValue(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What is missing to sell it' })).toContainText(
    'Text in French',
  )

  await page.getByRole('link', { name: 'All products' }).click()
  await choose(page, 'What is missing', 'A text in French')
  await expect(page).toHaveURL(/missing=fr/)
  await expect(table.getByRole('link', { name, exact: true }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: /^Name, article/ }).fill(name)
  await expect(page).toHaveURL(/q=/)
  await table.getByRole('link', { name, exact: true }).first().click()

  const quicker = await context.newPage()
  await quicker.goto(page.url())
  const theirs = quicker.getByRole('region', { name: 'French', exact: true })
  await theirs.getByRole('textbox', { name: 'Description' }).fill('Écrit plus vite par une autre.')
  await french.getByRole('textbox', { name: 'Description' }).fill('Un texte à moi.')
  await quicker.getByRole('button', { name: 'Save' }).click()
  await expect(quicker.getByText('Saved.')).toBeVisible()
  await quicker.close()
  await page.getByRole('button', { name: 'Save' }).click()
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await expect(bar).toContainText('Mia Kern: Description, French')
  await expect(french).toContainText('Meanwhile: Écrit plus vite par une autre.')
  await expect(french.getByRole('textbox', { name: 'Description' })).toHaveValue('Un texte à moi.')
  // Its rows are drawn where they are seen.
  await page.getByRole('grid', { name: 'Variants' }).scrollIntoViewIfNeeded()
  await noViolations(page)
  await shot('product-conflict')
  await bar.getByRole('button', { name: 'Keep mine, over theirs' }).click()
  await german.getByRole('textbox', { name: 'Name' }).fill(`${name} Neu`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  const key = await page.locator('main header span').last().innerText()
  const visitor = await context.newPage()
  await expect(async () => {
    await visitor.goto(`${shopOrigin(shop)}/suche/?q=${encodeURIComponent(`${name} Neu`)}`)
    await expect(visitor.getByRole('main')).toContainText(`${name} Neu`, { timeout: 5000 })
  }).toPass()
  await visitor.close()
  expect(key).not.toBe('')
})

test('prices and stock change by cell, by selection and by table, each line seen before', async ({
  page,
  shop,
  noViolations,
}, info) => {
  const shot = shotsOf(page)
  await aMember(shop, 'paul@example.org', 'merchandiser')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'paul@example.org', `/${shop.id}/products`)
  const table = page.getByRole('table', { name: 'Products' })
  await table.getByRole('link').nth(3).click()
  const attempt = attemptOf(info)
  const [units, cents] = [String(77 + attempt), String(50 + attempt)]

  const stock = page.getByRole('textbox', { name: /^Stock of/ }).first()
  const price = page.getByRole('textbox', { name: /^Price DE of/ }).first()
  await stock.fill('seven')
  await expect(page.getByText('1 cell is no number')).toBeVisible()
  await stock.fill(units)
  await price.fill(`12,${cents}`)
  await page.reload()
  await expect(stock).toHaveValue(units)
  await page.getByRole('button', { name: 'See what changes' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('region', { name: 'Changes, line by line' })).toContainText(`€12.${cents}`)
  await sheet.getByRole('textbox', { name: 'Why the stock changes' }).fill('counted')
  await noViolations(page)
  await shot('product-lines')
  await sheet.getByRole('button', { name: /^Make 2 changes/ }).click()
  await expect(sheet).toContainText('2 changes are done.')
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(price).toHaveValue(`12.${cents}`)

  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click()
  await sheet.getByLabel('From').fill('2030-01-01T00:00')
  await sheet.getByRole('textbox', { name: 'Price', exact: true }).fill('9.90')
  await sheet.getByRole('button', { name: 'Plan it' }).click()
  await expect(sheet).toContainText('€9.90')
  await noViolations(page)
  await shot('product-prices')
  await sheet.getByRole('button', { name: 'Take away' }).click()
  await expect(sheet).not.toContainText('€9.90')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'All products' }).click()
  for (const row of [1, 2]) await table.getByRole('checkbox').nth(row).check()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'By how much' }).fill('-10')
  await sheet.getByText('Strike the price until now through').click()
  await noViolations(page)
  await sheet.getByRole('button', { name: 'See what changes' }).click()
  await expect(sheet.getByRole('status')).toHaveText(/^\d+ changes$/)
  await noViolations(page)
  await shot('products-bulk')
  await sheet.getByRole('button', { name: /^Make \d+ changes/ }).click()
  await expect(sheet).toContainText('changes are done.')
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()

  const download = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'With the chosen ones' })
    .getByRole('button', { name: 'Export as a table' })
    .click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [head = '', first = '', second = ''] = file.replace('\ufeff', '').split('\r\n')
  expect(head).toMatch(/^article,name,variant,stock,price DE,before DE/)
  const cells = first.split(',')
  const edited = [cells[0], '', '', '555', ...cells.slice(4).map(() => '')].join(',')
  const path = info.outputPath('goods.csv')
  await writeFile(
    path,
    [head, edited, `no-such-article,,,1${',,'.repeat((cells.length - 4) / 2)}`, second].join('\r\n'),
  )
  await page.getByRole('button', { name: 'Import a table' }).click()
  await noViolations(page)
  const chooser = page.waitForEvent('filechooser')
  await sheet.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(path)
  await expect(sheet).toContainText('Line 3: There is no article no-such-article.')
  await expect(sheet.getByRole('status')).toHaveText('1 change')
  await sheet.getByRole('textbox', { name: 'Why the stock changes' }).fill('inventory')
  await noViolations(page)
  await shot('products-import')
  await sheet.getByRole('button', { name: 'Make 1 change' }).click()
  await expect(sheet).toContainText('1 change is done.')
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()
})

test('on a phone nothing is wider than the screen, by day and by night, and the warehouse only looks', async ({
  page,
  shop,
  noViolations,
}) => {
  await aMember(shop, 'willi@example.org', 'warehouse')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'willi@example.org', `/${shop.id}/products`)
  const table = page.getByRole('table', { name: 'Products' })
  await expect(table.getByRole('link').first()).toBeVisible()
  await fits(page)
  await noViolations(page)
  await phoneShot(page, 'phone-products')
  await page.emulateMedia({ colorScheme: 'dark' })
  await noViolations(page)
  await phoneShot(page, 'phone-products-dark')

  await table.getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: /^Stock of/ }).first()).toHaveAttribute('readonly', '')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await fits(page)
  await noViolations(page)
  await phoneShot(page, 'phone-product-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await phoneShot(page, 'phone-product')
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

async function phoneShot(page: Page, name: string): Promise<void> {
  const folder = process.env.OFFICE_SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
