import { campaignRuleOf } from '@shop/blocks/campaign-banner/campaign-rule.ts'
import type { RawBlock } from '@shop/content/story'
import { campaignChangeAt, isCampaignVisible, type PageFacts } from '@shop/domain/content/campaign-visibility'
import { momentOf } from '@shop/domain/content/countdown'

/** Blocks as they are shown, and the moment until which that holds; null for good. */
export type ShownBlocks = { blocks: RawBlock[]; until: Date | null }

/**
 * The blocks of a story without the campaigns that are not seen here and now, however deep they stand. What is left out
 * is in neither the document nor its data, so that tomorrow's prices cannot be read today. A campaign whose fields are
 * broken stays, to be reported; it is drawn nowhere.
 *
 * @see spec §3 "Campaign visibility rule"
 */
export function shownBlocks(blocks: readonly RawBlock[], facts: PageFacts, now: Date): ShownBlocks {
  let until: Date | null = null

  function isShown(part: unknown): boolean {
    if (!isBlock(part)) return true
    const rule = campaignRuleOf(part)
    const change = rule ? campaignChangeAt(rule, now) : endOfCountdown(part, now)
    if (change !== null && (until === null || change < until)) until = change
    return rule === null || isCampaignVisible(rule, facts, now)
  }

  function walked(part: unknown): unknown {
    if (Array.isArray(part)) return part.filter(isShown).map(walked)
    return part !== null && typeof part === 'object' ? inside(part) : part
  }

  function inside<Part extends object>(part: Part): Part
  function inside(part: object): object {
    const fields = Object.entries(part).map(([name, value]) => [name, isShown(value) ? walked(value) : null])
    return Object.fromEntries(fields)
  }

  const shown = blocks.filter(isShown).map((block) => inside(block))
  return { blocks: shown, until }
}

/** A clock that has run out says something else, or nothing. */
function endOfCountdown(block: RawBlock, now: Date): Date | null {
  if (block.component !== 'countdown' || typeof block.until !== 'string') return null
  const end = momentOf(block.until)
  return end !== null && end > now ? end : null
}

function isBlock(part: unknown): part is RawBlock {
  return (
    part !== null && typeof part === 'object' && 'component' in part && typeof part.component === 'string'
  )
}
