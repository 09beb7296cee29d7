import type { FeedItem } from '@shop/catalogue/findable/product-feed'
import type { Country } from '@shop/domain/market/markets'
import { type AgenticPlace, agenticProduct } from './agentic-product.ts'

/** Every product of a market, one JSON document a line: the protocol's `products.jsonl`. */
export async function* agenticFeed(
  items: AsyncIterable<FeedItem>,
  place: AgenticPlace,
): AsyncGenerator<string> {
  let same: [FeedItem, ...FeedItem[]] | null = null
  for await (const item of items) {
    if (same?.[0].product.id === item.product.id) {
      same.push(item)
      continue
    }
    if (same !== null) yield line(same, place)
    same = [item]
  }
  if (same !== null) yield line(same, place)
}

function line(items: [FeedItem, ...FeedItem[]], place: AgenticPlace): string {
  return `${JSON.stringify(agenticProduct(items, place))}\n`
}

/** What belongs to the feed of a market: the protocol's `metadata.json`. */
export function agenticMetadata(id: string, country: Country, now: Date) {
  return { id, target_country: country, updated_at: now.toISOString() }
}
