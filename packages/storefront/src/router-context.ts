import type { I18n } from '@lingui/core'
import type { Api } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import type { RawBlock } from '@shop/content/story'
import type { ShopOrigins } from '@shop/domain/origin/shop-origins'
import type { ExpressWalletName } from '@shop/domain/payment/express-wallet'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import type { ShopSetup } from '@shop/domain/shop/shop-setup'
import type { createStore } from 'jotai'

/** What loaders may ask on the server; it never reaches the browser. */
export type PageServices = {
  api: Api
  content: ContentClient
  now: Date
  /** Limits caching of the page, which changes by itself at this moment. */
  holdsUntil: (moment: Date) => void
  /** What the shop writes itself in place of a block of a story; the block alone for every other. */
  ownBlocks: (block: RawBlock) => readonly RawBlock[]
}

/** What the browser has to know before it can take over a page; written into the document. */
export type ShopFacts = {
  shop: BrowserShop
  origins: ShopOrigins | null
  /** Origin of locales without a host of their own, for canonical and hreflang. */
  defaultOrigin: string
  /** Names the build in payload addresses, so that no page mixes two of them. */
  buildId: string
  /** The QA deployment shows the error on the error page; others do not. @see spec §2 "Error page" */
  showsErrorDetails: boolean
  /** An editor looks at a draft: broken blocks say so, and what is typed shows at once. */
  isPreview: boolean
  /** Services that need consent; null where there are none and nothing optional works. */
  setup: ShopSetup | null
  /** What listings of this shop can be filtered by, by the name in their addresses. */
  filters: readonly string[]
  /** Wallets that hand over who buys and where to: what express buttons may offer. */
  expressWallets: readonly ExpressWalletName[]
  /** The path as it was asked for, where it names a locale that the brand does not sell in. */
  missingAt?: string
}

/** What every route may know. */
export type RouterContext = ShopFacts & {
  i18n: I18n
  store: ReturnType<typeof createStore>
  /** null in the browser: there a page's data is one fetch. */
  server: PageServices | null
}
