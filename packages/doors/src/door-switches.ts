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
  /**
   * Where platforms may place orders without the shop's own button, which is theirs to answer for: in the European Union the
   * words of any button that orders are prescribed. @see § 312j BGB; docs/integrations/ucp.md
   */
  ucpOrders: Where
  /** Profiles of the platforms whose order page the brand has agreed on with them; no other places an order. */
  ucpPlatforms: readonly string[]
  /** Crawlers that are not welcome, by what they read for; nothing closes the shop to people, or to search engines. */
  closedTo: readonly CrawlerPurpose[]
}

/** What a shop opens that says nothing. */
export const CLOSED_DOORS: DoorSwitches = {
  markdown: 'nowhere',
  agenticFeed: 'nowhere',
  ucp: 'nowhere',
  ucpOrders: 'nowhere',
  ucpPlatforms: [],
  closedTo: [],
}
