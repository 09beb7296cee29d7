import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { DatabaseOptions } from '@shop/engine/db/database'
import * as v from 'valibot'
import { BackupProblem } from './backup-format.ts'

/** What a backup calls the space file, whatever it is called on the disk. */
export const STORIES_FILE = 'space.json'
/** Earlier states of stories, and pictures that editors have uploaded: folders beside the file. */
export const STORIES_BESIDE = ['.versions', '.assets']

const Space = v.looseObject({ tokens: v.record(v.string(), v.string()) })

type Environment = Record<string, string | undefined>

/** The space file of a shop that serves its own stories; null where another service has them. */
export function ownSpaceFile(
  { dataDirectory }: Pick<DatabaseOptions, 'dataDirectory'>,
  { CONTENT_ENDPOINT, CONTENT_SPACE }: Environment,
): string | null {
  if (CONTENT_ENDPOINT) return null
  if (CONTENT_SPACE) return resolve(CONTENT_SPACE)
  return dataDirectory === null ? null : join(dirname(dataDirectory), 'content', STORIES_FILE)
}

/** The words of `backup`, with the shop's own stories where there are some and nothing else was said. */
export function withOwnStories(
  words: readonly string[],
  options: Pick<DatabaseOptions, 'dataDirectory'>,
  environment: Environment,
): string[] {
  const file = ownSpaceFile(options, environment)
  if (words[0] !== 'backup' || words.includes('--stories') || file === null || !existsSync(file))
    return [...words]
  return [...words, '--stories', file]
}

/**
 * A space file for a copy that leaves the shop: with tokens of its own, as that of drafts opens them in the shop itself.
 *
 * @throws BackupProblem where the file is no space
 */
export function withOtherTokens(file: Buffer): Buffer {
  const space = v.safeParse(v.pipe(v.string(), v.parseJson(), Space), file.toString('utf8'))
  if (!space.success)
    throw new BackupProblem(
      'The stories are no space file, so their tokens cannot be taken out. Nothing was written.',
    )
  const { tokens, ...rest } = space.output
  const others = Object.fromEntries(Object.keys(tokens).map((name) => [name, randomUUID()]))
  return Buffer.from(JSON.stringify({ ...rest, tokens: others }))
}
