import { type IsFilter, isPageParameter } from './page-parameter.ts'

/**
 * The part of the query by which pages differ: sorted by name, known parameters only. Empty, or with a leading question
 * mark.
 */
export function pageQuery(search: URLSearchParams, isFilter: IsFilter): string {
  const kept = [...search].filter(([name]) => isPageParameter(name, isFilter))
  kept.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const text = new URLSearchParams(kept).toString()
  return text === '' ? '' : `?${text}`
}
