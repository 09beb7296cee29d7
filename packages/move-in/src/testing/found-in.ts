import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Reader, ReadingOptions } from '../reading/source.ts'
import type { Finding, Refusal } from '../records/finding.ts'
import type { OldRecord } from '../records/old-record.ts'

/** What a reader finds in a file with this text; the file is called `file`. */
export async function foundIn(
  reader: Reader,
  text: string | Buffer,
  options: ReadingOptions = { language: 'de', currency: 'EUR' },
): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-found-in-'))
  const path = join(folder, 'file')
  writeFileSync(path, text)
  try {
    const found: Finding[] = []
    for await (const finding of reader.read({ path, name: 'file' }, options)) found.push(finding)
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function recordsIn(findings: readonly Finding[]): OldRecord[] {
  return findings.flatMap((finding) => (finding.kind === 'record' ? [finding.record] : []))
}

export function refusalsIn(findings: readonly Finding[]): Refusal[] {
  return findings.flatMap((finding) => (finding.kind === 'refused' ? [finding.refusal] : []))
}

export function notesIn(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => (finding.kind === 'note' ? [finding.note.note] : []))
}
