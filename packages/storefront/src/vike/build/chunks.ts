import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** As much of a build's module graph as is asked for. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Where most visits begin: what they share is worth one file, and forms and accounts must not come along. */
const PAGES = join(import.meta.dirname, '../../pages')
const PRODUCT = join(PAGES, 'product/product-view.tsx')
/** What stands below the buying box, and wakes with the first press in the worst case. */
const MORE = join(PAGES, 'product/details/product-more.tsx')
const HOME = join(PAGES, 'content/story/story-body.tsx')
const LISTING = join(PAGES, 'content/listing-body.tsx')
/** What many dialogs share is no part of a page: it waits until something opens. */
const OF_DIALOGS = /(?:ui.src.(?:dialog|rich-text)|packages.blocks.src|dialogs.(?:shop-dialog|dialog-table))/
/** What listings have in common with the basket, which has no use for the rest of a listing. */
const COMMON =
  /features.recommendations.(?:(?:recommendation|last-seen)-slider|recommendations\.atoms|use-)|icons.check\.mjs/
/** Asked for as soon as a page lives: who is shopping, and what they have. */
const CALLS = [join(PAGES, '../calls/first-calls.ts')]
/** What every page does a moment later. */
const AFTER_START = [join(PAGES, '../shell/start/after-start-parts.ts')]
const OWN = /packages.(?:ui|blocks|storefront|domain|api-client|consent|content|tracking)|lucide/

/**
 * Fewer, larger files: each request costs more than the bytes that a finer cut would save. The framework changes with its
 * versions only, so shoppers who come back have it already.
 *
 * @param entry the module that every page begins with
 */
export function chunkGroups(entry: string): Rolldown.CodeSplittingOptions {
  const frame = reachedFrom([entry])
  const product = reachedFrom([PRODUCT])
  const more = reachedFrom([MORE])
  const home = reachedFrom([HOME])
  const listing = reachedFrom([LISTING])
  const calls = reachedFrom(CALLS)
  const afterStart = reachedFrom(AFTER_START)
  return {
    minSize: 10_000,
    groups: [
      {
        name: 'framework',
        test: /node_modules.(?:\.pnpm.)?(?:react@|react-dom@|scheduler|@tanstack|jotai|@lingui|use-sync)/,
        priority: 4,
      },
      { name: (id, graph) => (frame(graph).has(id) ? 'frame' : null), test: OWN, priority: 3 },
      { name: (id, graph) => (calls(graph).has(id) ? 'calls' : null), test: OWN, minSize: 0, priority: 2.97 },
      {
        name: (id, graph) => (afterStart(graph).has(id) ? 'after-start' : null),
        test: OWN,
        minSize: 0,
        priority: 2.95,
      },
      // In this order, since a group takes along whatever its modules import.
      sharedBy('parts', (id, graph) => product(graph).has(id) && listing(graph).has(id), 2.9),
      { name: 'common', test: COMMON, minShareCount: 2, minSize: 0, priority: 2.85 },
      sharedBy('content', (id, graph) => home(graph).has(id), 2.8),
      sharedBy('listing', (id, graph) => listing(graph).has(id), 2.7),
      sharedBy('product', (id, graph) => product(graph).has(id), 2.6),
      sharedBy('more', (id, graph) => more(graph).has(id), 2.5),
      // Fields of blocks and answers of the API are checked with it, a product page checks nothing.
      { name: 'valibot', test: /node_modules.(?:\.pnpm.)?valibot/, priority: 4 },
      // Only what nearly all pages share: a search would otherwise load a file of forms.
      {
        name: (id) => (OF_DIALOGS.test(id) ? null : 'shared'),
        test: OWN,
        minShareCount: 12,
        priority: 1,
      },
      // What dozens of content blocks share belongs to pages with blocks.
      { name: 'blocks', test: /packages.blocks.src|ui.src.rich-text/, minShareCount: 5 },
    ],
  }
}

/** What several files of certain pages need, however small: it would come with the file of another page otherwise. */
function sharedBy(name: string, isPartOf: (id: string, graph: Graph) => boolean, priority: number) {
  return {
    name: (id: string, graph: Graph) => (isPartOf(id, graph) ? name : null),
    test: OWN,
    minShareCount: 2,
    minSize: 0,
    priority,
  }
}

/** All modules that load together with these, found out once for a build. */
export function reachedFrom(roots: readonly string[]): (graph: Graph) => ReadonlySet<string> {
  let reached: Set<string> | null = null
  return (graph) => {
    if (reached !== null) return reached
    reached = new Set(roots)
    for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
    return reached
  }
}

/**
 * Ends a build whose files import each other in a circle: one of them would then run before what it needs, and the page
 * stay dead, which no other test of the build would notice.
 */
export function noCircles(): Plugin {
  return {
    name: 'shop:no-circles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      )
      const circle = circleIn(imports)
      if (circle)
        this.error(`These files of the build import each other: ${circle.join(', ')}. See chunks.ts.`)
    },
  }
}

/** Files that import each other in a circle, by what each imports; null where there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const clear = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return path.slice(path.indexOf(file))
    if (clear.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...path, file])
      if (circle) return circle
    }
    clear.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return null
}
