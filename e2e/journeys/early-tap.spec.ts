import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

const SLOW_MS = 1200

test(
  'a tap before the scripts have arrived is answered when they have, once',
  IN_ONE_SHOP,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/assets/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })

    await page.getByRole('button', { name: 'Menü öffnen' }).click()

    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  },
)

test(
  'the scripts wait for the first paint, or for the first touch',
  IN_OTHER_SHOP,
  async ({ page, open }) => {
    const scripts: string[] = []
    let painted = -1
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    page.on('load', () => {
      painted = scripts.length
    })

    await open('/')

    expect(painted).toBe(0)
    expect(scripts.length).toBeGreaterThan(0)
  },
)
