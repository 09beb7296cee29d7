import type { StoryContent } from '@shop/api-client/office/content-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import { type Block, isBlock } from '@shop/domain/story/story-block'

type Fields = Record<string, unknown>
type Side = ReadonlyMap<string, Block>
type Sides = { base: Side; mine: Side; theirs: Side }

/**
 * What somebody else has made of a page, with what was changed here since both began: block by block, field by field. Where
 * both have changed one field, what was typed here stands; nothing that only one of them wrote is lost.
 */
export function mergedContent(base: StoryContent, mine: StoryContent, theirs: StoryContent): StoryContent {
  const sides = { base: blocksOf(base), mine: blocksOf(mine), theirs: blocksOf(theirs) }
  const merged = once(mergedFields(sides, base, mine, theirs), new Set())
  return { ...merged, component: theirs.component }
}

function mergedFields(sides: Sides, base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = mergedValue(sides, base[name], mine[name], theirs[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function mergedValue(sides: Sides, base: unknown, mine: unknown, theirs: unknown): unknown {
  const [ours, others] = [blockList(mine), blockList(theirs)]
  // Also where one side has not touched a list: what stands in it may have come from another one.
  if (ours && others && ours.length + others.length > 0)
    return mergedList(sides, blockList(base) ?? [], ours, others)
  if (isSame(mine, base)) return theirs
  return mine
}

/** The blocks of one list, in the order of whoever has changed it; what the other has added stands behind what it stood behind. */
function mergedList(sides: Sides, base: Block[], mine: Block[], theirs: Block[]): Block[] {
  const stays = (block: Block) => {
    const { _uid: uid } = block
    const [ours, others] = [has(mine, uid), has(theirs, uid)]
    if (ours && others) return true
    // It was in another list before, or in none.
    if (!has(base, uid)) return true
    // One of them has taken it out here: it stays where the other has changed it, unless it stands elsewhere now.
    const gone = ours ? sides.theirs : sides.mine
    return !gone.has(uid) && !isSame(sides.base.get(uid), block)
  }
  const [lead, other] = isSame(orderIn(theirs, base), orderIn(base, theirs)) ? [mine, theirs] : [theirs, mine]
  const list = lead.filter(stays)
  for (const [index, block] of other.entries()) {
    if (has(lead, block._uid) || !stays(block)) continue
    const before = other.slice(0, index).findLast(({ _uid }) => has(list, _uid))
    const place = before === undefined ? 0 : list.findIndex(({ _uid }) => _uid === before._uid) + 1
    list.splice(place, 0, block)
  }
  return list.map((block) => mergedBlock(sides, block))
}

/** A block as both have left it, wherever it stands on either side. */
function mergedBlock(sides: Sides, block: Block): Block {
  const { _uid: uid, component } = block
  const base = sides.base.get(uid) ?? {}
  const fields = mergedFields(sides, base, sides.mine.get(uid) ?? base, sides.theirs.get(uid) ?? base)
  return { ...fields, _uid: uid, component }
}

/** A block that both have put elsewhere stands there once. */
function once(fields: Fields, known: Set<string>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, onceIn(value, known)]))
}

function onceIn(value: unknown, known: Set<string>): unknown {
  const blocks = blockList(value)
  if (blocks === null || blocks.length === 0) return value
  return blocks.flatMap((block) => {
    if (known.has(block._uid)) return []
    known.add(block._uid)
    return [once(block, known)]
  })
}

function blocksOf(value: unknown, found = new Map<string, Block>()): Map<string, Block> {
  if (typeof value !== 'object' || value === null) return found
  for (const part of Object.values(value)) {
    if (isBlock(part)) found.set(part._uid, part)
    blocksOf(part, found)
  }
  return found
}

/** A field that was never touched holds none. */
function blockList(value: unknown): Block[] | null {
  if (value === undefined) return []
  return Array.isArray(value) && value.every(isBlock) ? value : null
}

function has(list: readonly Block[], uid: string): boolean {
  return list.some((block) => block._uid === uid)
}

function orderIn(list: readonly Block[], other: readonly Block[]): string[] {
  return list.filter(({ _uid }) => has(other, _uid)).map(({ _uid }) => _uid)
}
