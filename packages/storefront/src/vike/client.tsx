import { DELAY_MS } from '@shop/domain/shop/interface-limits'
import { createI18n } from '@shop/i18n/create-i18n'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserApi } from '../calls/browser-api.ts'
import { createShopStore } from '../calls/services.ts'
import { isOutdatedAtom } from '../features/build-updates/outdated.atoms.ts'
import { reportRedrawn, whenTakenOver } from '../hydration/late-part.tsx'
import { markRead, onReaderSign } from '../hydration/reader-sign.ts'
import { learnFilters } from '../loading/known-filters.ts'
import { startOfRouter } from '../loading/page-data.ts'
import { createShopRouter } from '../router.tsx'
import { shopFactsOf } from '../shell/shop-facts-script.tsx'
import { datesFromNow } from './document/router-scripts.ts'
import { interceptLinks } from './intercept-links.ts'

/** Takes over the page that the server has rendered. */
async function hydrate(): Promise<void> {
  const facts = shopFactsOf(document)
  const { locale } = facts.shop
  learnFilters(facts.filters)
  // The scripts of a build have their words in them. @see docs/adr/0017
  const i18n = createI18n(
    locale,
    import.meta.env.PROD ? {} : await (await import('@shop/i18n/messages')).loadMessages(locale),
  )
  const store = createShopStore({
    shop: facts.shop,
    api: browserApi(locale),
    leave: (url) => window.location.assign(url),
  })
  const router = createShopRouter({ ...facts, i18n, store, server: null })
  Object.assign(router.options, { hydrate: datesFromNow })
  Object.assign(window, { $_TSR: startOfRouter(document) ?? window.$_TSR })
  // As a transition React takes over in slices, so that a tap is never kept waiting by a long page.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, { onRecoverableError: reportRedrawn })
  })
  interceptLinks(router, facts, () => store.get(isOutdatedAtom))
  onReaderSign(() => {
    markRead()
    // What a reader opens next is shown with its styles, and waits for them otherwise.
    void wholeStyle()
  })
  // A page that was loaded anew by script gets back at once what was typed into it.
  const wait = hasKeptMark() ? 0 : DELAY_MS.buildCheck
  setTimeout(() => {
    // What is opened before React has taken over is not in the HTML that it compares with.
    Promise.all([import('../shell/start/after-start-parts.ts'), whenTakenOver]).then(
      ([{ afterStart }]) => afterStart({ router, facts, store, i18n }),
      () => undefined, // the shop works without it
    )
  }, wait)
  // Not awaited: its file imports this one, which is not finished before this function is.
  if (facts.isPreview)
    void import('../pages/content/drafts/live-preview.ts').then(({ livePreview }) => livePreview(router))
}

function hasKeptMark(): boolean {
  try {
    return 'shop-kept-page' in sessionStorage
  } catch {
    return false // storage is switched off
  }
}

await hydrate()
