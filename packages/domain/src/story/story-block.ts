/** A block of a story: its kind, its id, and fields that may hold blocks. */
export type Block = Record<string, unknown> & { _uid: string; component: string }

/** Whether something in a story is a block. */
export function isBlock(value: unknown): value is Block {
  return (
    typeof value === 'object' &&
    value !== null &&
    '_uid' in value &&
    typeof value._uid === 'string' &&
    'component' in value &&
    typeof value.component === 'string'
  )
}

/** The blocks of a field; none for a field that was never touched. */
export function blocksIn(value: unknown): Block[] {
  return Array.isArray(value) ? value.filter(isBlock) : []
}

/** What a block says first, so that one of five texts is recognised. */
export function firstWords(block: Block): string {
  const own = Object.entries(block).filter(
    ([name]) => !['_uid', 'component'].includes(name) && !name.includes('__'),
  )
  const named = ['headline', 'label', 'title', 'question', 'name', 'text'].map((name) => block[name])
  const all = [...named, ...own.map(([, value]) => value)]
  const words = all.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  return words === undefined ? '' : words.slice(0, 80)
}
