import type { Locale } from '../market/markets.ts'
import { contentPath } from './page-path.ts'

/**
 * The story whose blocks are the columns of the footer and the bar above the header; one below it, called by a locale, is
 * that locale's own. It is no
 * page: editors see its draft, shoppers find nothing at its address.
 */
export const FOOTER_STORY = '/fusszeile/'

/** The blocks that stand around every page: in the story of the footer alone, and nothing else there. */
export const FRAME_BLOCKS: readonly string[] = ['service_bar', 'footer_column']

/** Where editors keep the footer of a locale: its own first, then the one of its language. */
export function footerStories(locale: Locale): readonly string[] {
  return [`${FOOTER_STORY}${locale}/`, FOOTER_STORY]
}

/** Whether a path or a full slug without the brand's folder is a footer's. */
export function isFooterStory(path: string): boolean {
  return contentPath(path).startsWith(FOOTER_STORY)
}
