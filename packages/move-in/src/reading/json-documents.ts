import { readFile } from 'node:fs/promises'
import type { Refusal } from '../records/finding.ts'
import type { OldFile } from './old-file.ts'

/** A document of a file and the line on which it begins; in a list on one line its place in the list. */
export type JsonDocument = { line: number; value: unknown }

/** What an interface answers: a list, one after the other on lines of their own, or lists on lines of their own. */
export async function* jsonDocuments(file: OldFile): AsyncGenerator<JsonDocument | { refusal: Refusal }> {
  const text = (await readFile(file.path, 'utf8')).replace(/^\uFEFF/, '')
  const all = parsed(text)
  if (all !== undefined) {
    yield* each(file, all, 1)
    return
  }
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const value = parsed(line)
    if (value === undefined) yield { refusal: noJson(file, at + 1) }
    else yield* each(file, value, at + 1)
  }
}

function* each(file: OldFile, value: unknown, line: number): Generator<JsonDocument | { refusal: Refusal }> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield whole(file, line + at, one)
  else yield whole(file, line, value)
}

/** A document whose letters are all there; a broken one would come into names and addresses as a mark. */
function whole(file: OldFile, line: number, value: unknown): JsonDocument | { refusal: Refusal } {
  const text = JSON.stringify(value)
  const at = text.indexOf('\uFFFD')
  if (at < 0) return { line, value }
  return {
    refusal: {
      file: file.name,
      line,
      column: '',
      what: text.slice(Math.max(0, at - 30), at + 30),
      why: 'the document is not UTF-8',
      remedy: 'save what the interface answers as it is, and fetch it again where letters are lost already',
    },
  }
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
