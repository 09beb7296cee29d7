import { createContext, useContext } from 'react'
import type { ContentBlock } from './define-block.tsx'
import type { AnyNeed } from './needs/any-need.ts'
import type { Loaded } from './needs/need.ts'

/** The page of the blocks. */
export type BlockPage = {
  /** Every kind of block this shop knows, by its name. */
  registry: ReadonlyMap<string, ContentBlock>
  /** What the page has loaded; stories make it up for the need that asks. */
  loadedFor: (need: AnyNeed) => Loaded
  /** ISO moment that the page is rendered for, the same for all readers: clocks start from here. */
  now: string
  /** An editor looks at a draft: what is not seen yet is shown, and says so. */
  isDraft: boolean
  /** Shows what is wrong with a block in its place. Off in production: there a broken block is left out. */
  showsProblems: boolean
}

export const BlockPageContext = createContext<BlockPage | null>(null)

/**
 * The page around a block.
 *
 * @throws where no page is around, which no shopper ever sees
 */
export function useBlockPage(): BlockPage {
  const page = useContext(BlockPageContext)
  if (page === null) throw new Error('No BlockPageContext around the block.')
  return page
}
