import { localeOf } from '@shop/domain/origin/shop-address'
import { DELAY_MS } from '@shop/domain/shop/interface-limits'
import type { AnyRouter } from '@tanstack/react-router'
import type { ShopFacts } from '../router-context.ts'

/**
 * Lets the router handle plain links of this shop, so that components need no link component.
 *
 * Left alone: other origins and locales, new tabs, downloads, files, anchors on the same page, and clicks that are
 * handled already. A page whose build is outdated leaves everything to the browser, which loads the new one.
 */
export function interceptLinks(router: AnyRouter, facts: ShopFacts, isOutdated: () => boolean): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const href = ownHref(facts, event.target)
    if (href === null || isOutdated()) return
    event.preventDefault()
    void router.navigate({ href })
  })

  const preload = (event: Event) => {
    const href = ownHref(facts, event.target)
    if (href === null || isOutdated()) return
    const timer = setTimeout(() => void preloadPage(router, href), DELAY_MS.pagePreload)
    event.target?.addEventListener('pointerleave', () => clearTimeout(timer), { once: true })
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('touchstart', preload, { passive: true })
  document.addEventListener('focusin', preload)
}

/** A preload that fails costs nothing: the click tries again and reports. */
async function preloadPage(router: AnyRouter, href: string): Promise<void> {
  const { pathname, search } = router.parseLocation(hrefLocation(href))
  await router.preloadRoute({ to: pathname, search }).catch(() => undefined)
}

function hrefLocation(href: string) {
  const url = new URL(href, window.location.origin)
  return {
    href: url.pathname + url.search + url.hash,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state: { __TSR_index: 0, key: '', __TSR_key: '' },
  }
}

function ownHref({ shop, origins }: ShopFacts, target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null

  const url = new URL(link.href)
  const isPage = url.pathname.endsWith('/') && !/^\/(?:api|sandbox)\//.test(url.pathname)
  if (url.origin !== window.location.origin || !isPage || localeOf(url, origins).locale !== shop.locale)
    return null
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search
  if (isSamePage && url.hash !== '') return null
  return url.pathname + url.search + url.hash
}
