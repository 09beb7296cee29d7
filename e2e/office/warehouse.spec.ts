import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { command } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop.ts'
import { anOrder, aPaidOrder } from './an-order.ts'
import { aMember, shotsOf, signIn } from './desk.ts'

/** Right as a number, and of no article here. */
const NO_ARTICLE = '4006381333931'

test('somebody of the warehouse picks by scanner, prints slips and ships a batch', async ({
  page,
  shop,
  noViolations,
}) => {
  test.slow()
  const shot = shotsOf(page)
  const [first, second] = [await aPaidOrder(shop, 2), await aPaidOrder(shop)]
  const unpaid = await anOrder(shop)
  await aMember(shop, 'wanda@example.org', 'warehouse')
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'wanda@example.org')
  await page.getByRole('link', { name: 'Warehouse', exact: true }).click()

  const ready = page.getByRole('region', { name: 'To be picked' })
  await expect(ready.getByRole('link', { name: first, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Not paid yet' })).toContainText(unpaid)
  await expect(page.getByRole('navigation', { name: 'By standing' })).toContainText(/To be picked/)
  await expect(page.getByRole('main')).not.toContainText('Berta')
  await noViolations(page)

  const line = cardOf(page, first).getByRole('listitem')
  await line.getByRole('button', { name: /^Place of/ }).click()
  await page.getByRole('textbox', { name: 'Place' }).fill('A-12-3')
  await noViolations(page)
  await page.keyboard.press('Enter')
  await expect(line.getByRole('button', { name: /^Place of/ })).toHaveText('A-12-3')

  // A scanner is a keyboard: it writes wherever the focus is, here on a filter.
  const code = /\d{13}/.exec(await line.innerText())?.[0] ?? ''
  await cardOf(page, first).getByRole('link', { name: 'Pick', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Picking ${first}` })).toBeVisible()
  await scan(page, code)
  await expect(page.getByRole('status').filter({ hasText: `1 of 2 for ${first}` })).toBeVisible()
  await scan(page, NO_ARTICLE)
  await expect(page.getByRole('alert')).toContainText(`Wrong article${NO_ARTICLE} is not in order ${first}`)
  await noViolations(page)
  await shot('warehouse-wrong')
  await scan(page, code)
  await scan(page, code)
  await expect(page.getByRole('alert')).toContainText('all 2 are picked already')
  await page.reload()
  await expect(cardOf(page, first)).toContainText('2 of 2')
  await page.getByRole('button', { name: 'Back to the whole list' }).click()
  await expect(cardOf(page, first).getByText('Picked', { exact: true })).toBeVisible()
  await shot('warehouse')

  await page.getByRole('checkbox', { name: `Choose ${first}` }).check()
  await page.getByRole('checkbox', { name: `Choose ${second}` }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Both slips' }).click()
  const file = await (await download).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Take into the warehouse' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 orders become “In the warehouse”')
  await noViolations(page)
  await page.getByRole('button', { name: 'Take them' }).click()
  await expect(cardOf(page, second)).toContainText('In the warehouse')

  await page.getByRole('button', { name: 'Grouped by' }).click()
  await page.getByRole('option', { name: /Article/ }).click()
  await expect(page.getByRole('table', { name: 'Units by article' }).getByRole('row').nth(1)).toContainText(
    'A-12-3',
  )
  await noViolations(page)
  await page.goBack()
  await page.getByRole('checkbox', { name: `Choose ${first}` }).check()
  await page.getByRole('checkbox', { name: `Choose ${second}` }).check()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()

  const rows = page.getByRole('list', { name: 'Parcels' })
  await expect(rows.getByRole('listitem').filter({ hasText: second })).toContainText('number of its parcel')
  await page
    .getByRole('textbox', { name: 'Order number and tracking number' })
    .fill(`Order\tParcel\n${first}\t00340434161094042557\n${second}\t00340434161094042564\nT9X\n`)
  await page.getByRole('button', { name: 'Add the lines' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'T9X' })).toContainText('tracking number is missing')
  await expect(rows.getByRole('listitem').filter({ hasText: first })).toContainText('goes to …@example.org')
  await expect(page.getByRole('button', { name: 'Ship 2 parcels' })).toBeEnabled()
  await noViolations(page)
  await shot('parcels')
  await page.reload()
  await expect(page.getByRole('textbox', { name: `Tracking number of ${second}` })).toHaveValue(
    '00340434161094042564',
  )

  await expect(page.getByRole('button', { name: 'Ship 2 parcels' })).toBeEnabled()
  await command(shop, 'orders', 'note', second, 'she called: wait', '--by', 'eva')
  await page.getByRole('button', { name: 'Ship 2 parcels' }).click()
  await expect(rows.getByRole('listitem').filter({ hasText: first })).toContainText('Shipped')
  await expect(rows.getByRole('listitem').filter({ hasText: second })).toContainText('eva: she called: wait')
  await noViolations(page)
  await shot('parcels-refused')
  await page.getByRole('button', { name: 'Ship 1 parcel' }).click()
  await expect(rows.getByText('Shipped', { exact: true })).toHaveCount(2)
  const log = await command(shop, 'orders', 'show', second)
  expect(log).toContain('00340434161094042564')
})

test('a phone picks with its camera, and ships what it scans', async ({ page, shop, noViolations }) => {
  test.slow()
  const number = await aPaidOrder(shop)
  await aMember(shop, 'theo@example.org', 'warehouse')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'theo@example.org', `/${shop.id}/warehouse`)
  await expect(cardOf(page, number)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await phoneShot(page, 'phone-list')
  await page.goto(`/${shop.id}/warehouse?order=${number}`)
  const code = /\d{13}/.exec(await cardOf(page, number).innerText())?.[0] ?? ''
  await noViolations(page)
  await phoneShot(page, 'phone-pick')

  // This browser reads no codes with its camera, and says so.
  await page.getByRole('button', { name: 'Camera' }).click()
  await expect(page.getByRole('dialog')).toContainText('neither sent nor kept')
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(
    'cannot read codes with the camera',
  )
  await noViolations(page)
  await refuseCamera(page)
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText('was not allowed')

  await showToCamera(page, [NO_ARTICLE, code])
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await expect(page.getByRole('dialog')).toContainText(`1 of 1 for ${number}`)
  await noViolations(page)
  await phoneShot(page, 'phone-camera')
  await page.keyboard.press('Escape')
  await expect(cardOf(page, number)).toContainText('1 of 1')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.goto(`/${shop.id}/warehouse/parcels`)
  const field = page.getByRole('textbox', { name: 'Scan the slip, then the label of the carrier' })
  await field.fill(number)
  await field.press('Enter')
  await expect(page.getByText(`Next: the label of the parcel for ${number}.`)).toBeVisible()
  await page.getByRole('heading', { name: 'Ship parcels' }).click()
  await scan(page, '00340434161094042571')
  await expect(page.getByRole('button', { name: 'Ship 1 parcel' })).toBeEnabled()
  await noViolations(page)
  await phoneShot(page, 'phone-parcels')
  await page.emulateMedia({ colorScheme: 'dark' })
  await noViolations(page)
  await phoneShot(page, 'phone-parcels-dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Ship 1 parcel' }).click()
  await expect(page.getByRole('list', { name: 'Parcels' })).toContainText('Shipped')
})

test('the service desk looks on in German and touches no shelf, and on paper stands the list alone', async ({
  page,
  shop,
  noViolations,
}) => {
  const number = await aPaidOrder(shop)
  await aMember(shop, 'sina@example.org', 'service')
  await signIn(page, 'sina@example.org')
  await page.getByRole('link', { name: 'Mia Kern' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Lager', exact: true }).click()
  await expect(cardOf(page, number)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Alle gepackt/ })).toHaveCount(0)
  await noViolations(page)
  await shotsOf(page)('warehouse-de')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeHidden()
  await expect(cardOf(page, number)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: number, exact: true }).click()
  const slip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Packliste' }).click()
  expect((await slip).suggestedFilename()).toBe(`${number}-slips.pdf`)
})

function cardOf(page: Page, number: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number, exact: true }) })
}

/** What a scanner does that is a keyboard. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

async function phoneShot(page: Page, name: string): Promise<void> {
  const folder = process.env.OFFICE_SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/** A browser that reads codes, whose camera was forbidden. */
function refuseCamera(page: Page): Promise<void> {
  return page.evaluate(() => {
    class Reader {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => []
    }
    Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: Reader })
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      configurable: true,
      value: async () => {
        throw new DOMException('forbidden', 'NotAllowedError')
      },
    })
  })
}

/** Codes in front of the camera, one after the other. */
function showToCamera(page: Page, codes: string[]): Promise<void> {
  return page.evaluate((shown) => {
    class Reader {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => shown.splice(0, 1).map((rawValue) => ({ rawValue }))
    }
    Object.defineProperty(window, 'BarcodeDetector', { configurable: true, value: Reader })
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      configurable: true,
      value: async () => {
        const canvas = document.createElement('canvas')
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
        return canvas.captureStream(5)
      },
    })
  }, codes)
}
