import { type Block, block } from './story-blocks.ts'
import type { StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

type Around = {
  slug: string
  title: StoryText
  description: StoryText
  above: readonly Block[]
  /** What stands among them. */
  within?: readonly Block[]
  below: readonly Block[]
}

/** What editors put around the products of a category; the block `listing` marks their place. */
export function category({ above, within = [], below, ...page }: Around): StoryPage {
  return { ...page, body: [...above, block('listing', {}), ...within, ...below] }
}
