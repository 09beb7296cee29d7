import { readFileSync } from 'node:fs'
import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import type { DemoShop } from '../demo-catalogue.ts'

/** What should stand among the first results: one of these is enough. */
export type ExpectedResult =
  | { kind: 'line'; number: string; colour: string | null }
  | { kind: 'category'; slug: string; colour: string | null }
  | { kind: 'redirect'; path: string }

export type WantedQuery = { shop: DemoShop; query: string; wanted: ExpectedResult[] }

const SHOPS = { home: 'home-shop', baby: 'baby-shop' } as const

const Line = v.pipe(
  v.string(),
  v.transform((line) => line.split(' | ').map((part) => part.trim())),
  v.strictTuple([
    v.picklist(['home', 'baby']),
    v.pipe(v.string(), v.minLength(1)),
    v.pipe(
      v.string(),
      v.regex(/^(?:(?:@?[a-z0-9-]+(?::[a-z]+)?|>\/\S*)(?:\s|$))+$/, 'expected numbers, @category or >/path/'),
    ),
  ]),
)

/** `queries` were written before the search was tuned with them, `unseen` after that: nothing is tuned with these. */
export type QueryFile = 'queries' | 'unseen'

/** The queries of a language that the search is judged by. @throws for a line that cannot be read */
export function wantedQueries(language: Language, name: QueryFile): WantedQuery[] {
  const file = new URL(`../../../../bench/relevance/${name}.${language}.txt`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [wantedQuery(line)]))
}

function wantedQuery(line: string): WantedQuery {
  const [shop, query, wanted] = v.parse(Line, line)
  return { shop: SHOPS[shop], query, wanted: wanted.split(/\s+/).map(wantedOf) }
}

function wantedOf(word: string): ExpectedResult {
  if (word.startsWith('>')) return { kind: 'redirect', path: word.slice(1) }
  const [name = '', colour = null] = word.replace('@', '').split(':')
  return word.startsWith('@')
    ? { kind: 'category', slug: name, colour }
    : { kind: 'line', number: name, colour }
}
