import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { SheetsOfBuild } from '../document/page-context.ts'
import { unitOfClass } from '../styles/sheet-name.ts'
import { sheetPieces } from '../styles/sheet-pieces.ts'
import { withShortTokens } from '../styles/short-tokens.ts'
import { styleUnits } from './class-names.ts'

const MANIFEST = '.vite/manifest.json'
const PAGE = /storefront.src.pages.(.+-page)\.tsx$/
/**
 * Parts in files of their own that come by themselves, while nobody has touched the page and in nothing that sleeps. What
 * they show has to be in the page's style from the beginning: they do not wait for the whole one.
 */
const LIVE =
  /storefront.src.(?:features.recommendations.recommended-products|pages.checkout.customer-checkout|shell.start.after-start-parts)\.tsx?$/
const TOKEN_IN_SCRIPT = /var\((--[\w-]+)/g
const NAME_LENGTH = 10

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }
type Manifest = Record<string, { file: string; units?: number[]; sheets?: SheetsOfBuild }>

/**
 * Takes the whole style sheet apart, so that the server can cut one for each document: what the document shows, and all
 * that its live parts may come to show. The whole one is fetched when somebody reads.
 *
 * @param entry the module that every page begins with
 * @see docs/adr/0046-a-style-sheet-per-document.md
 */
export function documentSheets(entry: string): Plugin {
  return {
    name: 'shop:document-sheets',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const units = styleUnits()
      const firsts = units.map(({ first }) => first)
      const numbers = new Map(units.map(({ file }, number) => [file, number]))
      const unitsReached = (roots: readonly string[]) =>
        liveStyleSheets(roots, this).flatMap((file) => numbers.get(file) ?? [])

      const path = join(dir, MANIFEST)
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
      for (const [module, asset] of Object.entries(manifest)) {
        const page = pageNamed(module, this.getModuleIds())
        if (page !== undefined) asset.units = unitsReached([entry, page])
        if (entry.endsWith(module)) {
          asset.units = unitsReached([entry])
          asset.sheets = { pieces: writePieces(dir, bundle, firsts), firsts }
        }
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}

/** Style sheets of components that these modules and their live parts can show without waiting for anything. */
export function liveStyleSheets(roots: readonly string[], graph: Graph): string[] {
  const reached = new Set(roots)
  for (const id of reached) {
    const module = graph.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) reached.add(next)
    for (const next of module?.dynamicallyImportedIds ?? []) if (LIVE.test(next)) reached.add(next)
  }
  return [...reached].map((id) => id.split('?')[0] ?? id).filter((file) => file.endsWith('.module.css'))
}

function pageNamed(module: string, ids: Iterable<string>): string | undefined {
  const name = PAGE.exec(module)?.[0]
  return name === undefined ? undefined : [...ids].find((id) => id.endsWith(name))
}

/** Named by what is in it, beside the other files, so that a release keeps it as long as them. */
function writePieces(dir: string, bundle: Rolldown.OutputBundle, firsts: readonly number[]): string {
  const pieces = sheetPieces(
    wholeSheet(bundle),
    (name) => {
      const unit = unitOfClass(name, firsts)
      if (unit === null) throw new Error(`The class '${name}' of the build belongs to no style sheet.`)
      return unit
    },
    tokensInScripts(bundle),
  )
  const text = JSON.stringify(withShortTokens(pieces))
  const digest = createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH)
  const file = `assets/static/pieces.${digest}.json`
  writeFileSync(join(dir, file), text)
  return `/${file}`
}

function wholeSheet(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'))
  const [sheet] = sheets
  if (sheets.length !== 1 || sheet?.type !== 'asset')
    throw new Error(
      `A build has one style sheet that the documents' are cut from, but this has ${sheets.length}.`,
    )
  return String(sheet.source)
}

function tokensInScripts(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? [...file.code.matchAll(TOKEN_IN_SCRIPT)].flatMap(([, name]) => name ?? []) : [],
  )
}
