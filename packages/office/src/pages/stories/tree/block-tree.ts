import type { StoryContent } from '@shop/api-client/office/content-commands'
import { type Block, isBlock } from '@shop/domain/story/story-block'

/** The page itself, where a block is asked for. */
export const PAGE = null

/** The block with an id, however deep it stands, and what it stands in, from the outside; null for one that is gone. */
export function trailTo(content: StoryContent, uid: string): Block[] | null {
  return trailIn(content, uid)
}

function trailIn(value: unknown, uid: string): Block[] | null {
  if (typeof value !== 'object' || value === null) return null
  for (const part of Object.values(value)) {
    if (isBlock(part) && part._uid === uid) return [part]
    const inner = trailIn(part, uid)
    if (inner) return isBlock(part) ? [part, ...inner] : inner
  }
  return null
}

/** The content with one block changed; without an id the page itself is. */
export function withBlock(
  content: StoryContent,
  uid: string | null,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): StoryContent {
  if (uid === PAGE) return { ...change(content), component: content.component }
  return { ...fieldsWith(content, uid, change), component: content.component }
}

function fieldsWith(
  fields: Record<string, unknown>,
  uid: string,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, partWith(value, uid, change)]),
  )
}

function partWith(
  part: unknown,
  uid: string,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  if (Array.isArray(part)) return part.map((one) => partWith(one, uid, change))
  if (typeof part !== 'object' || part === null) return part
  if (isBlock(part) && part._uid === uid) return change(part)
  return fieldsWith({ ...part }, uid, change)
}

/** A copy with ids of its own, also for the blocks inside of it. */
export function copyOf(block: Block, newUid: () => string): Block {
  return { ...(copied(block, newUid) as Block) }
}

/** The content of a page with ids of its own, for another page. */
export function copyOfContent(content: StoryContent, newUid: () => string): StoryContent {
  const fields = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, copied(value, newUid)]),
  )
  return { ...fields, component: content.component, _uid: newUid() }
}

function copied(part: unknown, newUid: () => string): unknown {
  if (Array.isArray(part)) return part.map((one) => copied(one, newUid))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, copied(value, newUid)]),
  )
  return isBlock(part) ? { ...fields, _uid: newUid() } : fields
}

/** The list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}
