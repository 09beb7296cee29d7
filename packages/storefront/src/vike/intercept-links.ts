import { DELAY_MS } from '@shop/domain/shop/interface-limits'
import type { AnyRouter } from '@tanstack/react-router'
import { followedLink, linkOf } from '../followed-link.ts'
import { isKnownToReact } from '../hydration/is-known-to-react.ts'
import { hasTakenOver } from '../hydration/late-part.tsx'
import { ownHref, preloadPage } from '../own-links.ts'
import type { ShopFacts } from '../router-context.ts'

/**
 * Lets the router handle plain links of this shop, so that components need no link component. It is called after React
 * has begun to listen.
 *
 * Left alone: other origins and locales, new tabs, downloads, files, anchors on the same page, and clicks that are
 * handled already. A page whose build is outdated leaves everything to the browser, which loads the new one. So does one
 * that React has not taken over yet: a router that moves on meanwhile has no page to take the HTML over with, and draws
 * the next page below it.
 */
export function interceptLinks(router: AnyRouter, facts: ShopFacts, isOutdated: () => boolean): void {
  const hrefOf = (link: HTMLAnchorElement | null) =>
    link === null || !hasTakenOver() || isOutdated() ? null : ownHref(facts, link)
  const follow = (event: MouseEvent) => {
    const href = hrefOf(followedLink(event))
    if (href === null) return
    event.preventDefault()
    void router.navigate({ href })
  }
  document.addEventListener('click', follow)
  // What React has not hydrated even for this click it keeps from everybody who listens after it.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      if (link !== null && !isKnownToReact(link)) follow(event)
    },
    true,
  )

  const preload = (delay: number) => (event: Event) => {
    const href = hrefOf(linkOf(event))
    if (href === null) return
    const timer = setTimeout(() => void preloadPage(router, href), delay)
    event.target?.addEventListener('pointerleave', () => clearTimeout(timer), { once: true })
  }
  const soon = preload(DELAY_MS.pagePreload)
  document.addEventListener('pointerover', soon, { passive: true })
  document.addEventListener('focusin', soon)
  // The tap is a tenth of a second away.
  document.addEventListener('pointerdown', preload(0), { passive: true })
}
