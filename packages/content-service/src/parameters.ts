import { Refusal } from './json-answer.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

const EVERYWHERE = words('token version cv')
const STORY = words(`language fallback_lang from_release resolve_relations resolve_level resolve_links
  resolve_links_level resolve_assets excluding_fields excluding_story_fields`)
const PAGED = words('page per_page')

/** What each address understands; anything else is refused, as the original does. @see integrations §2.1 */
const PARAMETERS = {
  story: new Set([...EVERYWHERE, ...STORY, 'find_by']),
  stories: new Set([
    ...EVERYWHERE,
    ...STORY,
    ...PAGED,
    ...words(`starts_with by_uuids by_uuids_ordered by_slugs by_ids excluding_slugs excluding_ids excluding_uuids
      content_type with_tag is_startpage level search_term sort_by in_workflow_stages filter_query
      published_at_gt published_at_lt first_published_at_gt first_published_at_lt
      created_at_gt created_at_lt updated_at_gt updated_at_lt`),
  ]),
  links: new Set([...EVERYWHERE, ...PAGED, ...words('starts_with paginated with_parent include_dates')]),
  link: new Set(EVERYWHERE),
  datasources: new Set([...EVERYWHERE, ...PAGED]),
  datasourceEntries: new Set([...EVERYWHERE, ...PAGED, 'datasource', 'dimension']),
  tags: new Set([...EVERYWHERE, 'starts_with']),
  space: new Set(EVERYWHERE),
}
export type Address = keyof typeof PARAMETERS

/** Throws a 422 for a parameter that an address does not know. `filter_query[…]` counts by its first word. */
export function checkParameters(query: URLSearchParams, address: Address): void {
  const known: ReadonlySet<string> = PARAMETERS[address]
  const unknown = [...query.keys()].find((name) => !known.has(name.replace(/\[.*$/s, '')))
  if (unknown !== undefined) throw new Refusal(422, `Unknown parameter '${unknown}'`)
}

/** A whole number of a query, at least 1 and cut at the most that is allowed; 400 when it is no number. */
export function wholeNumber(query: URLSearchParams, name: string, usual: number, most = Infinity): number {
  const text = query.get(name)
  if (text === null || text === '') return usual
  if (!/^-?\d+$/.test(text)) throw new Refusal(400, `${name} has to be a whole number`)
  return Math.min(Math.max(Number(text), 1), most)
}

/** The parts of a comma list, or null when the parameter is not there. An empty one lists nothing. */
export function listOf(query: URLSearchParams, name: string): string[] | null {
  const text = query.get(name)
  if (text === null) return null
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** One page of a list, and the headers with its size. */
export function paged<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  limits: { usual: number; most: number },
): { items: Item[]; headers: Record<string, string> } {
  const perPage = wholeNumber(query, 'per_page', limits.usual, limits.most)
  const page = wholeNumber(query, 'page', 1)
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: { 'per-page': String(perPage), total: String(items.length) },
  }
}
