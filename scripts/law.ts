import { readFileSync, writeFileSync } from 'node:fs'
import { withLawTable, withPromisesTable } from './law/law-table.ts'

/** Writes the tables of docs/law.md and docs/law-texts.md, from the rows of the duties and the promises of legal texts. */
rewritten('../docs/law.md', withLawTable)
rewritten('../docs/law-texts.md', withPromisesTable)

function rewritten(path: string, change: (document: string) => string): void {
  const file = new URL(path, import.meta.url)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
