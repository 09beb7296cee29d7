import type { CDPSession, Page } from '@playwright/test'
import { everyNight } from '../fixtures/every-night.ts'
import { productPath } from '../fixtures/goods.ts'
import { expect, test } from '../fixtures/shop.ts'
import { IN_ONE_SHOP, IN_OTHER_SHOP } from '../fixtures/shops.ts'

test(
  'the pictures come closer by keyboard, and Escape leads back',
  IN_ONE_SHOP,
  async ({ page, shop, open, noViolations }) => {
    await open(productPath(shop.goods.large.number))
    const opener = page.getByRole('button', { name: 'Bild vergrößern' })

    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = zoom(page)
    await expect(dialog.getByRole('status')).toHaveText(/^Bild 1 von \d$/)
    await noViolations(page)

    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(/^Bild 2 von \d$/)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('status')).toHaveText(/^Bild 2 von \d$/)
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(page)).toBe(1)

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(gallery(page).getByText(/^2 \/ \d$/)).toBeAttached()
  },
)

test(
  'a wheel comes closer to where it points, and the edges hold',
  everyNight('packages/ui/src/product/gallery/zoom-transform.test.ts', IN_OTHER_SHOP),
  async ({ page, shop, open }) => {
    await open(productPath(shop.goods.large.number))
    await page.getByRole('button', { name: 'Bild vergrößern' }).click()
    await expect(zoom(page)).toBeVisible()

    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, -2000)
    await expect.poll(() => scaleOf(page)).toBe(5)
    await page.mouse.down()
    await page.mouse.move(5000, 5000)
    await page.mouse.up()

    const edges = await page.getByRole('dialog').getByRole('img').boundingBox()
    expect(edges?.x).toBeLessThanOrEqual(0)
    expect(edges?.y).toBeLessThanOrEqual(0)
  },
)

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'two of them come closer, a double tap goes back, one turns the page or closes',
    everyNight('packages/ui/src/product/gallery/zoom-transform.test.ts', IN_ONE_SHOP),
    async ({ page, shop, open }) => {
      await open(productPath(shop.goods.large.number))
      await page.getByRole('button', { name: 'Bild vergrößern' }).tap()
      const dialog = zoom(page)
      await expect(dialog).toBeVisible()
      const fingers = await page.context().newCDPSession(page)

      await pinch(fingers, { from: 60, to: 160 })
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.8)

      await doubleTap(fingers, { x: 195, y: 420 })
      await expect.poll(() => scaleOf(page)).toBe(1)

      await draw(fingers, { x: 300, y: 420 }, { x: 80, y: 430 })
      await expect(dialog.getByRole('status')).toHaveText(/^Bild 2 von \d$/)
      await draw(fingers, { x: 200, y: 300 }, { x: 205, y: 330 })
      await expect(dialog).toBeVisible()
      await draw(fingers, { x: 200, y: 300 }, { x: 205, y: 480 })
      await expect(dialog).toHaveCount(0)
    },
  )
})

test(
  'the film waits for somebody to press play, and comes from the shop',
  everyNight('packages/ui/src/product/gallery/gallery.stories.tsx', IN_OTHER_SHOP),
  async ({ page, shop, open }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)/.test(request.url())) films.push(new URL(request.url()).pathname)
    })
    await open(productPath(shop.goods.large.number))
    const next = gallery(page).getByRole('button', { name: 'Nächstes Bild' })
    const status = gallery(page).getByRole('status')
    await next.click()
    await expect(status).toHaveText(/^Bild 2 von \d$/)
    // The film is the last of them.
    const last = Number((await status.innerText()).at(-1))
    for (let at = 3; at <= last; at += 1) {
      await next.click()
      await expect(status).toHaveText(at === last ? `Film, ${at} von ${last}` : `Bild ${at} von ${last}`)
    }
    expect(films).toEqual([])

    await page.getByRole('button', { name: /^Film abspielen/ }).click()

    await expect.poll(() => films[0]).toMatch(/^\/media\//)
    await expect(page.locator('video')).toBeFocused()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the basket bar comes when the button has left, and never lies on what has the focus',
    everyNight('e2e/journeys/criteria.spec.ts', IN_ONE_SHOP),
    async ({ page, shop, open }) => {
      await open(productPath(shop.goods.large.number))
      const buttons = page.getByRole('button', { name: 'In den Warenkorb', exact: true })
      await expect(buttons).toHaveCount(1)

      await page.mouse.wheel(0, 2500)
      await expect(buttons).toHaveCount(2)
      const bar = await buttons.last().boundingBox()

      await page.getByRole('contentinfo').getByRole('link').first().focus()
      for (let step = 0; step < 8; step++) {
        const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
        expect(box).toBeLessThanOrEqual(bar?.y ?? 0)
        await page.keyboard.press('Tab')
      }
    },
  )
})

function gallery(page: Page) {
  return page.getByRole('main').getByLabel(/^Bilder von/)
}

function zoom(page: Page) {
  return page.getByRole('dialog', { name: /^Bilder von/ })
}

async function scaleOf(page: Page): Promise<number> {
  const image = zoom(page).getByRole('img')
  return image.evaluate(
    (element) => Math.round(new DOMMatrix((element as HTMLElement).style.transform).a * 100) / 100,
  )
}

type Point = { x: number; y: number }

async function draw(fingers: CDPSession, from: Point, to: Point): Promise<void> {
  await touch(fingers, 'touchStart', [from])
  for (let step = 1; step <= 5; step++)
    await touch(fingers, 'touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 },
    ])
  await touch(fingers, 'touchEnd', [])
}

async function pinch(fingers: CDPSession, { from, to }: { from: number; to: number }): Promise<void> {
  const apart = (distance: number) => [
    { x: 195 - distance / 2, y: 420, id: 0 },
    { x: 195 + distance / 2, y: 420, id: 1 },
  ]
  await touch(fingers, 'touchStart', apart(from))
  for (let step = 1; step <= 5; step++)
    await touch(fingers, 'touchMove', apart(from + ((to - from) * step) / 5))
  await touch(fingers, 'touchEnd', [])
}

/** Two taps a tenth of a second apart by their own clock, however long a busy machine takes to hand them on. */
async function doubleTap(fingers: CDPSession, point: Point): Promise<void> {
  const now = Date.now() / 1000
  for (const timestamp of [now, now + 0.1]) {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp })
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
  }
}

function touch(fingers: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
  return fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
}
