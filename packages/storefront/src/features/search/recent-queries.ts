import * as v from 'valibot'
import { searchQuery } from './search-query.ts'

const KEY = 'recent-queries'
const MOST = 6
const StoredSchema = v.array(v.string())

/**
 * What was searched for in this tab, latest first. It is part of searching, so it needs no consent: nothing is sent,
 * and the tab's storage forgets it with the tab.
 */
export function recentQueries(): string[] {
  try {
    const parsed = v.safeParse(StoredSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
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
  store([query, ...others].slice(0, MOST))
}

export function forgetQueries(): void {
  store([])
}

function store(queries: string[]): void {
  try {
    if (queries.length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(queries))
  } catch {
    // storage may be off in private windows; searching still works
  }
}
