import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { migrationFiles, snapshotFile } from './migration-files.ts'
import { schemaChange } from './schema-change.ts'

/**
 * `pnpm --filter @shop/engine run migration <name>`: writes what has changed in `db/schema` as the next migration. `--by-hand`
 * only notes the tables, where its SQL was written by hand.
 */
const FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))
const HELP = `pnpm --filter @shop/engine run migration <name>
  <name>     what the migration is for, as in order_notes
  --by-hand  its SQL and its line in meta/_journal.json are there: notes the tables alone`

const { values, positionals } = parseArgs({
  options: { 'by-hand': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
})
const [name] = positionals
if (values.help === true || (name === undefined && !values['by-hand'])) {
  console.log(HELP)
  process.exit(values.help === true ? 0 : 2)
}

const change = await schemaChange()
if (change.statements.length === 0) {
  console.log('The tables are as the newest migration leaves them: change src/db/schema first.')
} else if (values['by-hand'] || name === undefined) {
  write(snapshotFile(change))
} else {
  write(migrationFiles(FOLDER, { name, change, now: Date.now() }))
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(join(FOLDER, path), text)
    console.log(`Wrote ${path}`)
  }
}
