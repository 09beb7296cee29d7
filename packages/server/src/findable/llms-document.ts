import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import type { ContentClient } from '@shop/content/content-client'
import type { Story } from '@shop/content/story'
import { contentPath, isGuidePage } from '@shop/domain/link/page-path'
import { shopUrl } from '@shop/domain/origin/shop-address'
import { isClosedPage } from '@shop/domain/shop/closed-page'
import type { Shop } from '@shop/domain/shop/shop'
import { type LlmsLink, type LlmsSection, llmsText } from '@shop/doors/llms/llms-text'
import { hasTwin, twinAddress } from '@shop/doors/markdown/twin-address'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { allStories } from './page-entries.ts'
import type { Places } from './places.ts'

type Sources = { api: Api; content: Pick<ContentClient, 'stories'>; shop: Shop; places: Places }

/**
 * `llms.txt` of a locale: where its categories, guides and other pages stand as Markdown, and its feeds as data.
 *
 * @param feeds documents beside the pages
 */
export async function llmsDocument(
  { api, content, shop, places }: Sources,
  feeds: readonly LlmsLink[],
): Promise<string> {
  const { locale, market } = shop
  const { roots } = await api(loadNavigation, {})
  const stories = (await allStories(content, market.language)).filter(
    ({ default_full_slug, full_slug }) =>
      !isClosedPage(default_full_slug ?? full_slug, shop.features) && hasTwin(contentPath(full_slug)),
  )
  const addressOf = (path: string) =>
    shopUrl(locale, twinAddress(path, '/'), places.origins, places.defaultOrigin)
  const categories = sold(roots)
  const others = storiesBeside(stories, new Set(categories.map(({ path }) => path)))
  const links = (some: readonly Story[]) => some.map((story) => storyLink(story, addressOf))
  const i18n = localeI18n(locale)
  const sections: LlmsSection[] = [
    {
      title: i18n.t({ id: 'navigation.categories', message: 'Kategorien' }),
      links: categories.map(({ name, path }) => ({ name, address: addressOf(path) })),
    },
    {
      title: i18n.t({ id: 'footer.magazine', message: 'Magazin' }),
      links: links(others.filter(({ full_slug }) => isGuidePage(full_slug))),
    },
    {
      title: i18n.t({ id: 'footer.service', message: 'Service' }),
      links: links(others.filter(({ full_slug }) => !isGuidePage(full_slug))),
    },
    { title: i18n.t({ id: 'llms.data', message: 'Daten' }), links: feeds },
  ]
  const start = stories.find(({ full_slug }) => contentPath(full_slug) === '/')
  return llmsText({ name: shop.name, summary: start?.content.description ?? '' }, sections)
}

/** The start page is the shop itself, and what has goods is named as a category already. */
function storiesBeside(stories: readonly Story[], named: ReadonlySet<string>): Story[] {
  return stories.filter(({ full_slug }) => {
    const path = contentPath(full_slug)
    return path !== '/' && !named.has(path)
  })
}

function storyLink({ name, full_slug, content }: Story, addressOf: (path: string) => string): LlmsLink {
  const { title, description } = content
  return {
    name: title ?? name,
    address: addressOf(contentPath(full_slug)),
    ...(description === null || description === undefined ? {} : { note: description }),
  }
}

function sold(nodes: readonly NavigationNode[]): NavigationNode[] {
  return nodes.flatMap((node) => (node.productCount > 0 ? [node, ...sold(node.children)] : []))
}
