import { readFileSync, writeFileSync } from 'node:fs'
import { withLawTable } from './law/law-table.ts'

/** Writes the table of docs/law.md from the rows of the duties. */
const file = new URL('../docs/law.md', import.meta.url)
writeFileSync(file, withLawTable(readFileSync(file, 'utf8')))
