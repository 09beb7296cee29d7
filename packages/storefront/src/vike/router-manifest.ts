import type { Language } from '@shop/domain/shop/markets'
import type { AssetsManifest } from './page-context.ts'

type RouterManifest = { routes: Record<string, { preloads: string[] }> }
type RouteWithPage = { options: { staticData?: { page?: string } } }

/**
 * Which scripts each route needs, so that the browser fetches them all at once instead of one after another.
 * Empty in development, where there is no manifest.
 */
export function routerManifest(
  routes: Record<string, RouteWithPage>,
  assets: AssetsManifest | null,
  language: Language,
): RouterManifest {
  if (!assets) return { routes: {} }

  const entry = [...preloads(assets, 'pages/+client.ts'), ...preloads(assets, `locales/${language}.po`)]
  const entries = Object.entries(routes).map(([id, route]) => {
    const page = route.options.staticData?.page
    return [id, { preloads: page === undefined ? [] : preloads(assets, `src/pages/${page}`) }] as const
  })
  return { routes: { ...Object.fromEntries(entries), __root__: { preloads: [...new Set(entry)] } } }
}

/** The file of a module and of everything it imports at once. */
function preloads(assets: AssetsManifest, module: string): string[] {
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
