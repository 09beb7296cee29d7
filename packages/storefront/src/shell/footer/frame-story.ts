import { isContentUnavailable } from '@shop/content/service/content-failure'
import type { Story } from '@shop/content/story'
import { footerStories } from '@shop/domain/link/footer-story'
import type { FooterTarget } from '@shop/domain/link/footer-target'
import { shopPath } from '@shop/domain/origin/shop-address'
import { storyAsSpelled } from '../../loading/story-as-spelled.ts'
import type { PageServices, ShopFacts } from '../../router-context.ts'
import { isTargetThere } from './is-target-there.ts'

export type FrameFacts = Pick<ShopFacts, 'shop' | 'origins'>
export type FrameServices = Pick<PageServices, 'api' | 'content'>

/**
 * Where editors have put a kind of block around the pages of a locale: its own story, or else the one of all. Null where
 * none has such a block, or the content service is down.
 */
export async function frameStory(
  component: string,
  { shop }: FrameFacts,
  { content }: FrameServices,
): Promise<Story | null> {
  const { language } = shop.market
  try {
    for (const path of footerStories(shop.locale)) {
      const story = await content.story(path, { language, locale: shop.locale })
      if (story?.content.body.some((block) => block.component === component))
        return storyAsSpelled(story, shop.market)
    }
  } catch (failure) {
    if (!(failure instanceof Error && isContentUnavailable(failure))) throw failure
  }
  return null
}

export type FrameAddress = { href: string; problem: null } | { href: null; problem: string }

/**
 * The address of a link on this shop's pages, or why it has none.
 *
 * @param written what the editor wrote, and what is wrong with it
 */
export async function addressOf(
  target: FooterTarget,
  written: { href: string; problem: string | null },
  { shop, origins }: FrameFacts,
  services: FrameServices,
): Promise<FrameAddress> {
  if (target.kind === 'refused') return { href: null, problem: written.problem ?? target.reason }
  if (target.kind === 'outside') return { href: written.href, problem: null }
  return (await isTargetThere(target, shop, services))
    ? { href: shopPath(shop.locale, target.href, origins), problem: null }
    : { href: null, problem: `nothing is at ${written.href} any more` }
}
