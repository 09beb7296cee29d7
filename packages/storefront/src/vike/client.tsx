import { createI18n } from '@shop/i18n/create-i18n'
import { loadMessages } from '@shop/i18n/messages'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserApi } from '../browser-api.ts'
import { createShopRouter } from '../router.tsx'
import type { ShopFacts } from '../router-context.ts'
import { createShopStore } from '../services.ts'
import { SHOP_FACTS_ID } from '../shell/shop-facts-script.tsx'
import { takeOverLinks } from './take-over-links.ts'

/** Takes over the page that the server has rendered. */
async function hydrate(): Promise<void> {
  const facts: ShopFacts = JSON.parse(document.getElementById(SHOP_FACTS_ID)?.textContent ?? 'null')
  const { locale } = facts.shop
  const i18n = createI18n(locale, await loadMessages(locale))
  const store = createShopStore({
    shop: facts.shop,
    api: browserApi(locale),
    leave: (url) => window.location.assign(url),
  })
  const router = createShopRouter({ ...facts, i18n, store, server: null })
  // As a transition React takes over in slices, so that a tap is never kept waiting by a long page.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  takeOverLinks(router, facts)
}

await hydrate()
