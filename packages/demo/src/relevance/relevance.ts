import type { Language } from '@shop/domain/market/markets'
import { type SearchedProduct, SearchedShop, type ShopAnswer } from './searched-shop.ts'
import { type ExpectedResult, type QueryFile, type WantedQuery, wantedQueries } from './wanted-queries.ts'

/** How many results a shopper sees at a glance. */
const GLANCE = 5

export type Miss = WantedQuery & { got: string }
export type Relevance = {
  queries: number
  /** Something wanted is among the first five. */
  found: number
  /** Something wanted comes first. */
  first: number
  misses: Miss[]
}

/** Asks every query of a language and counts what it brings. */
export function relevanceOf(language: Language, file: QueryFile = 'queries'): Relevance {
  const shops = {
    'home-shop': new SearchedShop('home-shop', language),
    'baby-shop': new SearchedShop('baby-shop', language),
  }
  const relevance: Relevance = { queries: 0, found: 0, first: 0, misses: [] }
  for (const asked of wantedQueries(language, file)) {
    const answer = shops[asked.shop].answer(asked.query, GLANCE)
    const place = placeOf(asked.wanted, answer)
    relevance.queries += 1
    if (place >= 0) relevance.found += 1
    else relevance.misses.push({ ...asked, got: answerLine(answer) })
    if (place === 0) relevance.first += 1
  }
  return relevance
}

/** Where the first wanted thing stands, from 0; -1 when it is not there. */
function placeOf(wanted: readonly ExpectedResult[], { redirect, products }: ShopAnswer): number {
  const paths = wanted.flatMap((one) => (one.kind === 'redirect' ? [one.path] : []))
  if (redirect !== null) return paths.some((path) => redirect.startsWith(path)) ? 0 : -1
  return products.findIndex((product) => wanted.some((one) => isWanted(product, one)))
}

function isWanted(product: SearchedProduct, wanted: ExpectedResult): boolean {
  if (wanted.kind === 'redirect') return false
  if (wanted.colour !== null && !product.colours.includes(wanted.colour)) return false
  return wanted.kind === 'line' ? product.line === wanted.number : product.categories.includes(wanted.slug)
}

function answerLine({ redirect, products }: ShopAnswer): string {
  if (redirect !== null) return `-> ${redirect}`
  return products.length === 0 ? 'nothing' : products.map(({ name }) => name).join(', ')
}
