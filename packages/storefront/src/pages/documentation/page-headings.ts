import { RichTextNodeSchema } from '@shop/content/rich-text'
import type { RawBlock } from '@shop/content/story'
import { richTextSurvey } from '@shop/ui/rich-text/rich-text-survey.ts'
import * as v from 'valibot'

export type PageHeading = { words: string; anchor: string }

/** The headings of a page's texts, in its order. A field that is no text of ours has none. */
export function pageHeadings(blocks: readonly RawBlock[]): PageHeading[] {
  return blocks.flatMap((block) =>
    Object.values(block).flatMap((field) => {
      const text = v.safeParse(RichTextNodeSchema, field)
      if (!text.success || text.output.type !== 'doc') return []
      return richTextSurvey(text.output).headings.map(({ words, anchor }) => ({ words, anchor }))
    }),
  )
}
