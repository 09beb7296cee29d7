import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { classesByFile } from './class-names.ts'
import { sheetRules } from './sheet-rules.ts'

const MANIFEST = '.vite/manifest.json'
const PAGE = /storefront.src.pages.(.+-page)\.tsx$/
const NAME_LENGTH = 8

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type Manifest = Record<string, { file: string; sheet?: string }>

/**
 * Cuts a style sheet for each page out of the whole one: the rules of everything that the page may come to show, its dialogs
 * included, in the same order. The document names the page's own; the whole one is fetched when the shopper goes on to
 * another page.
 *
 * @param entry the module that every page begins with
 * @see docs/adr/0020-a-style-sheet-per-page.md
 */
export function pageSheets(entry: string): Plugin {
  return {
    name: 'shop:page-sheets',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const whole = wholeSheet(bundle)
      const path = join(dir, MANIFEST)
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
      const classes = classesByFile()
      const rulesOf = sheetRules(whole.css)
      for (const [module, asset] of Object.entries(manifest)) {
        const page = pageNamed(module, this.getModuleIds())
        if (page === undefined) continue
        const shown = styleSheetsOf([entry, page], this)
        const css = rulesOf(new Set(shown.flatMap((file) => classes.get(file) ?? [])))
        asset.sheet = sheetName(whole.name, page, css)
        writeFileSync(join(dir, asset.sheet), css)
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}

/**
 * Style sheets of components that these modules reach, at once or later; another page is reached from every one, and not
 * followed.
 */
export function styleSheetsOf(roots: readonly string[], graph: Graph): string[] {
  const reached = new Set(roots)
  for (const id of reached) {
    const module = graph.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) reached.add(next)
    for (const next of module?.dynamicallyImportedIds ?? []) if (!PAGE.test(next)) reached.add(next)
  }
  return [...reached].map((id) => id.split('?')[0] ?? id).filter((file) => file.endsWith('.module.css'))
}

function pageNamed(module: string, ids: Iterable<string>): string | undefined {
  const name = PAGE.exec(module)?.[0]
  return name === undefined ? undefined : [...ids].find((id) => id.endsWith(name))
}

function wholeSheet(bundle: Rolldown.OutputBundle): { name: string; css: string } {
  const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'))
  const [sheet] = sheets
  if (sheets.length !== 1 || sheet?.type !== 'asset')
    throw new Error(
      `A build has one style sheet that the pages' are cut from, but this has ${sheets.length}.`,
    )
  return { name: sheet.fileName, css: String(sheet.source) }
}

/** Beside the whole one, named after the page and by what is in it. */
function sheetName(whole: string, page: string, css: string): string {
  const name = PAGE.exec(page)?.[1]?.split('/').at(-1) ?? 'page'
  const digest = createHash('sha256').update(css).digest('base64url').slice(0, NAME_LENGTH)
  return `${whole.slice(0, whole.lastIndexOf('/'))}/${name}.${digest}.css`
}
