import type { Api } from '@shop/api-client/contract/define-call'
import { FooterColumnSchema } from '@shop/blocks/footer-column/footer-column-fields.ts'
import type { ContentClient } from '@shop/content/content-client'
import { shopSlug } from '@shop/content/shop-slug'
import type { Story } from '@shop/content/story'
import { FOOTER_STORY, isFooterStory } from '@shop/domain/link/footer-story'
import { footerTarget } from '@shop/domain/link/footer-target'
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
 * Links of a footer's story that would lead nowhere in any of its shops, one line each with its place. A page that only
 * some countries have is left out of the footer of the others.
 */
export async function goneTargets(story: Story, { folder, shops }: StorySites): Promise<string[]> {
  const inFolder = (slug: string) => contentPath(shopSlug(slug, { folder, languages: [] }))
  const at = inFolder(story.full_slug)
  if (!isFooterStory(at)) return []

  const own =
    at === FOOTER_STORY ? shops : shops.filter(({ shop }) => at === `${FOOTER_STORY}${shop.locale}/`)
  const isSomewhere = async (href: string) => {
    const target = footerTarget(href)
    if (target.kind !== 'own') return true
    const answers = await Promise.all(
      own.map(({ shop, api, content }) => isTargetThere(target, shop, { api, content })),
    )
    return answers.length === 0 || answers.some((isThere) => isThere)
  }
  const problems = story.content.body.flatMap((block, column) => {
    const parsed = v.safeParse(FooterColumnSchema, block)
    if (!parsed.success || block.component !== 'footer_column') return []
    return parsed.output.links.map(async ({ link: { href, kind } }, row) => {
      const path = kind === 'story' && href !== '' ? inFolder(href) : href
      return (await isSomewhere(path))
        ? []
        : [
            `footer_link at body[${column}].links[${row}]: link: nothing is at ${path}, neither a page nor a category nor a store: write another path`,
          ]
    })
  })
  return (await Promise.all(problems)).flat()
}
