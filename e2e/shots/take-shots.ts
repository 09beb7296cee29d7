import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { markets } from '@shop/domain/market/markets'
// @boundaries-ignore a tool of the whole workspace
import { CHROMIUM_ARGS, chromiumEnvironment, chromiumPath } from '../../scripts/chromium.ts'
// @boundaries-ignore a tool of the whole workspace
import type { Shot } from '../../scripts/shots/contact-sheet.ts'
// @boundaries-ignore a tool of the whole workspace
import { SCREENS, type ScreenName } from '../../scripts/shots/screens.ts'
// @boundaries-ignore a tool of the whole workspace
import type { ShotOptions } from '../../scripts/shots/shot-options.ts'
import { wordsIn } from '../fixtures/catalogues.ts'
import { refuseByDefault } from '../fixtures/consent.ts'
import { SHOPS } from '../fixtures/shops.ts'
import { MAIL_SAMPLES, pageAddresses } from './page-addresses.ts'
import { purchase, signUp, type Walk } from './walks.ts'

const HEIGHT = 900
/** What is longer says nothing new, and no viewer shows it. */
const TALLEST = 8000
/** A page that is still loading then is taken as it is. */
const SETTLED_MILLISECONDS = 15_000
const PATIENCE_MILLISECONDS = 15_000

type Running = { shop: string; origin: string }

/** Photographs the screens of running shops; what cannot be reached is a shot with its reason, and stops nothing else. */
export async function takeShots(
  running: readonly Running[],
  options: ShotOptions,
  say: (line: string) => void,
): Promise<Shot[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(say),
    args: CHROMIUM_ARGS,
    env: chromiumEnvironment(),
  })
  const shots: Shot[] = []
  try {
    for (const { shop, origin } of running)
      for (const width of options.widths) {
        shots.push(...(await shotsOf(browser, { shop, origin, width, options })))
        say(`${shop}, ${width} px: ${shots.filter(({ file }) => file !== null).length} pictures so far`)
      }
  } finally {
    await browser.close()
  }
  return shots
}

type Round = Running & { width: number; options: ShotOptions }

async function shotsOf(browser: Browser, round: Round): Promise<Shot[]> {
  const { shop, origin, width, options } = round
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    isMobile: width < 600,
    hasTouch: width < 600,
  })
  context.setDefaultTimeout(PATIENCE_MILLISECONDS)
  await refuseByDefault(context)
  const goods = SHOPS.find(({ id }) => id === shop)?.goods
  if (!goods) throw new Error(`apps/${shop}/testing/goods.ts does not say which goods to show.`)
  const walk: Walk = {
    page: await context.newPage(),
    say: await wordsIn(options.locale, shop),
    goods,
    locale: options.locale,
    prefix: markets[options.locale].pathPrefix.replace(/\/$/, ''),
    origin,
  }
  const shots: Shot[] = []
  const take = async (screen: ScreenName) => {
    if (!options.screens.includes(screen)) return
    const file = `${shop}-${screen}-${width}.png`
    await photograph(walk.page, join(options.folder, file))
    shots.push({ shop, screen, width, file })
  }
  mkdirSync(options.folder, { recursive: true })
  // Pages are taken first: empty baskets and lists are empty only then.
  for (const kind of ['page', 'print', 'mail', 'purchase', 'account'] as const) {
    const wanted = options.screens.filter((screen) => SCREENS[screen] === kind)
    if (wanted.length > 0) await walkTo(kind, wanted)
  }
  await context.close()
  return shots

  async function walkTo(kind: (typeof SCREENS)[ScreenName], wanted: readonly ScreenName[]) {
    if (kind === 'purchase') {
      await noting(wanted, () => purchase(walk, take))
      return
    }
    if (kind === 'account' && !(await noting(wanted, () => signUp(walk)))) return
    for (const screen of wanted) await noting([screen], () => open(walk, screen).then(() => take(screen)))
  }

  /** False when it failed; the screens that it did not reach say why. */
  async function noting(wanted: readonly ScreenName[], act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (failure) {
      const problem = failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure)
      const missed = wanted.filter((screen) => !shots.some((shot) => shot.screen === screen))
      shots.push(...missed.map((screen) => ({ shop, screen, width, file: null, problem })))
      return false
    }
  }
}

async function open({ page, goods, locale, prefix, origin }: Walk, screen: ScreenName) {
  const kind = MAIL_SAMPLES[screen]
  const path = kind
    ? `/documentation/mails/${locale}/${kind}/`
    : `${prefix}${pageAddresses(goods)[screen] ?? '/'}`
  await page.emulateMedia({ media: SCREENS[screen] === 'print' ? 'print' : 'screen' })
  await page.goto(`${origin}${path}`)
}

/** With every picture that scrolling would bring, from the top, as high as the page. */
async function photograph(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForFunction(picturesAreThere, undefined, { timeout: SETTLED_MILLISECONDS }).catch(() => null)
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  const isOpen = (await page.getByRole('dialog').count()) > 0
  await page.screenshot(
    isOpen
      ? { path }
      : { path, fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } },
  )
}

/** Within the page. What is lazy and beside the window, as the rest of a slider, never comes. */
function picturesAreThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect()
    return image.complete || width === 0 || right < 0 || left > window.innerWidth
  })
}
