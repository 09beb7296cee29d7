import { oncePerObject } from '@shop/content/once-per-object'
import type { Locale } from '@shop/domain/market/markets'
import type { AssetsManifest } from './page-context.ts'

/**
 * Every script that a page needs, the entry first, so that the browser fetches them all at once instead of one after
 * another; scripts with words in the edition of the locale. Empty in development, where there is no manifest.
 *
 * @param page module of the lazy page below `src/pages`; null where only the frame is shown
 * @param needs `calls` where the page asks for something as soon as it lives
 */
export function pageFiles(
  assets: AssetsManifest | null,
  page: string | null,
  locale: Locale,
  needs: { calls?: boolean } = {},
): readonly string[] {
  if (!assets) return []
  const modules = [
    ENTRY,
    ...(page === null ? [] : [`src/pages/${page}`]),
    ...(needs.calls === true ? [CALLS] : []),
  ]
  const { files } = knownOf(assets)
  const what = [locale, ...modules].join()
  const known = files.get(what)
  if (known !== undefined) return known
  const found = [...new Set(modules.flatMap((module) => withImports(assets, module, locale)))]
  files.set(what, found)
  return found
}

/** The address of the entry that vike knows: no edition of any locale. */
export function entryFile(assets: AssetsManifest): string | null {
  const entry = assetOf(assets, ENTRY)
  return entry === undefined ? null : `/${entry.file}`
}

/** The module that every page begins with. */
export const ENTRY = 'pages/+client.ts'

/** What the first calls of a page are made with. */
const CALLS = 'src/calls/first-calls.ts'

/** The file of a module and of everything it imports at once. */
function withImports(assets: AssetsManifest, module: string, locale: Locale): string[] {
  const start = keyOf(assets, module)
  const found = new Set<string>()
  const open = start === undefined ? [] : [start]
  for (const key of open) {
    const asset = assets[key]
    const file = asset && fileFor(asset, locale)
    if (file === undefined || found.has(file)) continue
    found.add(file)
    open.push(...(asset?.imports ?? []))
  }
  return [...found]
}

/** @see wordsInScripts in packages/i18n */
function fileFor({ file, isWorded }: AssetsManifest[string], locale: Locale): string {
  return isWorded ? `/assets/${locale}/${file.slice(file.lastIndexOf('/') + 1)}` : `/${file}`
}

/** What the build says of a module. */
export function assetOf(assets: AssetsManifest, module: string): AssetsManifest[string] | undefined {
  const key = keyOf(assets, module)
  return key === undefined ? undefined : assets[key]
}

function keyOf(assets: AssetsManifest, module: string): string | undefined {
  const { keys } = knownOf(assets)
  if (!keys.has(module)) {
    const found = Object.keys(assets).find((key) => key.endsWith(module))
    keys.set(module, found)
  }
  return keys.get(module)
}

/** What has been found in a manifest. */
type Known = { keys: Map<string, string | undefined>; files: Map<string, readonly string[]> }

/** A manifest never changes, and every page asks for the same of it. */
const knownOf = oncePerObject<AssetsManifest, Known>(() => ({ keys: new Map(), files: new Map() }))
