import { createI18n } from '@shop/i18n/create-i18n'
import { loadMessages } from '@shop/i18n/messages'
import { createShopStore } from '../calls/services.ts'
import { latePartsReady } from '../hydration/late-part.tsx'
import { createShopRouter } from '../router.tsx'
import type { PageRender } from './document/page-context.ts'

/** A router of its own for one request: nothing of it is shared with another shopper. */
export async function createServerRouter({ facts, services }: PageRender) {
  const { locale } = facts.shop
  const [messages] = await Promise.all([loadMessages(locale), latePartsReady()])
  const i18n = createI18n(locale, messages)
  const store = createShopStore({
    shop: facts.shop,
    api: services.api,
    leave: () => {
      throw new Error('Nothing leaves the page while it is rendered on the server.')
    },
  })
  return withReadableCommas(createShopRouter({ ...facts, i18n, store, server: services }))
}

/**
 * The router's request handler writes a comma of the search as `%2C`, and the router itself as a comma. Behind the prefix
 * of a locale it compares the two, and would send the page to itself for ever.
 */
function withReadableCommas(router: ReturnType<typeof createShopRouter>) {
  const parse = router.parseLocation
  router.parseLocation = (...location) => {
    const parsed = parse(...location)
    const [path = '', ...search] = parsed.publicHref.split('?')
    return { ...parsed, publicHref: [path, ...search.map((part) => part.replaceAll('%2C', ','))].join('?') }
  }
  return router
}
