import type { Api } from '@shop/api-client/contract/define-call'
import { FooterColumnSchema } from '@shop/blocks/footer-column/footer-column-fields.ts'
import { ServiceBarSchema } from '@shop/blocks/service-bar/service-bar-fields.ts'
import type { ContentClient } from '@shop/content/content-client'
import type { LinkField } from '@shop/content/fields'
import { shopSlug } from '@shop/content/shop-slug'
import type { RawBlock, Story } from '@shop/content/story'
import { FOOTER_STORY, isFooterStory } from '@shop/domain/link/footer-story'
import { type FooterTarget, footerTarget, frameTarget } from '@shop/domain/link/footer-target'
import { contentPath } from '@shop/domain/link/page-path'
import type { BrowserShop } from '@shop/domain/shop/browser-shop'
import * as v from 'valibot'
import { isTargetThere } from './is-target-there.ts'

/** Where a brand sells, and where it keeps its stories. */
export type StorySites = {
  folder: string
  shops: readonly {
    shop: Pick<BrowserShop, 'features' | 'market' | 'locale'>
    api: Api
    content: Pick<ContentClient, 'story'>
  }[]
}

/**
 * Links of a footer's story, and of the bar above the header in it, that would lead nowhere in any of its shops, one line
 * each with its place. A page that only
 * some countries have is left out of the footer of the others.
 */
export async function goneTargets(story: Story, { folder, shops }: StorySites): Promise<string[]> {
  const inFolder = (slug: string) => contentPath(shopSlug(slug, { folder, languages: [] }))
  const at = inFolder(story.full_slug)
  if (!isFooterStory(at)) return []

  const own =
    at === FOOTER_STORY ? shops : shops.filter(({ shop }) => at === `${FOOTER_STORY}${shop.locale}/`)
  const isSomewhere = async (target: FooterTarget) => {
    if (target.kind !== 'own') return true
    const answers = await Promise.all(
      own.map(({ shop, api, content }) => isTargetThere(target, shop, { api, content })),
    )
    return answers.length === 0 || answers.some((isThere) => isThere)
  }
  const problems = story.content.body.flatMap((block, at) =>
    linksIn(block).map(async ({ place, link: { href, kind }, targetOf }) => {
      const path = kind === 'story' && href !== '' ? inFolder(href) : href
      return (await isSomewhere(targetOf(path)))
        ? []
        : [
            `${place.row} at body[${at}].${place.field}[${place.index}]: link: nothing is at ${path}, neither a page nor a category nor a store: write another path`,
          ]
    }),
  )
  return (await Promise.all(problems)).flat()
}

type FrameLink = {
  place: { row: string; field: string; index: number }
  link: LinkField
  targetOf: (href: string) => FooterTarget
}

/** The links of a block of the frame, each with its place. */
function linksIn(block: RawBlock): FrameLink[] {
  if (block.component === 'footer_column') {
    const parsed = v.safeParse(FooterColumnSchema, block)
    const links = parsed.success ? parsed.output.links : []
    return links.map(({ link }, index) => ({
      place: { row: 'footer_link', field: 'links', index },
      link,
      targetOf: footerTarget,
    }))
  }
  if (block.component !== 'service_bar') return []
  const parsed = v.safeParse(ServiceBarSchema, block)
  const notes = parsed.success ? parsed.output.notes : []
  return notes.flatMap(({ link }, index) =>
    link === null
      ? []
      : [{ place: { row: 'service_note', field: 'notes', index }, link, targetOf: frameTarget }],
  )
}
