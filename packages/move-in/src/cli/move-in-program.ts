import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { absentShop } from '@shop/commerce/cli/base/absent-shop'
import { ProgressLine } from '@shop/commerce/cli/base/progress-line'
import { shopDatabase } from '@shop/commerce/cli/base/shop-database'
import { EXIT, exitCodeOf, fileFromHere } from '@shop/commerce/cli/goods/run-import'
import type { ContentDesk } from '@shop/commerce/content/content-desk'
import type { Brand } from '@shop/domain/shop/brand'
import { type Database, openDatabase } from '@shop/engine/db/database'
// @boundaries-ignore the command line works on the shops of the repository
import { moduleOf } from '../../../../scripts/shops.ts'
import { readMapping } from '../mapping/mapping.ts'
import { type MoveInInput, moveIn, rehearsedMoveIn } from '../move-in.ts'
import { recognisedFiles } from '../reading/recognised-files.ts'
import { SOURCES } from '../sources.ts'
import type { MoveInReport } from '../writing/run/move-in-report.ts'
import { MOVE_IN_HELP } from './move-in-help.ts'
import { type MoveInWords, moveInOptions, moveInWords } from './move-in-words.ts'
import { countLines, fileLines, mappingTemplate, refusalTable, reportLines } from './report-lines.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** What `pnpm move-in` does with its words. Returns what the process ends with; says everything on the console. */
export function moveInProgram(words: readonly string[]): Promise<number> {
  return exitCodeOf(() => main(words))
}

async function main(all: readonly string[]): Promise<number> {
  const words = moveInWords(all)
  const { shop, files, values } = words
  if (values.help || shop === undefined || files.length === 0) {
    const print = values.help ? console.log : console.error
    print(MOVE_IN_HELP)
    return values.help ? EXIT.done : EXIT.nothingDone
  }
  const database = shopDatabase(shop, process.env)
  const { brand }: { brand: Brand } = await moduleOf(shop, 'brand.ts')
  const options = moveInOptions(words, brand, new Date())
  const recognised = await recognisedFiles(SOURCES[options.source], files.map(fileFromHere))
  const mapping = await mappingOf(words)
  // A move may begin a shop. A report writes nothing, and neither may a question that is answered with no.
  const absent = isMoveSaid(values) ? null : absentShop(shop, database, ['move-in'])
  if (absent !== null) {
    for (const line of absent.lines) console.error(line)
    return EXIT.nothingDone
  }
  const stop = new AbortController()
  const abort = () => stop.abort()
  for (const signal of SIGNALS) process.once(signal, abort)
  const open = await openDatabase(database)
  try {
    const input = {
      files: recognised,
      contentDesk: () => contentDeskOf(shop, dirname(database.dataDirectory ?? '')),
      options: { ...options, ...(mapping === null ? {} : { mapping }), signal: stop.signal },
    }
    return await reported(open, input, words)
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort)
    await open.close()
  }
}

type App = {
  contentDesk?: (environment: NodeJS.ProcessEnv) => Promise<ContentDesk | null>
  contentDeskAtRest?: (environment: NodeJS.ProcessEnv, dataFolder: string) => Promise<ContentDesk | null>
}

/** The stories of the service that the environment names, or of the shop's own space file. */
async function contentDeskOf(name: string, dataFolder: string): Promise<ContentDesk | null> {
  const { shop }: { shop: App } = await moduleOf(name, 'shop.ts')
  return (
    (await shop.contentDesk?.(process.env)) ??
    (await shop.contentDeskAtRest?.(process.env, dataFolder)) ??
    null
  )
}

/** Null where the file is still to be written. */
async function mappingOf({ values }: MoveInWords) {
  if (values.mapping === undefined) return null
  const path = fileFromHere(values.mapping)
  return existsSync(path) ? readMapping(await readFile(path, 'utf8'), values.mapping) : null
}

async function reported(database: Database, input: MoveInInput, words: MoveInWords): Promise<number> {
  const { values } = words
  for (const line of fileLines(input.files)) console.log(line)
  const rehearsed = await progressed((onProgress) => rehearsedMoveIn(database, { ...input, onProgress }))
  console.log(['\nWhat will happen:', ...reportLines(rehearsed)].join('\n'))
  await written(rehearsed, words)
  if (!rehearsed.changes) {
    console.log('\nNothing is to be done: everything that can be taken is there.')
    return exitOf(rehearsed)
  }
  if (!(await goesOn(values))) return exitOf(rehearsed)
  const done = await progressed((onProgress) => moveIn(database, { ...input, onProgress }))
  const isAsSaid = done.refused === rehearsed.refused
  console.log(['\nDone:', ...(isAsSaid ? countLines(done) : reportLines(done))].join('\n'))
  if (values.report !== undefined) await writeFile(fileFromHere(values.report), refusalTable(done))
  return exitOf(done)
}

function exitOf({ refused }: MoveInReport): number {
  return refused > 0 ? EXIT.badFile : EXIT.done
}

async function progressed(
  work: (onProgress: (lines: number) => void) => Promise<MoveInReport>,
): Promise<MoveInReport> {
  const progress = new ProgressLine(process.stderr, null)
  try {
    return await work((lines) => progress.show({ lines, bytes: 0 }))
  } finally {
    progress.clear()
  }
}

/** The files that a report brings along: every line that is not taken, and a mapping to be filled in. */
async function written(report: MoveInReport, { values }: MoveInWords): Promise<void> {
  if (values.report !== undefined) {
    await writeFile(fileFromHere(values.report), refusalTable(report))
    console.log(`\n${values.report} has every line that is not taken.`)
  }
  if (values.mapping === undefined || existsSync(fileFromHere(values.mapping))) return
  await writeFile(fileFromHere(values.mapping), mappingTemplate(report))
  console.log(
    `\n${values.mapping} was written: correct in it which category each old one becomes, and who makes what; then run the command again.`,
  )
}

/** Whether it goes on behind the report without a question. */
function isMoveSaid(values: MoveInWords['values']): boolean {
  return values.yes && !values['dry-run']
}

/** Asks where somebody sits in front of it; elsewhere nothing is written without --yes. */
async function goesOn(values: MoveInWords['values']): Promise<boolean> {
  if (isMoveSaid(values)) return true
  if (values['dry-run'] || !process.stdin.isTTY) {
    console.log('\nNothing is written yet: say --yes to move in.')
    return false
  }
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(?:y|yes)$/i.test((await asked.question('\nMove in now? (y/N) ')).trim())
  } finally {
    asked.close()
  }
}
