import * as v from 'valibot'
import { CatalogueRecord } from './catalogue-record.ts'

/** What is wrong with a line of a catalogue file; `field` is empty when it is the line as a whole. */
export type BadLine = { line: number; field: string; reason: string }

/** What the database cannot store, as `JSON.stringify` spells it: NUL and half a surrogate pair. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Reads one line; either the record, or everything that is wrong with it. */
export function parsedLine(text: string, line: number): CatalogueRecord | BadLine[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return [
      { line, field: '', reason: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` },
    ]
  }
  const parsed = v.safeParse(CatalogueRecord, json)
  if (!parsed.success)
    return parsed.issues.map((issue) => ({ line, field: v.getDotPath(issue) ?? '', reason: issue.message }))
  if (UNSTORABLE.test(JSON.stringify(parsed.output)))
    return [
      { line, field: '', reason: 'holds a character that cannot be stored (NUL or half a surrogate pair)' },
    ]
  return parsed.output
}
