import type { Check } from '@shop/commerce/doctor/check'
import type { Config } from '../config/config.ts'

const FOUND =
  'stories are a file of this machine: with several processes, what is changed in the office reaches those that share it alone'
const REMEDY =
  'Run one process, have all of them read one CONTENT_SPACE on a disk that they share, or set CONTENT_ENDPOINT.'

/** Each process has stories of its own on its disk, and what the office changes reaches one of them. */
export function storyChecks({
  databaseUrl,
  contentEndpoint,
}: Pick<Config, 'databaseUrl' | 'contentEndpoint'>): Check[] {
  if (databaseUrl === null || contentEndpoint !== null) return []
  return [{ topic: 'stories', state: 'look', found: FOUND, remedy: REMEDY }]
}
