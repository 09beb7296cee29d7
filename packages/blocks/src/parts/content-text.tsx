import type { RichTextNode } from '@shop/content/rich-text'
import { BlockSchema } from '@shop/content/story'
import { RichText } from '@shop/ui/rich-text/rich-text'
import * as v from 'valibot'
import { BlockList } from '../block-list.tsx'
import { useBlockPlace } from '../block-place.ts'
import { blockAnchors } from '../page-headings/page-headings.ts'
import { useShopSlots } from '../shop-slots.ts'

type ContentTextProps = { document: RichTextNode; topLevel?: number; size?: 'usual' | 'small' }

/**
 * A rich text of a block: its links are this shop's, blocks inside it are drawn too, and its headings begin at the level
 * of its place, or at `topLevel`.
 */
export function ContentText({ document, topLevel, size = 'usual' }: ContentTextProps) {
  const { hrefFor, report } = useShopSlots()
  const { level, story, path, page, uid } = useBlockPlace()

  return (
    <RichText
      document={document}
      hrefFor={hrefFor}
      size={size}
      topLevel={topLevel ?? level}
      anchors={blockAnchors(page, uid)}
      onUnknown={(what) => report({ block: 'rich text', uid: path, story, path, problem: `unknown ${what}` })}
      renderBlocks={(blocks) => (
        <BlockList blocks={blocks.filter((block) => v.is(BlockSchema, block))} field="blok" isInside />
      )}
    />
  )
}
