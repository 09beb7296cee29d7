import type { RawBlock } from '@shop/content/story'

/** No text can look like it: JSON puts a backslash before quotes of its own. */
const ID = /"_uid":"([^"\\]*)"/g

/** Enough to find a block by in the content service, which the log leaves to its readers. */
const SHORTEST = 4

/**
 * Blocks with as much of each `_uid` as tells them apart: ids of the content service are random, which nothing
 * compresses, and stand in the document once for each block and each row of it.
 */
export function withShortIds(blocks: readonly RawBlock[]): RawBlock[] {
  const json = JSON.stringify(blocks)
  const ids = new Set(Array.from(json.matchAll(ID), ([, id = '']) => id))
  let length = SHORTEST
  while (new Set(Array.from(ids, (id) => id.slice(0, length))).size < ids.size) length += 1
  return JSON.parse(json.replace(ID, (_, id: string) => `"_uid":"${id.slice(0, length)}"`))
}
