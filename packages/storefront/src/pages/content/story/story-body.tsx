import { PageWidth } from '@shop/ui/layout/page-width'
import type { BlockData } from '../needs/block-data.ts'
import { DraftProblems } from './draft-problems.tsx'
import { bringsTitle, StoryBlocks } from './story-blocks.tsx'
import css from './story-body.module.css'
import type { StoryView } from './story-view.ts'

const NONE: readonly string[] = []

type StoryBodyProps = { story: StoryView; data: BlockData; isHome?: boolean }

/** A page that editors have built from blocks. Its title is that of the block that opens it, or the page's title. */
export function StoryBody({ story, data, isHome = false }: StoryBodyProps) {
  const [first] = story.blocks
  const hasTitle = first !== undefined && bringsTitle(first)

  return (
    <>
      <DraftProblems problems={story.problems ?? NONE} />
      {hasTitle || isHome ? null : (
        <PageWidth size="reading">
          <h1 className={css.title}>{story.title}</h1>
        </PageWidth>
      )}
      <StoryBlocks
        story={story.slug}
        blocks={story.blocks}
        data={data}
        below={hasTitle || isHome ? 'nothing' : 'title'}
      />
    </>
  )
}
