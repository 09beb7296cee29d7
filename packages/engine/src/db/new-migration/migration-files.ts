import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaChange } from './schema-change.ts'

type Entry = { idx: number; version: string; when: number; tag: string; breakpoints: boolean }
type Journal = { version: string; dialect: string; entries: Entry[] }

const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

/**
 * The files of a new migration, by their paths below the folder of migrations: its SQL under the next free number, the
 * journal with its line, and the tables for the next comparison.
 *
 * @param folder where the migrations are
 * @param name what it is for, in lower case: `order_notes`
 * @param now in ms; its line stands behind all others whatever the clock says
 * @throws for another kind of name
 */
export function migrationFiles(
  folder: string,
  { name, change, now }: { name: string; change: SchemaChange; now: number },
): Record<string, string> {
  if (!NAME.test(name))
    throw new Error(`"${name}" names no migration: say what it is for in lower case, as in order_notes.`)
  const journal: Journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const tag = `${String(nextNumber(folder)).padStart(4, '0')}_${name}`
  const last = journal.entries.at(-1)
  const entry: Entry = {
    idx: (last?.idx ?? -1) + 1,
    version: journal.version,
    when: Math.max(now, (last?.when ?? 0) + 1),
    tag,
    breakpoints: true,
  }
  return {
    [`${tag}.sql`]: `${change.statements.join('\n--> statement-breakpoint\n')}\n`,
    'meta/_journal.json': `${JSON.stringify({ ...journal, entries: [...journal.entries, entry] }, null, 2)}\n`,
    ...snapshotFile(change),
  }
}

/** The tables alone, where a migration was written by hand. */
export function snapshotFile({ snapshot }: SchemaChange): Record<string, string> {
  return { 'meta/snapshot.json': `${JSON.stringify(snapshot, null, 2)}\n` }
}

/** By the files: a number that was left out stays so. */
function nextNumber(folder: string): number {
  const numbers = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => Number.parseInt(file, 10))
  return Math.max(-1, ...numbers) + 1
}
