import { PageWidth } from '@shop/ui/layout/page-width'
import type { StoryView } from '../content-loader.ts'
import { DraftProblems } from '../drafts/draft-problems.tsx'
import type { BlockData } from '../needs/block-data.ts'
import { bringsTitle, StoryBlocks } from './story-blocks.tsx'
import css from './story-page.module.css'

const NONE: readonly string[] = []

type StoryPageProps = { story: StoryView; data: BlockData; isHome?: boolean }

/** A page that editors have built from blocks. Its title is that of the block that opens it, or the page's title. */
export function StoryPage({ story, data, isHome = false }: StoryPageProps) {
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
