import { oncePerObject } from '@shop/content/once-per-object'
import type { Story } from '@shop/content/story'
import type { Market } from '@shop/domain/market/markets'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import { inSwissGerman } from '@shop/i18n/regional'

const spelled = oncePerObject((story: Story) => inSwissGerman(story))

/** A story as its market spells it: German ones as Switzerland writes them there, every other as it is. @see product §2 */
export function storyAsSpelled(story: Story | null, market: Market): Story | null {
  if (story === null || !readsSwissGerman(market)) return story
  return spelled(story)
}
