import { LOCALES } from '@shop/domain/market/markets'
import { oldPath } from '@shop/domain/redirect/old-path'
import type { Database } from '@shop/engine/db/database'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import type { DeltaReport, NoteBatch } from '../import/delta/import-delta.ts'
import { MAX_REPORTED } from '../import/import-catalogue.ts'
import { type BadLine, issuesOf, lineOf, parsedJson } from '../import/import-line.ts'
import { batchesOf, type LineGroup, type SourceLine } from '../import/import-source.ts'
import { pageRedirect, removePageRedirect } from '../redirects/page-redirect-store.ts'
import { addRedirect } from './add-redirect.ts'

/** A redirect; null as its target takes it away. */
export const RedirectLine = lineOf({
  locale: v.picklist(LOCALES),
  path: v.pipe(v.string(), v.maxLength(300), v.transform(oldPath)),
  target: v.nullable(v.string()),
  status: v.optional(v.picklist([301, 302]), 301),
})

/** Lines of one transaction: each of them is looked up by itself. */
const BATCH = 500

/** Imports redirects, one JSON document per line: writes every valid line, reports every invalid one. */
export async function importRedirectLines(
  database: Pick<Database, 'transaction'>,
  source: AsyncIterable<LineGroup>,
  noted: NoteBatch | null = null,
): Promise<Omit<DeltaReport, 'notes'>> {
  const report: Omit<DeltaReport, 'notes'> = { changed: 0, unchanged: 0, bad: [], badLines: 0 }
  for await (const { lines } of batchesOf(source, BATCH)) {
    const done = await database.transaction(async (sql) => {
      const made: Omit<DeltaReport, 'badLines' | 'notes'> = { changed: 0, unchanged: 0, bad: [] }
      for (const line of lines) {
        if (line.problem === null && line.text.trim() === '') continue
        const written = await lineWritten(sql, line)
        if (typeof written === 'string') made[written] += 1
        else made.bad.push(written)
      }
      const { changed, unchanged, bad } = made
      await noted?.(sql, { changed, unchanged, badLines: bad.length })
      return made
    })
    report.changed += done.changed
    report.unchanged += done.unchanged
    report.badLines += done.bad.length
    report.bad.push(...done.bad.slice(0, MAX_REPORTED - report.bad.length))
  }
  return report
}

async function lineWritten(sql: Sql, line: SourceLine): Promise<'changed' | 'unchanged' | BadLine> {
  const read = parsedJson(line)
  if ('bad' in read) return read.bad
  const parsed = v.safeParse(RedirectLine, read.value)
  if (!parsed.success)
    return issuesOf(parsed.issues, line.number)[0] ?? { line: line.number, field: '', reason: 'is wrong' }
  const { locale, path, target, status } = parsed.output
  if (target === null) return (await removePageRedirect(sql, locale, path)) ? 'changed' : 'unchanged'
  const before = await pageRedirect(sql, locale, path)
  if (before?.target === target && before.status === status) return 'unchanged'
  const problem = await addRedirect(sql, { locale, path, target, status })
  return problem === null ? 'changed' : { line: line.number, ...problem }
}
