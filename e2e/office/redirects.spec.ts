import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, attemptOf, shotsOf, signIn } from './desk.ts'

test('an old address is led to a page, corrected, found again and taken away', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const shot = shotsOf(page)
  const path = `/sommer-${attemptOf(info)}/`
  await aMember(shop, 'ria@example.org', 'merchandiser')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'ria@example.org')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await page.getByRole('button', { name: 'New redirect' }).click()
  const sheet = page.getByRole('dialog', { name: 'New redirect' })

  // What is wrong is said at its field, and nothing typed is lost.
  await sheet.getByRole('textbox', { name: 'Address without a page' }).fill('/warenkorb/')
  await sheet.getByRole('textbox', { name: 'Leads to' }).fill('/wohnen/')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toContainText('A page is at this address')
  await noViolations(page)
  await sheet.getByRole('textbox', { name: 'Address without a page' }).fill(path)
  await sheet.getByRole('textbox', { name: 'Leads to' }).fill('Wohnen')
  await page.keyboard.press('Enter')
  await expect(sheet).toContainText('Write an address of the shop')
  await shot('redirect-wrong')
  await page.setViewportSize({ width: 1440, height: 900 })
  await sheet.getByRole('textbox', { name: 'Leads to' }).fill('/nirgends/')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: path })
  await expect(row).toContainText('Nothing is there')
  await expect.poll(() => whereto(page, shopOrigin(shop) + path)).toBe('/nirgends/')

  await page.getByRole('button', { name: `Change ${path}` }).click()
  const change = page.getByRole('dialog', { name: 'Change a redirect' })
  await change.getByRole('textbox', { name: 'Leads to' }).fill('/versand/')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeHidden()
  await expect(row).not.toContainText('Nothing is there')
  await noViolations(page)
  await shot('redirects')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('searchbox', { name: 'Part of an address or target' }).fill(path.slice(1, -1))
  await expect(page.getByRole('row').filter({ hasText: '/sommer-' })).toHaveCount(1)
  await page.getByRole('button', { name: `Take ${path} away` }).click()
  await expect(page.getByText('No address and no target has this')).toBeVisible()
})

test('a table of an earlier shop is tried line by line before it is taken over, and exported again', async ({
  page,
  shop,
  noViolations,
}, info) => {
  test.slow()
  const shot = shotsOf(page)
  const old = `alt-${attemptOf(info)}`
  await aMember(shop, 'tab@example.org', 'merchandiser')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'tab@example.org')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await page.getByRole('button', { name: 'Import a table' }).click()
  const sheet = page.getByRole('dialog', { name: 'Import redirects for Germany, German' })

  await choose(page, 'a,b\n1,2')
  await expect(sheet).toContainText('The first line has to name two columns')
  await choose(
    page,
    [
      'Redirect from;Redirect to',
      `https://alt.example/${old}/sofas?x=1;/wohnen`,
      `/${old}/betten;https://example.com/betten`,
      '/warenkorb/;/wohnen/',
      `/${old}/sofas/;/versand/`,
      `/${old}/leer;`,
    ].join('\r\n'),
  )
  await expect(sheet.getByRole('alert')).toContainText('3 lines are left out')
  await expect(sheet.getByRole('alert')).toContainText('Line 4: /warenkorb/: A page is at this address')
  await expect(sheet.getByRole('alert')).toContainText('Line 5: This address comes twice')
  await expect(sheet.getByRole('alert')).toContainText('Line 6: It does not say where the address leads')
  await expect(sheet.getByRole('status')).toHaveText('2 addresses will lead elsewhere')
  await noViolations(page)
  await shot('redirects-import')
  await page.setViewportSize({ width: 1440, height: 900 })
  await sheet.getByRole('button', { name: 'Make 2 redirects' }).click()
  await expect(sheet.getByRole('status')).toHaveText('2 addresses lead elsewhere now.')
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: `/${old}/` })).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Part of an address or target' }).fill(old)
  await expect(page.getByRole('row').filter({ hasText: `/${old}/` })).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${shop.id}-de-de-redirects.csv`)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).toString('utf8').replace('\ufeff', '').trim().split('\r\n')).toEqual([
    'from,to,status',
    `/${old}/betten/,https://example.com/betten,301`,
    `/${old}/sofas/,/wohnen/,301`,
  ])
})

async function choose(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Where the shop leads an address; null where it does not. */
async function whereto(page: Page, address: string): Promise<string | null> {
  const response = await page.request.get(address, { maxRedirects: 0 })
  const { location } = response.headers()
  return location === undefined ? null : new URL(location, address).pathname
}
