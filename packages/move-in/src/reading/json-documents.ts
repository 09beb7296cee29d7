import { readFile } from 'node:fs/promises'
import type { Refusal } from '../records/finding.ts'
import type { OldFile } from './old-file.ts'

/** A document of a file and the line on which it begins; in a list on one line its place in the list. */
export type JsonDocument = { line: number; value: unknown }

/** What an interface answers: a list, one after the other on lines of their own, or lists on lines of their own. */
export async function* jsonDocuments(file: OldFile): AsyncGenerator<JsonDocument | { refusal: Refusal }> {
  const text = (await readFile(file.path, 'utf8')).replace(/^\uFEFF/, '')
  const whole = parsed(text)
  if (whole !== undefined) {
    yield* each(whole, 1)
    return
  }
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const value = parsed(line)
    if (value === undefined) yield { refusal: noJson(file, at + 1) }
    else yield* each(value, at + 1)
  }
}

function* each(value: unknown, line: number): Generator<JsonDocument> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield { line: line + at, value: one }
  else yield { line, value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noJson(file: OldFile, line: number): Refusal {
  return {
    file: file.name,
    line,
    column: '',
    what: '',
    why: 'the line is no JSON',
    remedy: 'save what the interface answers as it is, one answer on a line where there are several',
  }
}
