import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conditions } from './bench.ts'

/** What was measured, and how: figures of two runs that say the same may stand beside each other. */
export function subjectOf({
  shops,
  isQuick,
  products,
  requests,
  share,
  peer,
}: Omit<Conditions, 'say' | 'port'>): string {
  const builds = peer === null ? shops.map(({ id, folder }) => [id, buildOf(folder)]) : []
  return JSON.stringify({ builds, isQuick, products, requests, share, peer: peer?.listing ?? null })
}

/** The hash of the sources that a shop was built of. */
function buildOf(folder: string): string | null {
  const stamp = join(folder, 'dist/sources')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : null
}
