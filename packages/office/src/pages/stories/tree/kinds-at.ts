import { FRAME_BLOCKS, isFooterStory } from '@shop/domain/link/footer-story'
import type { WordedKind } from '../block-words/kinds-in-words.ts'

/** The kinds of blocks as a page at an address takes them. */
export function kindsAt(kinds: readonly WordedKind[], path: string): WordedKind[] {
  const isFrame = isFooterStory(path)
  return kinds.map((kind) => {
    if (FRAME_BLOCKS.includes(kind.name)) return { ...kind, isNestable: isFrame }
    if (!isFrame || kind.name !== 'page') return kind
    const fields = kind.fields.map((field) =>
      field.type === 'bloks' && field.allowed === null ? { ...field, allowed: [...FRAME_BLOCKS] } : field,
    )
    return { ...kind, fields }
  })
}
