import { type Block, blocksIn, firstWords, isBlock } from './story-block.ts'

/** One thing that is different between two states of a page. */
export type StoryChange = {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** The block's kind; null is the page itself. */
  component: string | null
  words: string
  /** Fields that are different, as the content names them. */
  fields: string[]
  /** What it was; null for something new. */
  was: object | null
  /** What it is; null for something that is gone. */
  now: object | null
}

type Placed = { block: Block; place: string }

/** What is different from one state to the other, in the order of the page. A block that moved with its list counts once. */
export function storyChanges(before: object, after: object): StoryChange[] {
  const old = new Map(placed(before).map((one) => [one.block._uid, one]))
  const fresh = placed(after)
  const known = new Set(fresh.map(({ block }) => block._uid))
  const ofPage = differentFields(before, after)
  const page: StoryChange[] =
    ofPage.length > 0
      ? [{ kind: 'changed', component: null, words: '', fields: ofPage, was: before, now: after }]
      : []
  const changed = fresh.flatMap(({ block, place }): StoryChange[] => {
    const was = old.get(block._uid)
    if (was === undefined) return [said('added', block, { was: null, now: block })]
    const sides = { was: was.block, now: block }
    const fields = differentFields(was.block, block)
    if (fields.length > 0) return [{ ...said('changed', block, sides), fields }]
    return was.place === place ? [] : [said('moved', block, sides)]
  })
  const removed = [...old.values()]
    .filter(({ block }) => !known.has(block._uid))
    .map(({ block }) => said('removed', block, { was: block, now: null }))
  return [...page, ...changed, ...removed]
}

function said(kind: StoryChange['kind'], block: Block, sides: Pick<StoryChange, 'was' | 'now'>): StoryChange {
  return { kind, component: block.component, words: firstWords(block), fields: [], ...sides }
}

/** Every block with what it stands in and behind which other one. */
function placed(value: object, owner = ''): Placed[] {
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'object' || part === null) return []
    const blocks = blocksIn(part)
    if (blocks.length === 0) return isBlock(part) ? [] : placed(part, owner)
    return blocks.flatMap((block, index) => [
      { block, place: `${owner}.${name} ${blocks[index - 1]?._uid ?? ''}` },
      ...placed(block, block._uid),
    ])
  })
}

/** Fields whose own values differ; blocks inside of them answer for themselves. */
function differentFields(before: object, after: object): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => {
    const [one, other] = [Reflect.get(before, name), Reflect.get(after, name)]
    if (blocksIn(one).length > 0 || blocksIn(other).length > 0) return false
    return JSON.stringify(one ?? '') !== JSON.stringify(other ?? '')
  })
}
