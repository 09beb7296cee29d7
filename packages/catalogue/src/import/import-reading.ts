import type { Sql } from '@shop/engine/db/sql'
import type { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import { type BadLine, hintedProduct, lineDigest, parsedLine } from './import-line.ts'
import type { SourceLine } from './import-source.ts'
import { knownDigests } from './imported-line-store.ts'

/** What became of a line: a record, one that says what it said the last time, or everything that is wrong with it. */
export type ReadLine = { number: number; digest: string } & (
  | { kind: 'record'; record: CatalogueRecord }
  | { kind: 'same'; productId: number }
  | { kind: 'bad'; bad: BadLine[] }
  | { kind: 'blank' }
)

/** Reads the lines of a batch. A line that a product was imported from the last time is not parsed again. */
export async function readLines(sql: Sql, lines: readonly SourceLine[]): Promise<ReadLine[]> {
  const digested = lines.map((line) => ({
    line,
    digest: lineDigest(line.text),
    hint: hintedProduct(line.text),
  }))
  const known = await knownDigests(
    sql,
    digested.flatMap(({ hint }) => hint ?? []),
  )
  return digested.map(({ line, digest, hint }): ReadLine => {
    const { number } = line
    if (hint !== null && known.get(hint) === digest) return { number, digest, kind: 'same', productId: hint }
    if (line.problem === null && line.text.trim() === '') return { number, digest, kind: 'blank' }
    const parsed = parsedLine(line)
    return Array.isArray(parsed)
      ? { number, digest, kind: 'bad', bad: parsed }
      : { number, digest, kind: 'record', record: parsed }
  })
}
