import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/shop.ts'

/** Whoever opens the office for the first time waits for all of this, on whatever line the warehouse has. */
test('the first load of the office keeps its budget', async ({ page, withinBudget }) => {
  const weight = weighed(page)
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()

  withinBudget('office/first-load', await weight())
})

/** Counts what goes over the wire from now on, packed as it was sent: page, styles, scripts and fonts, and no data. */
function weighed(page: Page): () => Promise<number> {
  const asked: Request[] = []
  const note = (request: Request) => {
    if (['document', 'stylesheet', 'script', 'font'].includes(request.resourceType())) asked.push(request)
  }
  page.on('requestfinished', note)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', note)
    let bytes = 0
    for (const request of asked) bytes += (await request.sizes()).responseBodySize
    return bytes
  }
}
