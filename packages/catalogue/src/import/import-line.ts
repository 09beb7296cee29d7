import { hash } from 'node:crypto'
import { CatalogueRecord } from '@shop/engine/records/catalogue-record'
import * as v from 'valibot'
import type { SourceLine } from './import-source.ts'
import { refusedWordsIn, WORD_RULES } from './refused-words-in.ts'

/** What is wrong with a line of a file; `field` is empty when it is the line as a whole. */
export type BadLine = { line: number; field: string; reason: string }

/** The format is part of every digest, because the same line means something else under another one. */
const FORMAT = hash('sha256', JSON.stringify([CatalogueRecord, WORD_RULES]), 'base64url').slice(0, 6)

/** How most files begin a line: only a hint, the digest proves it. */
const BEGINNING = /^\{"kind":"product","id":([1-9]\d{0,9})[,}]/

/** NUL and half a surrogate pair, as JSON spells them. Pairs of halves are fine, hence the second look. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Digest of a line, unparsed. */
export function lineDigest(text: string): string {
  return FORMAT + hash('sha256', text, 'base64url')
}

/** The id of the product that a line seems to hold, null when it is not obvious. */
export function hintedProduct(text: string): number | null {
  const found = BEGINNING.exec(text)
  return found ? Number(found[1]) : null
}

/** Reads one line; either the record, or everything that is wrong with it. */
export function parsedLine(line: SourceLine): CatalogueRecord | BadLine[] {
  const json = parsedJson(line)
  if ('bad' in json) return [json.bad]
  const parsed = v.safeParse(CatalogueRecord, json.value)
  if (!parsed.success) return issuesOf(parsed.issues, line.number)
  if (isUnstorable(line.text, parsed.output)) return [unstorable(line.number)]
  const refused = refusedWordsIn(parsed.output)
  if (refused.length > 0) return refused.map((words) => ({ line: line.number, ...words }))
  return parsed.output
}

/** The JSON document of a line, or what is wrong with it. */
export function parsedJson({
  number,
  text,
  problem,
  isUnfinished,
}: SourceLine): { value: unknown } | { bad: BadLine } {
  if (problem !== null) return { bad: { line: number, field: '', reason: problem } }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const why = isUnfinished
      ? 'the file ends in the middle of it, its writer may have been stopped'
      : error instanceof Error
        ? error.message
        : 'unreadable'
    return { bad: { line: number, field: '', reason: `is not JSON: ${why}` } }
  }
}

/**
 * A line with these fields and no other: a misspelt one would be left out in silence, and the line taken for what it does
 * not say. The complaint names the fields that there are.
 */
export function lineOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const fields = Object.keys(entries).join(', ')
  return v.strictObject(entries, ({ expected, received }) =>
    expected === 'never'
      ? `${received} is no field of this line. There are ${fields}.`
      : `Expected ${expected} but received ${received}`,
  )
}

export function issuesOf(issues: readonly v.BaseIssue<unknown>[], line: number): BadLine[] {
  return issues.map((issue) => ({ line, field: v.getDotPath(issue) ?? '', reason: issue.message }))
}

/** What the database cannot store; `text` is what the value was read from. */
function isUnstorable(text: string, value: unknown): boolean {
  return SUSPICIOUS.test(text) && UNSTORABLE.test(JSON.stringify(value))
}

function unstorable(line: number): BadLine {
  return { line, field: '', reason: 'holds a character that cannot be stored (NUL or half a surrogate pair)' }
}
