import { parseArgs } from 'node:util'
import { type ImportReport, ImportStopped, importGroups } from '@shop/catalogue/import/import-catalogue'
import { OtherFile } from '@shop/catalogue/import/import-resume'
import { inShopLanguages } from '@shop/catalogue/import/shop-languages'
import { type Language, markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
// @boundaries-ignore the command line works on the shops of the repository
import { moduleOf } from '../../../../scripts/shops.ts'
import { ProgressLine, spelt } from './base/progress-line.ts'
import { badLineReport, countedBadLines, refusedReport, withheldReport } from './goods/import-reports.ts'
import { EXIT, type ImportTools, runImport } from './goods/run-import.ts'
import { IMPORT_HELP } from './import-help.ts'

/** Imports a catalogue file into a shop that does not run, or that uses a database server; returns its exit code. */
export async function importCatalogueProgram(shop: string, words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      strict: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(IMPORT_HELP.catalogue)
    return EXIT.done
  }
  const [path, ...rest] = positionals
  if (path === undefined || rest.length > 0) {
    console.error(IMPORT_HELP.catalogue)
    return EXIT.nothingDone
  }
  if (values.strict && values.resume) {
    console.error(
      '--strict imports all or nothing, so that there is nothing to go on from: leave out --resume.',
    )
    return EXIT.nothingDone
  }
  return runImport({ shop, path }, async (tools) =>
    imported(tools, { ...values, spoken: await languagesOf(shop) }),
  )
}

/** The languages of a shop's locales: it needs no words in another. */
async function languagesOf(shop: string): Promise<Language[]> {
  const { brand }: { brand: Brand } = await moduleOf(shop, 'brand.ts')
  return [...new Set(brand.locales.map((locale) => markets[locale].language))]
}

type ImportOptions = { strict: boolean; resume: boolean; spoken: readonly Language[] }

async function imported(tools: ImportTools, { strict, resume, spoken }: ImportOptions) {
  try {
    return reportImport(await once(tools, { strict, resume, spoken }))
  } catch (error) {
    if (!(error instanceof OtherFile)) throw error
    if (!tools.file.canReopen)
      throw new Error('The interrupted import was one of another file: leave out --resume.')
    console.error('The interrupted import was one of another file: this one is imported from its beginning.')
    return reportImport(await once(tools, { strict, resume: false, spoken }))
  }
}

async function once(
  { database, file, signal }: ImportTools,
  { strict, resume, spoken }: ImportOptions,
): Promise<ImportReport> {
  const progress = new ProgressLine(process.stderr, file.bytes)
  const onResumed = (lines: number) => {
    progress.startAt(lines)
    console.error(
      lines > 0 ? `Goes on behind line ${spelt(lines)}.` : 'Nothing to go on from: starts at the beginning.',
    )
  }
  try {
    return await importGroups(database, inShopLanguages(file.lines(), spoken), {
      strict,
      signal,
      onProgress: (through) => progress.show(through),
      ...(resume ? { onResumed } : {}),
    })
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error
    throw new ImportStopped(
      error.lines,
      strict ? 'Nothing was imported.' : 'The same command with --resume goes on there.',
    )
  } finally {
    progress.clear()
  }
}

function reportImport(report: ImportReport): number {
  const { created, changed, unchanged, bad, badLines, refused, withheld, imported } = report
  for (const line of badLineReport(bad, badLines)) console.error(line)
  for (const line of refusedReport(refused)) console.error(line)
  for (const line of withheldReport(withheld)) console.error(line)
  const lines = countedBadLines(badLines)
  if (imported) console.log(`${created} created, ${changed} changed, ${unchanged} unchanged, ${lines}.`)
  else
    console.error(
      `Nothing was imported: ${lines}. Correct the file, or leave out --strict to import the rest.`,
    )
  return badLines === 0 ? EXIT.done : EXIT.badFile
}
