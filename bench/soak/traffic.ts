import type { Answer, Asked } from './asking.ts'
import { type ShopperOptions, shopper } from './shopper.ts'

/** Of a hundred requests; what is left are baskets and orders. */
const SHARES = { page: 60, search: 8, suggestion: 12, filter: 5 }
/** One guest of so many orders what lies in the basket. */
const BUYERS = 4
const WORDS = ['sofa', 'kissen', 'teppich', 'stuhl', 'lampe', 'tisch', 'decke', 'wolle', 'holz', 'blau']

export type TrafficOptions = {
  pages: readonly string[]
  listing: string
  shopId: number
  variantIds: readonly number[]
}

/** The next request, and what becomes of its answer. */
export type Turn = { asked: Asked; answered: (answer: Answer) => void }

/** A mix of browsing, searching, baskets and orders that never ends. No two calls in a row belong to one guest. */
export function openTraffic({ pages, listing, shopId, variantIds }: TrafficOptions): () => Turn {
  let turns = 0
  let guests = 0
  const waiting: { steps: ReturnType<typeof shopper>; asked: Asked }[] = []

  function begun(): { steps: ReturnType<typeof shopper>; asked: Asked } {
    guests += 1
    const options: ShopperOptions = {
      shopId,
      variantId: variantIds[guests % variantIds.length] ?? 0,
      orders: guests % BUYERS === 0,
    }
    const steps = shopper(options)
    const first = steps.next()
    if (first.done) throw new Error('A guest asks for something before the first answer.')
    return { steps, asked: first.value }
  }

  function ofGuest(): Turn {
    const guest = waiting.shift() ?? begun()
    return {
      asked: guest.asked,
      answered(answer) {
        const next = guest.steps.next(answer)
        if (!next.done) waiting.push({ steps: guest.steps, asked: next.value })
      },
    }
  }

  return () => {
    turns += 1
    const asked = readOnly(turns, { pages, listing })
    return asked === null ? ofGuest() : { asked, answered: () => undefined }
  }
}

/** Each hundred requests in another order, as 37 and 100 have no divisor in common. */
function readOnly(turn: number, { pages, listing }: Pick<TrafficOptions, 'pages' | 'listing'>): Asked | null {
  const place = (turn * 37) % 100
  const { page, search, suggestion, filter } = SHARES
  if (place < page) return get('page', pages[turn % pages.length] ?? '/')
  if (place < page + search) return get('search', `/suche/?q=${wordOf(turn)}`)
  if (place < page + search + suggestion)
    return get(
      'suggestion',
      `/api/shop/search/suggestions/?locale=de-de&q=${wordOf(turn).slice(0, 2 + (turn % 3))}`,
    )
  // An address that nobody has asked for makes a page that nobody has.
  if (place < page + search + suggestion + filter)
    return get('filter', `${listing}?variant=s${turn % 90_000}`)
  return null
}

function wordOf(turn: number): string {
  return WORDS[turn % WORDS.length] ?? ''
}

function get(kind: Asked['kind'], path: string): Asked {
  return { kind, method: 'GET', path }
}
