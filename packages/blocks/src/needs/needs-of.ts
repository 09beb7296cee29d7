import type { RawBlock } from '@shop/content/story'
import type { ContentBlock } from '../define-block.tsx'
import type { AnyNeed } from './any-need.ts'

/** More blocks are not looked through: a tree that never ends does. */
const MOST_BLOCKS = 2000

/**
 * What the blocks of a story need, in the order in which they are read, however deep they stand, also inside rich texts.
 * The code of lazy blocks has to be there (`blocksReady`).
 */
export function needsOf(blocks: readonly RawBlock[], registry: ReadonlyMap<string, ContentBlock>): AnyNeed[] {
  return allBlocks(blocks).flatMap((block) => registry.get(block.component)?.needs(block) ?? [])
}

function allBlocks(content: readonly RawBlock[]): RawBlock[] {
  const found: RawBlock[] = []
  // The next one is the last of the list: taking from its beginning would move all the others, a hundred thousand times.
  const open: unknown[] = content.toReversed()
  const seen = new Set<unknown>()
  while (open.length > 0 && found.length < MOST_BLOCKS) {
    const part = open.pop()
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    if (isBlock(part)) found.push(part)
    for (const inner of Object.values(part).toReversed()) open.push(inner)
  }
  return found
}

function isBlock(part: object): part is RawBlock {
  return (
    !Array.isArray(part) &&
    'component' in part &&
    typeof part.component === 'string' &&
    '_uid' in part &&
    typeof part._uid === 'string'
  )
}
