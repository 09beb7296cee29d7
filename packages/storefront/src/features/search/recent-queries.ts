import * as v from 'valibot'
import { historyOf, keepHistory } from '../history/kept-history.ts'
import { searchQuery } from './search-query.ts'

const KEY = 'recent-queries'
const MOST = 6
const StoredSchema = v.array(v.string())

/** What was searched for in this tab, latest first; nothing is sent, and nothing stored without consent. */
export function recentQueries(): string[] {
  try {
    const parsed = v.safeParse(StoredSchema, JSON.parse(historyOf(KEY) ?? '[]'))
    return parsed.success ? parsed.output.map(searchQuery).filter(Boolean).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a question first; one that differs in capitals only counts as the same. */
export function rememberQuery(typed: string): void {
  const query = searchQuery(typed)
  if (query === '') return
  const others = recentQueries().filter((known) => known.toLowerCase() !== query.toLowerCase())
  keepHistory(KEY, JSON.stringify([query, ...others].slice(0, MOST)))
}

export function forgetQueries(): void {
  keepHistory(KEY, null)
}
