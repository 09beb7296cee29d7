import type { Publication } from '@shop/content/content-client'
import { shopSlug } from '@shop/content/shop-slug'
import type { Story } from '@shop/content/story'
import { contentPath } from '@shop/domain/link/page-path'
import { markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'

/** Every page with any content: evicted when it is unknown what was published. */
const ANY = 'content'

/** What a page depends on that shows a story, or would show one if it were there. */
export function storyTags(path: string, story: Story | null): string[] {
  if (story === null) return [ANY, `story-at:${contentPath(path)}`]
  return [ANY, ...story.sources.map((uuid) => `story:${uuid}`), `story:${story.uuid}`]
}

/** What a page depends on that lists the stories whose slug begins so. */
export function listTags(startsWith: string): string[] {
  return [ANY, `stories-in:${startsWith}`]
}

/** The tags of everything that shows what was published, and of nothing else; all content when that is unknown. */
export function publicationTags(publication: Publication | null, brand: Brand): string[] {
  if (publication === null) return [ANY]
  const languages = brand.locales.map((locale) => markets[locale].language)
  const slugs = publication.slugs.map((slug) => shopSlug(slug, { folder: brand.contentFolder, languages }))
  return [
    ...publication.uuids.map((uuid) => `story:${uuid}`),
    ...slugs.map((slug) => `story-at:${contentPath(slug)}`),
    ...new Set(slugs.flatMap(beginnings).map((start) => `stories-in:${start}`)),
  ]
}

/** Every folder around a slug, the root first: `a/b` begins with nothing and with `a/`. */
function beginnings(slug: string): string[] {
  const folders = slug.split('/').slice(0, -1)
  return ['', ...folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/`)]
}
