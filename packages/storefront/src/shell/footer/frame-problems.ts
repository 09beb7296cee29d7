import type { Api } from '@shop/api-client/contract/define-call'
import { FooterColumnSchema } from '@shop/blocks/footer-column/footer-column-fields.ts'
import { ServiceBarSchema } from '@shop/blocks/service-bar/service-bar-fields.ts'
import type { ContentClient } from '@shop/content/content-client'
import type { LinkField } from '@shop/content/fields'
import { shopSlug } from '@shop/content/shop-slug'
import type { RawBlock, Story } from '@shop/content/story'
import { FOOTER_STORY, FRAME_BLOCKS, isFooterStory } from '@shop/domain/link/footer-story'
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
 * What is wrong with what a story puts around every page, one line each with its place: a block of the frame in a story
 * that is no footer's, a second bar, and links that would lead nowhere in any of its shops. A page that only some countries
 * have is left out of the frame of the others.
 */
export async function frameProblems(story: Story, { folder, shops }: StorySites): Promise<string[]> {
  const inFolder = (slug: string) => contentPath(shopSlug(slug, { folder, languages: [] }))
  const at = inFolder(story.full_slug)
  const { body } = story.content
  if (!isFooterStory(at))
    return body.flatMap(({ component }, place) =>
      FRAME_BLOCKS.includes(component)
        ? [`${component} at body[${place}]: nobody sees it here: move it to the story ${FOOTER_STORY}`]
        : [],
    )

  const own =
    at === FOOTER_STORY ? shops : shops.filter(({ shop }) => at === `${FOOTER_STORY}${shop.locale}/`)
  const isSomewhere = async (target: FooterTarget) => {
    if (target.kind !== 'own') return true
    const answers = await Promise.all(
      own.map(({ shop, api, content }) => isTargetThere(target, shop, { api, content })),
    )
    return answers.length === 0 || answers.some((isThere) => isThere)
  }
  const isBar = ({ component }: RawBlock) => component === 'service_bar'
  const first = body.findIndex(isBar)
  const twice = body.flatMap((block, place) =>
    isBar(block) && place !== first
      ? [`service_bar at body[${place}]: there is one at body[${first}] already: remove it`]
      : [],
  )
  const problems = body.flatMap((block, place) =>
    linksIn(block).map(async ({ row, link: { href, kind }, targetOf }) => {
      const path = kind === 'story' && href !== '' ? inFolder(href) : href
      return (await isSomewhere(targetOf(path)))
        ? []
        : [
            `${row.name} at body[${place}].${row.field}[${row.index}]: link: nothing is at ${path}, neither a page nor a category nor a store: write another path`,
          ]
    }),
  )
  return [...twice, ...(await Promise.all(problems)).flat()]
}

type FrameLink = {
  row: { name: string; field: string; index: number }
  link: LinkField
  targetOf: (href: string) => FooterTarget
}

/** The links of a block of the frame, each with its place. */
function linksIn(block: RawBlock): FrameLink[] {
  if (block.component === 'footer_column') {
    const parsed = v.safeParse(FooterColumnSchema, block)
    const links = parsed.success ? parsed.output.links : []
    return links.map(({ link }, index) => ({
      row: { name: 'footer_link', field: 'links', index },
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
      : [{ row: { name: 'service_note', field: 'notes', index }, link, targetOf: frameTarget }],
  )
}
