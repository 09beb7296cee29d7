import { campaignRuleOf } from '@shop/blocks/campaign-banner/campaign-rule.ts'
import type { RawBlock } from '@shop/content/story'
import { lastCampaignChange } from '@shop/domain/content/campaign-visibility'
import { momentOf } from '@shop/domain/content/countdown'

const MINUTE = 60_000
const EVER = 0

/**
 * The time that a page's blocks are rendered for: the current minute where a clock runs on the page, and else the time
 * of the page's last change. So an unchanged page is identical byte by byte, and cached copies stay valid. Clocks use
 * the reader's own time as soon as they run.
 *
 * @see design §3 "Page cache"
 */
export function renderTime(blocks: readonly RawBlock[], now: Date): Date {
  let moment = EVER

  function look(part: unknown): void {
    if (part === null || typeof part !== 'object') return
    if ('component' in part && typeof part.component === 'string')
      moment = Math.max(moment, momentOfBlock({ ...part, component: part.component }, now))
    for (const value of Object.values(part)) look(value)
  }

  look(blocks)
  return new Date(moment)
}

type Block = { component: string; until?: unknown; showsCountdown?: unknown; dateTo?: unknown }

function momentOfBlock(block: Block, now: Date): number {
  const rule = campaignRuleOf(block)
  const since = rule ? (lastCampaignChange(rule, now)?.valueOf() ?? EVER) : EVER
  const end = endOfClock(block)
  if (end === null) return since
  return end > now
    ? Math.max(since, Math.floor(now.valueOf() / MINUTE) * MINUTE)
    : Math.max(since, end.valueOf())
}

/** When the clock that a block shows runs out; null for a block without one. */
function endOfClock({ component, until, showsCountdown, dateTo }: Block): Date | null {
  if (component === 'countdown') return typeof until === 'string' ? momentOf(until) : null
  return component === 'campaign_banner' && showsCountdown && typeof dateTo === 'string'
    ? momentOf(dateTo)
    : null
}
