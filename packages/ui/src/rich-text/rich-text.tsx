import type { RichTextNode } from '@shop/content/rich-text'
import type { ReactNode } from 'react'
import css from './rich-text.module.css'
import { RichTextChildren } from './rich-text-node.tsx'

export type RichTextOptions = {
  /** Makes an address without locale prefix one of this shop. */
  hrefFor: (path: string) => string
  /** Draws the blocks that stand inside the text; without it they are left out. */
  renderBlocks: ((blocks: unknown[]) => ReactNode) | null
  /** The page has its `h1` already: headings of the text begin at this level. */
  topLevel: number
}

type RichTextProps = { document: RichTextNode } & Partial<RichTextOptions>

/** A rich text as a React tree: no HTML is parsed, and no address that could run code becomes a link. */
export function RichText({ document, hrefFor = same, renderBlocks = null, topLevel = 2 }: RichTextProps) {
  return (
    <div className={css.text}>
      <RichTextChildren nodes={document.content} options={{ hrefFor, renderBlocks, topLevel }} />
    </div>
  )
}

function same(path: string): string {
  return path
}
