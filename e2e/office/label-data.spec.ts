import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'
import { shopOrigin } from '../fixtures/shops.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

test('label data have fields: what is missing leads there, what is wrong is said there, and nothing is lost', async ({
  page,
  context,
  shop,
  noViolations,
}, info) => {
  const shot = shotsOf(page)
  const label = page.getByRole('region', { name: 'Label data' })
  const fact = (name: string) => label.getByRole('group', { name, exact: true })
  const line = (name: string) => label.getByText(name, { exact: true }).first()
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  // From the top of the page: its list of variants is drawn where it is on the screen alone.
  const looks = async (name: string) => {
    await shot(name)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await noViolations(page)
  }
  await aMember(shop, 'lena@example.org', 'merchandiser')
  await page.setViewportSize({ width: 1440, height: 900 })
  // A lamp with an energy label, which comes in several colours: each attempt has its own.
  await signIn(page, 'lena@example.org', `/${shop.id}/products?q=Trefot`)
  const found = page
    .getByRole('table', { name: 'Products' })
    .getByRole('link', { name: /^Stehleuchte Trefot/ })
  await found.nth((info.retry + info.repeatEachIndex) % 2).click()
  await expect(label).toBeVisible()
  const number = new URL(page.url()).pathname.split('/').at(-1)
  await noViolations(page)

  await test.step('a field that is wrong is marked in words, and saved once it is right', async () => {
    const eprel = label.getByLabel('EPREL number')
    await line('Energy label').click()
    await choose(page, 'Energy class', 'Class F')
    await eprel.fill('12 34')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toContainText('Some fields are marked')
    await expect(fact('Energy label')).toContainText('Write its figures alone, twelve at most.')
    await looks('label-wrong')
    await page.reload()
    await expect(eprel).toHaveValue('12 34')
    await eprel.fill('654321')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
  })

  await test.step('the shop shows it', async () => {
    await expect(async () => {
      const answer = await page.request.get(`${shopOrigin(shop)}/p/lampe-${number}/`)
      expect((await answer.text()).includes('Energieeffizienzklasse F')).toBe(true)
    }).toPass({ timeout: 90_000 })
  })

  await test.step('what a law asks for leads to its fields, and is not missing any more', async () => {
    const missing = page.getByRole('region', { name: 'What is missing to sell it' })
    await line('What it is before the law').click()
    await label.getByRole('checkbox', { name: 'Textile' }).check()
    await expect(label).toContainText('its prices end')
    await bar.getByRole('button', { name: 'Save' }).click()
    await missing.getByRole('link', { name: 'Fibres' }).click()
    await expect(page).toHaveURL(/#field-facts\.fibres$/)
    await looks('label-missing')
    await label.getByRole('button', { name: 'Fill in: Fibres' }).press('Enter')
    await label.getByLabel('Fibre, in full, German').fill('Leinen')
    await label.getByLabel('Fibre, in full, French').fill('lin')
    await label.getByLabel('Fibre, in full, Dutch').fill('linnen')
    await label.getByLabel('Percent').fill('60')
    await expect(fact('Fibres').getByRole('status')).toHaveText('60 of 100%')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(fact('Fibres')).toContainText('The shares do not add up to 100 percent.')
    await label.getByRole('button', { name: 'Add to Shares' }).press('Enter')
    await label.getByLabel('Fibre, in full, German').last().fill('Baumwolle')
    await label.getByLabel('Fibre, in full, French').last().fill('coton')
    await label.getByLabel('Fibre, in full, Dutch').last().fill('katoen')
    await label.getByLabel('Percent').last().fill('40')
    await expect(fact('Fibres').getByRole('status')).toHaveText('100 of 100%')
    await looks('label-fibres')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(missing.getByRole('link', { name: 'Fibres' })).toHaveCount(0)
  })

  await test.step('a maker outside of the Union needs somebody who answers for it', async () => {
    const maker = page.getByRole('region', { name: 'Maker', exact: true })
    await maker.getByLabel('Country, in two letters').fill('cn')
    await expect(maker).toContainText('China')
    await expect(page.getByRole('region', { name: 'Responsible person in the EU' })).toContainText(
      'The maker sits in China',
    )
    await maker.getByLabel('E-mail').fill('nobody')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(maker).toContainText('Write an e-mail address')
    await bar.getByRole('button', { name: 'Discard' }).click()
  })

  await test.step('two people in one fact see each other, in different facts they do not', async () => {
    const quicker = await context.newPage()
    await quicker.goto(page.url())
    const theirs = quicker.getByRole('region', { name: 'Label data' })
    await theirs.getByText('Energy label', { exact: true }).first().click()
    await theirs.getByLabel('EPREL number').fill('777')
    await quicker.getByRole('button', { name: 'Save' }).click()
    await expect(quicker.getByText('Saved.')).toBeVisible()
    await quicker.close()
    if (!(await label.getByLabel('EPREL number').isVisible())) await line('Energy label').click()
    await label.getByLabel('EPREL number').fill('888')
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(bar).toContainText('Mia Kern: Energy label')
    await expect(label).toContainText(/Meanwhile: Class F, .*777/)
    await bar.getByRole('button', { name: 'Keep mine, over theirs' }).click()
    await bar.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
  })

  await test.step('on a phone, by night, nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const name of ['Energy label', 'Fibres', 'Electrical data']) {
      if (!(await fact(name).isVisible())) await line(name).click()
    }
    await expect(fact('Electrical data')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await noViolations(page)
    if (process.env.OFFICE_SHOTS)
      await label.screenshot({ path: `${process.env.OFFICE_SHOTS}/label-phone-dark.png` })
  })
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
