import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Bench } from '../bench.ts'
import type { Row } from '../report.ts'

/** One file of the build and what it imports at once, as the bundler's manifest says it. */
type BuiltFile = { file: string; imports?: string[]; isDynamicEntry?: boolean; isWorded?: boolean }
type Manifest = Record<string, BuiltFile>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const BLOCK = /packages\/blocks\/src\/([^/]+)\/[^/]+\.tsx$/
/** What every page of a shop loads first. */
const FRAME = ['pages/+client.ts']
/** The edition that is measured: scripts with words are there once for each locale. */
const EDITION = 'assets/de-de'

/** What each kind of content block adds to the first load of a page, read from the build; nothing is started. */
export const blocks: Bench = {
  name: 'blocks',
  what: 'bytes that each lazy content block adds to the first load of a page',
  run: async ({ shops }) => {
    const rows: Row[] = []
    const notes: string[] = []
    for (const { id } of shops) {
      const dist = join(ROOT, 'apps', id, 'dist')
      const list = join(dist, 'assets.json')
      if (!existsSync(list)) return { rows, budgets: [], skipped: `${id} is not built: run pnpm build first` }

      const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'))
      const build = measuredBuild(manifest, join(dist, 'client'))
      rows.push(...build.rows.map((row) => ({ shop: id, ...row })))
      notes.push(...build.notes.map((note) => `${id}: ${note}`))
    }
    return { rows, budgets: [], notes }
  },
}

function measuredBuild(manifest: Manifest, client: string) {
  const sizes = new Map<string, number>()
  const brotli = (file: string) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).byteLength
    sizes.set(file, size)
    return size
  }
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + brotli(file), 0)
  const firstLoad = (page: string) =>
    scripts(
      manifest,
      [...FRAME, page].map((end) => keyOf(manifest, end)),
    )

  const content = firstLoad('src/pages/content/content-page.tsx')
  const product = firstLoad('src/pages/product/product-page.tsx')
  const known = new Set(content)
  const rows = Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => {
    const folder = isDynamicEntry ? BLOCK.exec(key)?.[1] : undefined
    if (folder === undefined) return []
    const added = scripts(manifest, [key]).filter((file) => !known.has(file))
    return [
      { block: folder, files: added.length, 'JS brotli': sum(added), 'CSS brotli, alone': cssOf(folder) },
    ]
  })

  const styles = readdirSync(join(client, 'assets/static')).filter((file) => file.endsWith('.css'))
  const notes = [
    `${rows.length} kinds come in files of their own`,
    `a content page without any of them loads ${sum(content)} bytes of scripts, a product page ${sum(product)}`,
    `all styles of the shop: ${sum(styles.map((file) => `assets/static/${file}`))} bytes`,
  ]
  return { rows: rows.sort((one, other) => other['JS brotli'] - one['JS brotli']), notes }
}

function keyOf(manifest: Manifest, end: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(end))
  if (key === undefined) throw new Error(`The build has no ${end}: the bench names a file that is gone.`)
  return key
}

/** Scripts of modules and of everything they import at once. */
function scripts(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const open = [...keys]
  for (const key of open) {
    if (seen.has(key)) continue
    seen.add(key)
    open.push(...(manifest[key]?.imports ?? []))
  }
  const files = [...seen].flatMap((key) => fileOf(manifest[key]))
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

function fileOf(built: BuiltFile | undefined): string[] {
  if (!built) return []
  return [built.isWorded ? `${EDITION}/${basename(built.file)}` : built.file]
}

/** The shop has one style sheet, so this is an upper bound: the block's own styles packed by themselves. */
function cssOf(folder: string): number {
  const path = join(ROOT, 'packages/blocks/src', folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.module.css'))
  const words = files.map((file) => readFileSync(join(path, file), 'utf8')).join('')
  const small = words.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
  return small === '' ? 0 : brotliCompressSync(small).byteLength
}
