import type { RichTextNode } from '@shop/content/rich-text'
import { BlockSchema } from '@shop/content/story'
import * as v from 'valibot'
import { RichText } from '../rich-text/rich-text.tsx'
import { useBlockSurroundings } from './block-context.ts'
import { BlockList } from './block-list.tsx'

/** A rich text of a block: its links are this shop's, and blocks inside it are drawn too. */
export function ContentText({ document, topLevel = 2 }: { document: RichTextNode; topLevel?: number }) {
  const { hrefFor } = useBlockSurroundings()

  return (
    <RichText
      document={document}
      hrefFor={hrefFor}
      topLevel={topLevel}
      renderBlocks={(blocks) => <BlockList blocks={blocks.filter((block) => v.is(BlockSchema, block))} />}
    />
  )
}
