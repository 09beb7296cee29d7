import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseAst } from 'vite'
// @boundaries-ignore Storybook shows every brand of the repository
import { shopFolder, shopNames } from '../../../scripts/shops.ts'
// @boundaries-ignore Storybook shows what brands replace
import { placeOf, REPLACEABLE } from '../../storefront/src/vike/build/shop-overrides.ts'

const FACADE = '\0brand-overrides:'
/** Names the shared file itself: without it an address would lead to the stand-in again. */
const ITSELF = '?shared'
const CHOICE = fileURLToPath(new URL('by-brand.ts', import.meta.url))
const FILES = `{${[...REPLACEABLE, 'icons'].join(',')}}/**/*.{ts,tsx,module.css}`

/** The overrides of the shops by the place of the shared file, each with its shop. */
export type OverridesByPlace = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What the shops of the repository replace. */
export function brandOverrides(): OverridesByPlace {
  const all = new Map<string, Map<string, string>>()
  for (const shop of shopNames()) {
    const folder = join(shopFolder(shop), 'overrides')
    for (const place of globSync(FILES, { cwd: folder })) {
      const byShop = all.get(place) ?? new Map<string, string>()
      all.set(place, byShop.set(shop, join(folder, place)))
    }
  }
  return all
}

/**
 * Shows what brands replace: in place of a shared file that a brand overrides, stories get one that is the brand's where
 * that brand is chosen, and the shared one otherwise. An override itself gets the shared file, as in its shop.
 */
export function brandOverridesPlugin(overrides = brandOverrides()): Plugin[] {
  if (overrides.size === 0) return []
  const shared = new Map<string, string>()
  return [
    {
      name: 'brand-overrides',
      enforce: 'pre',
      async resolveId(wanted, importer, options) {
        if (wanted.endsWith(ITSELF)) return null
        const resolved = await this.resolve(wanted, importer, { ...options, skipSelf: true })
        const place = placeOf(wanted, resolved?.id)
        const owns = place === null ? undefined : overrides.get(place)
        if (!resolved || place === null || !owns) return null
        if ([...owns.values()].includes(importer ?? '')) return resolved.id + ITSELF
        shared.set(place, resolved.id)
        return FACADE + place
      },
      load(id) {
        if (!id.startsWith(FACADE)) return null
        const place = id.slice(FACADE.length)
        return facadeOf(shared.get(place) ?? '', overrides.get(place) ?? new Map())
      },
    },
  ]
}

/** A module that exports what the shared one does, each time as the chosen brand has it. */
function facadeOf(file: string, owns: ReadonlyMap<string, string>): string {
  const shops = [...owns]
  const imports = shops.map(([, own], index) => `import * as own${index} from ${JSON.stringify(own)}`)
  const rows = shops.map(([shop], index) => `${JSON.stringify(shop)}: own${index}`)
  const exports = exportsOf(file).map((name) =>
    name === 'default'
      ? "export default byBrand('default', shared, owns)"
      : `export const ${name} = byBrand('${name}', shared, owns)`,
  )
  return [
    `import * as shared from ${JSON.stringify(file + ITSELF)}`,
    ...imports,
    `import { byBrand } from ${JSON.stringify(CHOICE)}`,
    `const owns = { ${rows.join(', ')} }`,
    ...exports,
  ].join('\n')
}

/** The names of the values that a module exports; a style sheet and an icon export a default alone. */
function exportsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return ['default']
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' })
  return body.flatMap((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return ['default']
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
    const { declaration, specifiers } = statement
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
      return declaration.id ? [declaration.id.name] : []
    return specifiers.flatMap(({ exported, exportKind }) =>
      exported.type === 'Identifier' && exportKind !== 'type' ? [exported.name] : [],
    )
  })
}
