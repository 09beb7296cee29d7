import { DELAY_MS } from '@shop/domain/shop/interface-limits'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { onReaderSign } from '../../hydration/reader-sign.ts'
import { ownHref, preloadPage, routeAt } from '../../own-links.ts'
import type { ShopFacts } from '../../router-context.ts'
import { savesData } from '../../saves-data.ts'

/** Pages whose data is fetched for one look at a page: before somebody reads, and after. */
const AT_MOST = { untouched: 4, read: 12 }

/** Where the next tap is likely: a card, a link of the text, a category, what a dialog offers. */
const LINKS = ['dialog[open] a[href]', 'main article h3 a[href]', 'main a[href]', 'header nav a[href]']

type Ahead = { router: AnyRouter; facts: ShopFacts; isOutdated: () => boolean }

/**
 * Fetches what the next tap needs while the page is at rest: the styles of all pages, the code of the kinds of page that
 * its links lead to, and the data of the first few near the screen. It stops when the shopper goes on, and looks again after each
 * page, scroll and press. Nothing is fetched for a reader who saves data or has a slow line.
 *
 * @see docs/adr/0047-ahead-of-the-tap.md
 */
export function fetchAhead({ router, facts, isOutdated }: Ahead): void {
  if (savesData()) return
  const asked = new Set<string>()
  let isRead = false
  let left = AT_MOST.untouched
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false

  const mayGoOn = () => router.state.status !== 'pending' && !document.hidden && !isOutdated()

  async function look(): Promise<void> {
    if (isLooking || !mayGoOn()) return
    isLooking = true
    try {
      const links = likelyLinks(facts)
      const routes = new Set([...links].map(([href]) => routeAt(router, href)).filter(isAhead))
      await Promise.all([
        wholeStyle(),
        import('@shop/ui/loading-bar/loading-bar'),
        // Nobody has a session yet: the first press must not fetch its call before it can call.
        import('../../calls/first-calls.ts'),
        ...Array.from(routes, (route) => router.loadRouteChunk(route)),
      ])
      for (const [href, link] of links) {
        if (left === 0 || !mayGoOn()) return
        if (asked.has(href) || !isNear(link) || !isAhead(routeAt(router, href))) continue
        asked.add(href)
        left -= 1
        await preloadPage(router, href)
      }
    } catch {
      // the tap itself fetches what is missing, and reports
    } finally {
      isLooking = false
    }
  }

  const lookSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void look()), DELAY_MS.aheadRest)
  }

  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (!hrefChanged) return
    asked.clear()
    left = isRead ? AT_MOST.read : AT_MOST.untouched
    lookSoon()
  })
  onReaderSign(() => {
    isRead = true
    left += AT_MOST.read - AT_MOST.untouched
    for (const type of ['scroll', 'click'])
      document.addEventListener(type, lookSoon, { passive: true, capture: true })
    // A browser's first number takes it 10 ms, a slow phone 40: not within the press whose answer names one.
    whenIdle(() => void new Intl.NumberFormat(facts.shop.market.numberFormat))
  })
  lookSoon()
}

function isAhead(route: AnyRoute | undefined): route is AnyRoute {
  return route?.options.staticData?.ahead === true
}

/** Links by where they lead, the likeliest first. */
function likelyLinks(facts: ShopFacts): Map<string, Element> {
  const links = new Map<string, Element>()
  for (const selector of LINKS)
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      const href = ownHref(facts, link)
      if (href !== null && !links.has(href)) links.set(href, link)
    }
  return links
}

/** In view, or less than a screen below. */
function isNear(link: Element): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  return (
    bottom > 0 &&
    top < window.innerHeight * 2 &&
    right > 0 &&
    left < window.innerWidth &&
    link.checkVisibility({ visibilityProperty: true })
  )
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(act)
  else requestIdleCallback(act, { timeout: DELAY_MS.aheadRest * 4 })
}
