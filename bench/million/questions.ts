import type { Limit } from '../report.ts'

/** A kind of address that a shopper asks for; no two of its addresses are the same. */
export type Question = {
  what: string
  /** p95 in ms at a million products. */
  limit: Limit
  address: (round: number) => string
}

const WORDS = ['sofa', 'lampe', 'teppich', 'kissen', 'tisch', 'stuhl', 'decke', 'regal']
const COLOURS = ['grau', 'beige', 'schwarz', 'weiss', 'gruen']
const ORDERS = ['price_asc', 'price_desc']
const PREFIXES = ['s', 'so', 'la', 'kis', 'tep', 'st', 'de', 'tis']

/** What is typed into a search: the beginning of a word, then of a second one. */
const TYPED = [
  ...new Set([
    ...PREFIXES,
    ...[1, 2, 3, 4].flatMap((letters) =>
      PREFIXES.flatMap((first) => WORDS.map((second) => `${first} ${second.slice(0, letters)}`)),
    ),
  ]),
]

/** What is asked of a shop whose widest listing and whose products are these. */
export function questionsOf(listing: string, products: readonly string[]): Question[] {
  return [
    {
      what: 'root category with facets',
      limit: { must: 25, aim: 15 },
      address: (round) => `${listing}?page=${round + 1}`,
    },
    {
      what: 'filtered and sorted',
      limit: { must: 30, aim: 20 },
      address: (round) =>
        `${listing}?colour=${nth(COLOURS, round)}&sort=${nth(ORDERS, Math.floor(round / COLOURS.length))}&page=${1 + Math.floor(round / (COLOURS.length * ORDERS.length))}`,
    },
    {
      what: 'search',
      limit: { must: 30, aim: 20 },
      address: (round) => `/suche/?q=${nth(WORDS, round)}&page=${1 + Math.floor(round / WORDS.length)}`,
    },
    { what: 'product', limit: { must: 15, aim: 10 }, address: (round) => nth(products, round) },
    {
      what: 'suggestions',
      limit: { must: 8, aim: 3 },
      address: (round) =>
        `/api/shop/search/suggestions/?locale=de-de&q=${encodeURIComponent(nth(TYPED, round))}`,
    },
  ]
}

/** Addresses of products that a listing links to, each once. */
export function linkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(/href="(\/p\/[^"?#]+)/g)].map(([, path = '']) => path))]
}

function nth(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}
