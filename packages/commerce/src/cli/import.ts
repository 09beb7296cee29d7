import { parseArgs } from 'node:util'
import { type ImportReport, ImportStopped, importGroups } from '../catalogue/import-catalogue.ts'
import { OtherFile } from '../catalogue/import-resume.ts'
import { ProgressLine, spelt } from './progress-line.ts'
import { countedBadLines, EXIT, exitCodeOf, type ImportTools, runImport, toldBadLines } from './run-import.ts'

const HELP = `Usage: pnpm import <shop> <file> [--strict | --resume]

Imports a catalogue file (one JSON record per line) into a shop.
The same file again changes nothing; what the file does not name stays as it is.

  <shop>     home-shop or baby-shop
  <file>     the catalogue file, or - for standard input
  --strict   import nothing when a line is bad, instead of everything else
  --resume   go on where the import of this file was interrupted (Ctrl-C, power cut)
  --help     this text

Environment
  DATABASE_URL   a PostgreSQL server, instead of the embedded database in .data/<shop>/database. The embedded
                 one serves one process at a time: stop the shop first. On a server it may go on selling.

Exit codes
  0    everything was imported
  1    lines were bad: they are listed, and the rest was imported (nothing with --strict);
       or the file as a whole cannot be read: the reason is told
  2    nothing was tried: the words were wrong, or the database cannot be used
  130  stopped by Ctrl-C: what was through stays imported
`

process.exitCode = await exitCodeOf(() => main(process.argv.slice(2)))

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      strict: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return EXIT.done
  }
  const [shop, path, ...rest] = positionals
  if (shop === undefined || path === undefined || rest.length > 0) {
    console.error(HELP)
    return EXIT.nothingDone
  }
  if (values.strict && values.resume) {
    console.error(
      '--strict imports all or nothing, so that there is nothing to go on from: leave out --resume.',
    )
    return EXIT.nothingDone
  }
  return runImport({ shop, path }, (tools) => imported(tools, values))
}

async function imported(tools: ImportTools, { strict, resume }: { strict: boolean; resume: boolean }) {
  try {
    return told(await once(tools, { strict, resume }))
  } catch (error) {
    if (!(error instanceof OtherFile)) throw error
    if (!tools.file.canReopen)
      throw new Error('The interrupted import was one of another file: leave out --resume.')
    console.error('The interrupted import was one of another file: this one is imported from its beginning.')
    return told(await once(tools, { strict, resume: false }))
  }
}

async function once(
  { database, file, signal }: ImportTools,
  { strict, resume }: { strict: boolean; resume: boolean },
): Promise<ImportReport> {
  const progress = new ProgressLine(process.stderr, file.bytes)
  const onResumed = (lines: number) => {
    progress.startAt(lines)
    console.error(
      lines > 0 ? `Goes on behind line ${spelt(lines)}.` : 'Nothing to go on from: starts at the beginning.',
    )
  }
  try {
    return await importGroups(database, file.lines(), {
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

function told({ created, changed, unchanged, bad, badLines, imported }: ImportReport): number {
  for (const line of toldBadLines(bad, badLines)) console.error(line)
  const lines = countedBadLines(badLines)
  if (imported) console.log(`${created} created, ${changed} changed, ${unchanged} unchanged, ${lines}.`)
  else
    console.error(
      `Nothing was imported: ${lines}. Correct the file, or leave out --strict to import the rest.`,
    )
  return badLines === 0 ? EXIT.done : EXIT.badFile
}
