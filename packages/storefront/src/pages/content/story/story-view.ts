import type { RawBlock } from '@shop/content/story'

/** What a content page shows of its story. */
export type StoryView = {
  slug: string
  title: string
  blocks: RawBlock[]
  /** What its editor has to put right in the fields of the page itself; a draft says so. */
  problems?: string[]
}
