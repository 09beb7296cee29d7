import { PAGES } from '@shop/domain/link/pages'
import { localeOf } from '@shop/domain/origin/shop-address'
import type { AnyRouter } from '@tanstack/react-router'
import type { ShopFacts } from '../../router-context.ts'

/** Pages that are a step to an order, or a search. */
const COUNTED: readonly string[] = [PAGES.checkout.path, PAGES.search.path]
const PRODUCT = '/p/'
/** Who leaves a page sooner has not looked at it. Here, and not among the others: those are in every page’s script. */
const VIEWED_MS = 1000

/**
 * Tells the shop that a page was opened which needed no document of its own: the server counts documents by itself. It is
 * the address alone, as for a document, without the cookie; nothing is read from the device or stored on it, so nobody is
 * asked. A page that is left at once does not count.
 *
 * @see docs/adr/0066-figures-without-anybody.md
 */
export function countViews(router: AnyRouter, { origins }: ShopFacts): void {
  const [document] = performance.getEntriesByType('navigation')
  let last = document && URL.canParse(document.name) ? keyOf(new URL(document.name)) : keyOf(window.location)
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    const key = keyOf(window.location)
    if (key === last) return
    timer = setTimeout(() => {
      last = key
      const { path } = localeOf(window.location.href, origins)
      if (path.startsWith(PRODUCT) || COUNTED.includes(path)) send(key)
    }, VIEWED_MS)
  }

  router.subscribe('onResolved', look)
  // Who was quick is on another page by now.
  look()
}

/** Another variant or filter is no other page. */
function keyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const q = new URLSearchParams(search).get('q')
  return q === null ? pathname : `${pathname}?${new URLSearchParams({ q })}`
}

function send(address: string): void {
  const body = JSON.stringify({ path: address })
  void fetch('/rum/views/', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined, // a figure that is missing is no trouble of the shopper's
  )
}
