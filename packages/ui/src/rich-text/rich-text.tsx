import type { RichTextNode } from '@shop/content/rich-text'
import { type ReactNode, useMemo } from 'react'
import css from './rich-text.module.css'
import { RichTextChildren } from './rich-text-node.tsx'
import { richTextSurvey } from './rich-text-survey.ts'

export type RichTextOptions = {
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** Draws the blocks that stand inside the text; without it they are left out. */
  renderBlocks: ((blocks: unknown[]) => ReactNode) | null
  /** The page has its `h1` already: headings of the text begin at this level. */
  topLevel: number
  /** Called for an unknown kind of node or mark, whose words are shown all the same. */
  onUnknown: (what: string) => void
}

type RichTextProps = {
  document: RichTextNode
  /** `small`: beside something else, in a card or a column. */
  size?: 'usual' | 'small'
  /** Ids of its headings in their order, where they have to be one of a kind on the page; without, in the text. */
  anchors?: readonly string[]
} & Partial<RichTextOptions>

/**
 * A rich text as a React tree: no HTML is parsed, no address that could run code becomes a link, and no colour that
 * could not be read is taken. Nothing for a text without words.
 *
 * @see integrations §2.5
 */
export function RichText(props: RichTextProps) {
  const { document, size, anchors, hrefFor = same, renderBlocks = null, topLevel = 2 } = props
  const { onUnknown = nobody } = props
  const survey = useMemo(() => richTextSurvey(document, anchors), [document, anchors])
  if (isEmpty(document)) return null

  return (
    <div className={css.text} data-size={size}>
      <RichTextChildren
        nodes={document.content}
        depth={0}
        options={{ hrefFor, renderBlocks, topLevel, onUnknown, survey }}
      />
    </div>
  )
}

/** A field that an editor has opened and left again holds one empty paragraph. */
function isEmpty({ content }: RichTextNode): boolean {
  return content.every((node) => node.type === 'paragraph' && node.content.length === 0)
}

function same(path: string): string {
  return path
}

function nobody(): void {}
