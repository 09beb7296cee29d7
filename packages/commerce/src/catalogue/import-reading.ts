import { sql as query } from 'drizzle-orm'
import { importedLines, products } from '../db/schema/catalogue.ts'
import { integers } from '../db/sent-lists.ts'
import type { Sql } from '../db/sql.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import { type BadLine, hintedProduct, lineDigest, parsedLine } from './import-line.ts'
import type { SourceLine } from './import-source.ts'

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

/** Digests of the lines that these products were imported from; a product that is gone has none. */
async function knownDigests(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql.execute<{ product_id: number; digest: string }>(query`
    select line.product_id, line.digest from ${importedLines} as line
    where line.product_id = any(${integers(ids.filter((id) => id <= 2_147_483_647))})
      and exists (select from ${products} where products.id = line.product_id)`)
  return new Map(rows.map(({ product_id, digest }) => [product_id, digest]))
}
