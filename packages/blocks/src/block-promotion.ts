import type { RawBlock } from '@shop/content/story'
import { manualPromotion } from '@shop/domain/content/manual-promotion'

/**
 * The promotion that an editor has made of a block, whatever its kind, by filling in the four fields `promotion_id`,
 * `promotion_name`, `promotion_creative` and `promotion_slot`; null if any of them is empty.
 *
 * @see spec §7 "manual promotion string"
 */
export function blockPromotion(block: RawBlock): string | null {
  return manualPromotion({
    id: words(block.promotion_id),
    name: words(block.promotion_name),
    creative: words(block.promotion_creative),
    slot: words(block.promotion_slot),
  })
}

const PARTS = ['promotion_id', 'promotion_name', 'promotion_creative', 'promotion_slot'] as const

/**
 * Why a block is not tracked as a promotion although some of the four fields are filled in: one is empty. Null for all
 * others.
 */
export function promotionProblem(block: RawBlock): string | null {
  const empty = PARTS.filter((part) => !words(block[part])?.trim())
  if (empty.length === 0 || empty.length === PARTS.length) return null
  return `${empty.join(', ')}: empty, so nobody counts this promotion; fill in all four fields or none`
}

function words(field: unknown): string | null {
  return typeof field === 'string' ? field : null
}
