import type { Where } from '@shop/domain/shop/brand'
import type { CrawlerPurpose } from './robots/crawler-purposes.ts'

/** Which doors a shop opens to other systems, and where. It is no part of the brand's data: no page and no script needs it. */
export type DoorSwitches = {
  /** Markdown twins of pages, and `llms.txt`. */
  markdown: Where
  /** The product feed of the Agentic Commerce Protocol. */
  agenticFeed: Where
  /** Crawlers that are not welcome, by what they read for; nothing closes the shop to people, or to search engines. */
  closedTo: readonly CrawlerPurpose[]
}

/** What a shop opens that says nothing. */
export const CLOSED_DOORS: DoorSwitches = { markdown: 'nowhere', agenticFeed: 'nowhere', closedTo: [] }
