import type { Story } from '@shop/content/story'
import { contentPath, isGuidePage } from '@shop/domain/link/page-path'
import type { PageRequest } from '../../page-loader.ts'
import type { JsonLd } from '../breadcrumb-json-ld.ts'

/** A guide as search engines read it; nothing for other pages, nor for the page that lists the guides. */
export function articleJsonLd(story: Story, { shop, urlOf }: Pick<PageRequest, 'shop' | 'urlOf'>): JsonLd[] {
  const path = contentPath(story.full_slug)
  const isArticle = isGuidePage(story.full_slug) && path.split('/').length > 3
  if (!isArticle) return []

  const { title, description } = story.content
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title ?? story.name,
      ...(description ? { description } : {}),
      ...(story.published_at ? { dateModified: story.published_at } : {}),
      ...(story.first_published_at ? { datePublished: story.first_published_at } : {}),
      inLanguage: shop.market.languageTag,
      mainEntityOfPage: urlOf(path),
      publisher: { '@type': 'Organization', name: shop.name },
    },
  ]
}
