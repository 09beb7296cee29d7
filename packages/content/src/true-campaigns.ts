import { momentOf } from '@shop/domain/content/countdown'
import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import type { Market } from '@shop/domain/market/markets'
import { isoDay } from '@shop/domain/person/birth-date'
import { type CampaignPromise, campaignPromises } from '@shop/domain/promotion/promise/campaign-promises'
import { untruePromises } from '@shop/domain/promotion/promise/untrue-promises'
import type { Promotion } from '@shop/domain/promotion/promotion'
import { plainCode } from '@shop/domain/promotion/promotions-in-turn'
import { closedReasons } from '@shop/domain/promotion/turn/closed-reasons'
import type { Story } from './story.ts'
import { fieldWords, ownTexts, storyOf } from './story-blocks.ts'

type Place = {
  market: Market
  now: Date
  /** All of the shop, in the words and the currency of the market. */
  promotions: readonly Promotion[]
  report: (problem: string) => void
}

/** Blocks that advertise a promotion, and by which of their fields they name it. */
const ADVERTISING = ['campaign_banner', 'voucher_teaser']

/**
 * A story without the campaigns and vouchers whose numbers are not those of the promotion that they name: its share, its
 * minimum, its last day. One that promises numbers of a promotion which is not there, or closed, goes as well.
 *
 * @see eu-duties C-09b; Directive 2005/29/EC art. 6(1)(d)
 */
export function trueCampaigns(story: Story, place: Place): Story {
  const { market, now, report } = place
  if (!isOwed(DUTIES['C-09b'], market, now)) return story
  return storyOf(story, (block) => {
    const problems = campaignProblems(block, place)
    for (const problem of problems) report(`a campaign is left out in ${market.locale}: ${problem}`)
    return problems.length === 0
  })
}

function campaignProblems(block: object, place: Place): string[] {
  const fields: Partial<Record<string, unknown>> = { ...block }
  if (typeof fields.component !== 'string' || !ADVERTISING.includes(fields.component)) return []
  const { market, now, promotions } = place
  const named = { id: fieldWords(fields.promotion_id), code: fieldWords(fields.code) }
  const promises = [...ownTexts(block).flatMap(campaignPromises), ...clockPromises(fields, market)]
  if ((named.id === null && named.code === null) || promises.length === 0) return []

  const promotion = namedPromotion(named, promotions)
  if (typeof promotion === 'string') return [promotion]
  const [closed] = closedReasons(promotion, { now, locale: market.locale, usage: new Map() })
  return closed === undefined
    ? untruePromises(promises, promotion, market)
    : [`the promotion "${promotion.id}" does not hold there now: ${closed.key}`]
}

/**
 * The promotion that a block names; a sentence where there is none, or where there are two. A code that is known is
 * enough: beside it the name may be one for the statistics alone.
 */
function namedPromotion(
  { id, code }: { id: string | null; code: string | null },
  promotions: readonly Promotion[],
): Promotion | string {
  const byId = promotions.find((one) => one.id === id)
  const plain = code === null ? null : plainCode(code)
  const byCode = promotions.find((one) => one.code !== null && plainCode(one.code) === plain)
  if (byId && byCode && byId !== byCode)
    return `it names the promotion "${byId.id}" and the code of "${byCode.id}"`
  return byCode ?? byId ?? `there is no promotion "${id ?? code}" that gives what it promises`
}

/** A clock that runs down promises a last day without a word. */
function clockPromises(
  { showsCountdown, dateTo }: Partial<Record<string, unknown>>,
  { timezone }: Market,
): CampaignPromise[] {
  const end = showsCountdown === true && typeof dateTo === 'string' ? momentOf(dateTo) : null
  if (end === null) return []
  const last = isoDay(end, timezone)
  const [year = 0, month = 0, day = 0] = last.split('-').map(Number)
  return [{ kind: 'until', end: { day, month, year }, words: `a clock until ${last}` }]
}
