import { richText } from '@shop/content/fields'
import type { RawBlock } from '@shop/content/story'
import * as v from 'valibot'
import { headingAnchor } from '../../rich-text/heading-anchor.ts'
import { richTextSurvey } from '../../rich-text/rich-text-survey.ts'

export type PageHeading = { words: string; anchor: string; isBelow: boolean }

/** Fields that rich texts stand in, by the blocks that belong to the running text. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['rich_text', 'text'],
  ['legal_text', 'text'],
])
/** Headings below these two levels of a text are too small for a table of contents. */
const LEVELS = 2

/**
 * What a table of contents lists: headings of the page's texts and its headline blocks, in their order, the first of each
 * anchor. Blocks inside others are looked through too.
 */
export function pageHeadings(blocks: readonly RawBlock[]): PageHeading[] {
  const found = new Map<string, PageHeading>()
  const add = (words: string, anchor: string, isBelow: boolean) => {
    if (anchor !== '' && !found.has(anchor)) found.set(anchor, { words, anchor, isBelow })
  }

  const look = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || depth > MOST_LEVELS) return
    if (Array.isArray(part)) {
      for (const inner of part) look(inner, depth + 1)
      return
    }
    const block: Record<string, unknown> = { ...part }
    const field = TEXTS.get(String(block.component))
    if (field !== undefined) {
      const text = v.safeParse(richText, block[field])
      if (!text.success) return
      const { headings, topHeading } = richTextSurvey(text.output)
      for (const { words, anchor, level } of headings) {
        if (level < (topHeading ?? level) + LEVELS) add(words, anchor, level !== topHeading)
      }
    } else if (block.component === 'headline' && typeof block.headline === 'string') {
      add(block.headline, headingAnchor(block.headline), false)
    } else {
      for (const inner of Object.values(block)) look(inner, depth + 1)
    }
  }
  // The first block titles the page; nobody needs a link to where the page begins.
  const [first, ...others] = blocks
  look(first?.component === 'headline' ? others : blocks, 0)
  return [...found.values()]
}

/** Blocks in rows in blocks: more nobody builds, and a story that holds itself must end. */
const MOST_LEVELS = 24
