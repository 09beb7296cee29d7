import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { type ImportKind, importsOf } from './imports-of.ts'

/** One file needs another; both are paths from the root of the repository. */
export type Arrow = { from: string; to: string; kind: ImportKind }

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}', '{e2e,bench}/**/*.ts']
const NOT_OURS = new Set(['node_modules', 'dist', 'storybook-static', '.cache'])
/** Tests, stories and what they are made of: they may reach for anything in their package. */
const PROVING = /\.(?:test|stories|usage|spec)\.tsx?$|\/testing\//

/**
 * Every import between source files of the repository. What comes from the registry, from Node or is no TypeScript
 * (styles, pictures) is left out.
 *
 * @throws when an import leads nowhere
 */
export function sourceArrows(root: string): Arrow[] {
  const resolver = new ResolverFactory({
    conditionNames: ['node', 'import'],
    extensions: ['.ts', '.tsx'],
    // A package of the workspace is a link in node_modules; its real place is what counts.
    symlinks: true,
  })
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (path) => NOT_OURS.has(path.slice(path.lastIndexOf('/') + 1)),
  })

  return files.sort().flatMap((from) => {
    const path = join(root, from)
    return importsOf(path, readFileSync(path, 'utf8')).flatMap(({ specifier, kind }) => {
      if (!specifier.startsWith('.') && !specifier.startsWith('@shop/')) return []
      const [wanted = specifier] = specifier.split('?')
      const resolved = resolver.sync(dirname(path), wanted)
      if (resolved.path === undefined)
        throw new Error(`${from} imports '${specifier}', which leads nowhere: ${resolved.error}`)
      const to = relative(root, resolved.path)
      return /\.tsx?$/.test(to) && to !== from ? [{ from, to, kind }] : []
    })
  })
}

/** Whether neither end of an arrow is a test, a story or something made for them. */
export function isProductArrow({ from, to }: Arrow): boolean {
  return !PROVING.test(from) && !PROVING.test(to)
}
