import type { Language } from '@shop/domain/shop/markets'
import type { AssetsManifest } from './page-context.ts'

/**
 * Every script that a page needs, the entry first, so that the browser fetches them all at once instead of one after
 * another. Empty in development, where there is no manifest.
 *
 * @param page module of the lazy page below `src/pages`; null where only the frame is shown
 */
export function pageFiles(assets: AssetsManifest | null, page: string | null, language: Language): string[] {
  if (!assets) return []
  const modules = [
    'pages/+client.ts',
    `locales/${language}.po`,
    ...(page === null ? [] : [`src/pages/${page}`]),
  ]
  return [...new Set(modules.flatMap((module) => withImports(assets, module)))]
}

/** The file of a module and of everything it imports at once. */
function withImports(assets: AssetsManifest, module: string): string[] {
  const start = Object.keys(assets).find((key) => key.endsWith(module))
  const found = new Set<string>()
  const open = start === undefined ? [] : [start]
  for (const key of open) {
    const asset = assets[key]
    if (!asset || found.has(`/${asset.file}`)) continue
    found.add(`/${asset.file}`)
    open.push(...(asset.imports ?? []))
  }
  return [...found]
}
