import type { Sql } from '@shop/engine/db/sql'
import { hintedProduct, lineDigest, parsedJson } from './import-line.ts'
import { loadProgress, type Progress, RunningDigest } from './import-progress-store.ts'
import type { LineGroup, SourceLine } from './import-source.ts'

/** The lines that are through are others than those of this file: it has to be imported from its beginning. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile'
}

/** A line that is through, and what it held; null for a bad one. */
export type LineBefore = { number: number; digest: string; name: Name | null }
type Name = { kind: 'category' | 'product'; id: number }

/** Where to go on: what was through, and the lines behind it. `progress` is null when nothing was interrupted. */
export async function resumed(
  sql: Sql,
  source: AsyncIterable<LineGroup>,
  skipped: (line: LineBefore) => void,
): Promise<{ progress: Progress | null; rest: AsyncIterable<LineGroup> }> {
  const groups = source[Symbol.asyncIterator]()
  const first = await groups.next()
  if (first.done) return { progress: null, rest: after([], groups) }

  const [line] = first.value.lines
  const progress = line ? await loadProgress(sql, lineDigest(line.text)) : null
  const all = after([first.value], groups)
  return progress === null
    ? { progress, rest: all }
    : { progress, rest: await behind(all, progress, skipped) }
}

/** @throws OtherFile */
async function behind(
  groups: AsyncGenerator<LineGroup>,
  progress: Progress,
  skipped: (line: LineBefore) => void,
): Promise<AsyncIterable<LineGroup>> {
  const digest = new RunningDigest()
  const bad = new Set(progress.badLines)
  for (let group = await groups.next(); !group.done; group = await groups.next()) {
    const { lines, bytes } = group.value
    for (const line of lines) {
      if (line.number > progress.lines) break
      const own = lineDigest(line.text)
      digest.add(own)
      skipped({ number: line.number, digest: own, name: bad.has(line.number) ? null : nameOf(line) })
    }
    const last = lines.at(-1)?.number ?? 0
    if (last < progress.lines) continue
    if (digest.value() !== progress.digest) break
    return after([{ lines: lines.filter(({ number }) => number > progress.lines), bytes }], groups)
  }
  throw new OtherFile()
}

/** What a line that was imported is about, without checking it again. */
function nameOf(line: SourceLine): Name | null {
  const hint = hintedProduct(line.text)
  if (hint !== null) return { kind: 'product', id: hint }
  const json = parsedJson(line)
  if ('bad' in json || typeof json.value !== 'object' || json.value === null) return null
  const { kind, id } = { kind: null, id: null, ...json.value }
  return (kind === 'category' || kind === 'product') && Number.isInteger(id) ? { kind, id: Number(id) } : null
}

async function* after(first: LineGroup[], rest: AsyncIterator<LineGroup>): AsyncGenerator<LineGroup> {
  yield* first
  for await (const group of { [Symbol.asyncIterator]: () => rest }) yield group
}
