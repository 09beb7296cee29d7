import type { Story } from '@shop/content/story'
import type { Market } from '@shop/domain/market/markets'
import { readsSwissGerman } from '@shop/domain/market/swiss-german'
import { inSwissGerman } from '@shop/i18n/regional'

/** A story is read for many pages and never changed: it is spelled anew once. */
const spelled = new WeakMap<Story, Story>()

/** A story as its market spells it: German ones as Switzerland writes them there, every other as it is. @see product §2 */
export function storyAsSpelled(story: Story | null, market: Market): Story | null {
  if (story === null || !readsSwissGerman(market)) return story
  const known = spelled.get(story) ?? inSwissGerman(story)
  spelled.set(story, known)
  return known
}
