import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type ImportReport, importCatalogue } from '../catalogue/import-catalogue.ts'
import { openDatabase } from '../db/database.ts'
import { shopDatabase } from './shop-database.ts'

const HELP = `Usage: pnpm import <shop> <file> [--strict]

Imports a catalogue file (one JSON record per line) into a shop.
The same file again changes nothing; what the file does not name stays as it is.

  <shop>     home-shop or baby-shop
  <file>     the catalogue file, or - for standard input
  --strict   import nothing when a line is bad, instead of everything else
  --help     this text

Environment
  DATABASE_URL   a PostgreSQL server, instead of the embedded database in .data/<shop>/database

Exit codes
  0  everything was imported
  1  lines were bad: they are listed, and the rest was imported (nothing with --strict)
  2  nothing could be done: the reason is told
`

/** The most bad lines that are listed one by one. */
const MOST_LISTED = 50

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [shop, file, ...rest] = positionals
  if (shop === undefined || file === undefined || rest.length > 0) {
    console.error(HELP)
    return 2
  }
  const wish = shopDatabase(shop, process.env)
  const input = file === '-' ? process.stdin : await opened(file)
  const database = await openDatabase(wish)
  try {
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    const report = await importCatalogue(database, lines, { strict: values.strict, onProgress: showProgress })
    return told(report)
  } finally {
    await database.close()
  }
}

async function opened(file: string): Promise<NodeJS.ReadableStream> {
  const stream = createReadStream(file)
  await new Promise((resolve, reject) => {
    stream.once('open', resolve)
    stream.once('error', () =>
      reject(new Error(`The file ${file} cannot be read: check its name and its rights.`)),
    )
  })
  return stream
}

function showProgress(lines: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${lines} lines`)
}

function told({ created, changed, unchanged, bad, badLines, imported }: ImportReport): number {
  if (process.stderr.isTTY) process.stderr.write('\r')
  for (const { line, field, reason } of bad.slice(0, MOST_LISTED))
    console.error(`line ${line}: ${field === '' ? '' : `${field}: `}${reason}`)
  if (bad.length > MOST_LISTED) console.error(`and ${bad.length - MOST_LISTED} more`)

  const lines = badLines === 1 ? '1 bad line' : `${badLines} bad lines`
  if (imported) console.log(`${created} created, ${changed} changed, ${unchanged} unchanged, ${lines}.`)
  else
    console.error(
      `Nothing was imported: ${lines}. Correct the file, or leave out --strict to import the rest.`,
    )
  return badLines === 0 ? 0 : 1
}
