import type { StoryContent } from '@shop/api-client/office/content-commands'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { FOOTER_STORY } from '@shop/domain/link/footer-story'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { proposedSlug } from '@shop/domain/story/story-address'
import type { Block } from '@shop/domain/story/story-block'

/** What an editor may begin with. To the shop all of them are pages; where one is and what is in it tells them apart. */
export const PAGE_KINDS = ['page', 'guide', 'landing', 'category', 'footer'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

type Begun = { title: string; now: Date; newUid: () => string; knows: (component: string) => boolean }
type Fields = Record<string, unknown>

/**
 * The content of a new page of a kind: the blocks that belong there, with the title where they have one. A block that the
 * content service does not know is left out; what is still to be filled in is said when the page is published.
 */
export function firstContent(kind: PageKind, { title, now, newUid, knows }: Begun): StoryContent {
  const block = (component: string, fields: Fields = {}): Block => ({ _uid: newUid(), component, ...fields })
  const body = blocksOf(kind, { title, now }, block).filter(({ component }) => knows(component))
  return { _uid: newUid(), component: 'page', title, body }
}

function blocksOf(
  kind: PageKind,
  { title, now }: Pick<Begun, 'title' | 'now'>,
  block: (component: string, fields?: Fields) => Block,
): Block[] {
  switch (kind) {
    case 'page':
      return [block('headline', { headline: title, size: 'xl' }), block('rich_text')]
    case 'guide':
      return [
        block('guide_article', { headline: title, date: now.toISOString().slice(0, 10) }),
        block('table_of_contents'),
        block('rich_text'),
        block('related_articles', { folder: withoutSlashes(EDITORS_PAGES.magazine), count: 3 }),
      ]
    case 'landing':
      return [
        block('hero_banner', { headline: title }),
        block('text_image'),
        block('product_slider'),
        block('rich_text'),
      ]
    case 'category':
      return [block('text'), block('listing'), block('rich_text')]
    case 'footer':
      return [block('footer_column', { links: [block('footer_link')] })]
  }
}

/** Where a page of a kind that is called so would be; empty as long as its title says nothing. */
export function proposedAddress(kind: PageKind, title: string): string {
  if (kind === 'footer') return FOOTER_STORY
  const slug = proposedSlug(title)
  if (slug === '') return ''
  return kind === 'guide' ? `${EDITORS_PAGES.magazine}${slug}/` : `/${slug}/`
}

/** Where a copy would be that is called so: beside the page that it is a copy of. */
export function addressBeside(path: string, title: string): string {
  const slug = proposedSlug(title)
  return slug === '' ? '' : `/${[...path.split('/').filter(Boolean).slice(0, -1), slug].join('/')}/`
}
