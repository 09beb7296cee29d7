import type { RawBlock } from '@shop/content/story'
import { AroundBlocks } from '../around-blocks.tsx'
import { BlockList } from '../block-list.tsx'
import { storyPage, storyShop } from './block-story.tsx'
import css from './example-page.module.css'

/** Blocks as pictures in the notes: as wide as on a desktop, and drawn small. */
export function ExamplePage({ blocks }: { blocks: readonly RawBlock[] }) {
  return (
    <div className={css.small}>
      <AroundBlocks page={storyPage} shop={storyShop}>
        <BlockList blocks={[...blocks]} />
      </AroundBlocks>
    </div>
  )
}
