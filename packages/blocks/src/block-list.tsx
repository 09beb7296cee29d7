import { editableAttributes } from '@shop/content/editable'
import type { RawBlock } from '@shop/content/story'
import { useBlockPage } from './block-page.ts'
import { BlockPlaceContext, type HeadingLevel, useBlockPlace } from './block-place.ts'
import { blockPromotion, promotionProblem } from './block-promotion.ts'
import { BlockProblemNote } from './parts/block-problem-note.tsx'
import { useShopSlots } from './shop-slots.ts'

type BlockListProps = {
  blocks: readonly RawBlock[]
  /** Name of the field that holds them, and the number of the first one, for the log. */
  field?: string
  from?: number
  /** Every block of the page, where the page's own list is only a part of them. */
  page?: readonly RawBlock[]
  /** Slug of the story, where its first list begins. */
  story?: string
  /** Where a page's own list begins: what the page shows before it. Without it the list is the page's beginning. */
  below?: 'nothing' | 'title' | 'content'
  /** Level of the blocks' titles; without it the same as the block around has. */
  level?: HeadingLevel
  /** The blocks get their room from the block around: no page width, no distance of their own. */
  isInside?: boolean
}

/** No page is deeper, and a story that holds itself would never end. */
const MOST_BLOCKS_AROUND = 12

/**
 * Draws blocks in their order. An unknown block, or one whose fields do not match, is reported and left out; the rest
 * of the page stays.
 */
export function BlockList(props: BlockListProps) {
  const { blocks, field = 'body', from = 0, story, page, below = 'nothing', level, isInside = false } = props
  const around = useBlockPlace()
  const known = new Set<string>()

  return blocks.map((block, index) => {
    const key = known.has(block._uid) ? `${block._uid}-${index}` : block._uid
    known.add(key)
    const place = {
      story: story ?? around.story,
      path: `${around.path === '' ? '' : `${around.path}.`}${field}[${from + index}]`,
      uid: block._uid,
      page: around.depth === 0 ? (page ?? blocks) : around.page,
      depth: around.depth + 1,
      level: level ?? around.level,
      frame: isInside ? ('inside' as const) : around.frame,
      isFirst: around.isFirst && from + index === 0 && below !== 'content',
      opensPage: around.depth === 0 && index === 0 && below === 'nothing',
      editable: editableAttributes(block._editable),
    }
    return (
      <BlockPlaceContext key={key} value={place}>
        <PlacedBlock block={block} />
      </BlockPlaceContext>
    )
  })
}

function PlacedBlock({ block }: { block: RawBlock }) {
  const { registry } = useBlockPage()
  const { renderPromotion } = useShopSlots()
  const { depth } = useBlockPlace()
  const kind = registry.get(block.component)

  if (depth > MOST_BLOCKS_AROUND)
    return <BlockProblemNote block={block} problems={[`more than ${MOST_BLOCKS_AROUND} blocks around it`]} />
  if (!kind) return <BlockProblemNote block={block} problems={['unknown block']} />
  const problem = promotionProblem(block)
  const drawn = (
    <>
      {problem === null ? null : <BlockProblemNote block={block} problems={[problem]} />}
      <kind.Block block={block} />
    </>
  )
  const promotion = blockPromotion(block)
  return promotion === null ? drawn : renderPromotion(promotion, drawn)
}
