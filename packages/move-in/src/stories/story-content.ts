import { randomUUID } from 'node:crypto'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { proposedSlug } from '@shop/domain/story/story-address'
import type { OldStory } from '../records/old-record.ts'
import type { RichText } from './rich-text.ts'

/** What a draft has no place for, as a report says it of all pages at once. */
export const PAGES_ARE_DRAFTS =
  'pages come as drafts, with title and text: authors, categories, tags, title pictures and words for search engines are left out'

/** Where a page of the old shop stands here: at its path, an article in the magazine; empty where no letter of it can. */
export function storyAddress({ sort, slug }: Pick<OldStory, 'sort' | 'slug'>): string {
  const parts = slug.split('/').map(proposedSlug)
  if (sort === 'article') {
    const last = parts.findLast((part) => part !== '')
    return last === undefined ? '' : `${EDITORS_PAGES.magazine}${last}/`
  }
  const path = parts.filter((part) => part !== '').join('/')
  return path === '' ? '' : `/${path}/`
}

/** The draft of a page or an article as editors would begin one: its title, and its text in one block. */
export function storyContent({ name, sort, writtenAt }: OldStory, text: RichText): object {
  const block = (component: string, fields: object) => ({ _uid: randomUUID(), component, ...fields })
  const title =
    sort === 'article'
      ? block('guide_article', { headline: name, date: writtenAt?.slice(0, 10) ?? '' })
      : block('headline', { headline: name, size: 'xl' })
  return block('page', { title: name, body: [title, block('rich_text', { text })] })
}
