import { isFooterStory } from '@shop/domain/link/footer-story'
import type { WordedKind } from '../block-words/kinds-in-words.ts'

/** What stands around every page: in the story of the footer alone, and nothing else there. */
const OF_FRAME: readonly string[] = ['service_bar', 'footer_column']

/** The kinds of blocks as a page at an address takes them. */
export function kindsAt(kinds: readonly WordedKind[], path: string): WordedKind[] {
  const isFrame = isFooterStory(path)
  return kinds.map((kind) => {
    if (OF_FRAME.includes(kind.name)) return { ...kind, isNestable: isFrame }
    if (!isFrame || kind.name !== 'page') return kind
    const fields = kind.fields.map((field) =>
      field.type === 'bloks' && field.allowed === null ? { ...field, allowed: [...OF_FRAME] } : field,
    )
    return { ...kind, fields }
  })
}
