import { DUTIES } from '@shop/domain/duties/duties'
import { isOwed } from '@shop/domain/duties/duty'
import { refusedWords } from '@shop/domain/duties/refused-words'
import { unnamedDiscount } from '@shop/domain/duties/unnamed-discount'
import type { Market } from '@shop/domain/market/markets'
import { LEGAL_PAGES } from '@shop/domain/shop/legal-pages'
import { markReasons } from './mark-reasons.ts'
import type { Story } from './story.ts'
import { fieldWords, ownTexts, storyOf } from './story-blocks.ts'

type Place = { market: Market; now: Date; report: (problem: string) => void }

/** Texts that advertise nothing: the law's own, and what editors read about writing. */
const NO_ADVERTISING: readonly string[] = LEGAL_PAGES.map(({ path }) => path.replaceAll('/', ''))
const DOCUMENTATION = 'documentation'
/** The block that advertises a promotion; a voucher's own always has its code. */
const CAMPAIGN = 'campaign_banner'

/**
 * A published story without the blocks whose words the law refuses in this market now; null where its address has such a
 * word. Each is reported with its words.
 *
 * @see eu-duties C-02, C-03, C-09, C-13
 */
export function allowedStory(story: Story, path: string, { market, now, report }: Place): Story | null {
  const inside = path.replaceAll(/^\/|\/$/g, '')
  if (NO_ADVERTISING.includes(inside) || inside.split('/')[0] === DOCUMENTATION) return story

  const reasonsOf = (text: string) => refusedWords(text, market, now)
  const ofAddress = reasonsOf(inside.replaceAll(/[/-]/g, ' '))
  if (ofAddress.length > 0) {
    report(`it is left out in ${market.locale}: its address says ${ofAddress.join(', ')}`)
    return null
  }
  const isAllowed = (block: object) => {
    const reasons = [
      ...ownTexts(block).flatMap(reasonsOf),
      ...(isOwed(DUTIES['C-02b'], market, now) ? markReasons(block) : []),
      ...(isOwed(DUTIES['C-09'], market, now) ? campaignReasons(block) : []),
    ]
    if (reasons.length > 0) report(`a block is left out in ${market.locale}: ${reasons.join(', ')}`)
    return reasons.length === 0
  }
  return storyOf(story, isAllowed)
}

/** Why a campaign may not be shown: it promises a discount and names neither promotion nor code. */
function campaignReasons(block: object): string[] {
  if (!('component' in block) || block.component !== CAMPAIGN) return []
  const discount = unnamedDiscount(ownTexts(block), {
    promotion: 'promotion_id' in block ? fieldWords(block.promotion_id) : null,
    code: 'code' in block ? fieldWords(block.code) : null,
  })
  return discount === null
    ? []
    : [`"${discount}" is a discount: name the promotion that gives it as promotion_id, or its code`]
}
