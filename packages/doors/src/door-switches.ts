import type { Where } from '@shop/domain/shop/brand'
import type { CrawlerPurpose } from './robots/crawler-purposes.ts'

/** Which doors a shop opens to other systems, and where. It is no part of the brand's data: no page and no script needs it. */
export type DoorSwitches = {
  /** Markdown twins of pages, and `llms.txt`. */
  markdown: Where
  /** The product feed of the Agentic Commerce Protocol. */
  agenticFeed: Where
  /** The Universal Commerce Protocol: assistants search, fill a basket and hand over to the checkout. */
  ucp: Where
  /** Crawlers that are not welcome, by what they read for; nothing closes the shop to people, or to search engines. */
  closedTo: readonly CrawlerPurpose[]
}

/** What a shop opens that says nothing. */
export const CLOSED_DOORS: DoorSwitches = {
  markdown: 'nowhere',
  agenticFeed: 'nowhere',
  ucp: 'nowhere',
  closedTo: [],
}
