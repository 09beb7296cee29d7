import { oncePerObject } from '@shop/content/once-per-object'
import { LRUCache } from 'lru-cache'
import type { AssetsManifest } from '../document/page-context.ts'
import { assetOf, ENTRY } from '../document/page-files.ts'
import { sheetName, unitOfClass } from './sheet-name.ts'

/** Where the server answers with a sheet; see `documentStyle`. */
const FOLDER = '/assets/sheets'
const CLASSES = 'class="'
const PIECES = /pieces\.(\w+)\.json$/

/**
 * Address of the style sheet of a document: that of all its classes, and of what its live parts may come to show. The
 * name says what is in it, so that each process of the shop can make it. Null in development, where the whole one is used.
 */
export function pageStyle(assets: AssetsManifest, page: string | null, html: string): string | null {
  const { sheets, units: ofFrame = [] } = assetOf(assets, ENTRY) ?? {}
  const [, build] = PIECES.exec(sheets?.pieces ?? '') ?? []
  if (sheets === undefined || build === undefined) return null

  const ofPage = page === null ? undefined : assetOf(assets, `src/pages/${page}`)?.units
  const units = new Set(ofPage ?? ofFrame)
  for (const names of classLists(html)) for (const unit of unitsOfList(names, sheets.firsts)) units.add(unit)
  return `${FOLDER}/${build}.${sheetName(units)}.css`
}

/** What stands in the `class` of any element; by hand, since a pattern needs a list for each of thousands of matches. */
function classLists(html: string): ReadonlySet<string> {
  const lists = new Set<string>()
  let at = html.indexOf(CLASSES)
  while (at !== -1) {
    const start = at + CLASSES.length
    const end = html.indexOf('"', start)
    if (end === -1) break
    lists.add(html.slice(start, end))
    at = html.indexOf(CLASSES, end)
  }
  return lists
}

/** Of each build: what stands in one `class` of a page stands in those of all others. */
const listsOf = oncePerObject<readonly number[], LRUCache<string, readonly number[]>>(
  () => new LRUCache({ max: MOST_LISTS }),
)
const MOST_LISTS = 5000

function unitsOfList(names: string, firsts: readonly number[]): readonly number[] {
  const lists = listsOf(firsts)
  const before = lists.get(names)
  if (before !== undefined) return before
  const units = names.split(' ').flatMap((name) => unitOfClass(name, firsts) ?? [])
  // A copy: a slice would hold the page that it was cut from.
  lists.set(Buffer.from(names).toString(), units)
  return units
}
