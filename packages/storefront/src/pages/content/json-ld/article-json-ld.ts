import type { Story } from '@shop/content/story'
import { storyPictures } from '@shop/content/story-pictures'
import { imageAddress } from '@shop/domain/image/image-address'
import { contentPath, isGuidePage } from '@shop/domain/link/page-path'
import type { PageRequest } from '../../../loading/page-loader.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../breadcrumb-json-ld.ts'

type JsonLdContext = Pick<PageRequest, 'shop' | 'urlOf' | 'fileUrlOf'>

const PICTURE_WIDTH = 1200

/** Whether a story is an article of the guide; the page that lists them is none. */
export function isArticle({ full_slug }: Pick<Story, 'full_slug'>): boolean {
  return isGuidePage(full_slug) && contentPath(full_slug).split('/').length > 3
}

/** The page that lists an article with the others of its folder. */
export function guidePath({ full_slug }: Pick<Story, 'full_slug'>): string {
  return `/${contentPath(full_slug).split('/')[1]}/`
}

/**
 * A guide as search engines read it, and the way to it; nothing for other pages. `guideName` is what the page that lists
 * the guides calls itself: the folder is an address, and German in every locale.
 */
export function articleJsonLd(story: Story, guideName: string | null, place: JsonLdContext): JsonLd[] {
  if (!isArticle(story)) return []

  const { shop, urlOf, fileUrlOf } = place
  const path = contentPath(story.full_slug)
  const { title, description, body } = story.content
  const organisation = {
    '@type': 'Organization',
    name: shop.name,
    url: urlOf('/'),
    logo: fileUrlOf(`/icon-${shop.locale}-512x512.png`),
  }
  const author = authorOf(body)
  const pictures = storyPictures(body).slice(0, 1)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title ?? story.name,
      ...(description ? { description } : {}),
      image: pictures.map((src) => wholeAddress(imageAddress(src, PICTURE_WIDTH), place)),
      ...(story.published_at ? { dateModified: story.published_at } : {}),
      ...(story.first_published_at ? { datePublished: story.first_published_at } : {}),
      inLanguage: shop.market.languageTag,
      mainEntityOfPage: urlOf(path),
      author: author === null ? organisation : { '@type': 'Person', name: author },
      publisher: organisation,
    },
    breadcrumbJsonLd(
      [
        { name: shop.name, path: '/' },
        ...(guideName === null ? [] : [{ name: guideName, path: guidePath(story) }]),
        { name: title ?? story.name, path },
      ],
      place,
    ),
  ]
}

/** The name at the head of the article. */
function authorOf(body: Story['content']['body']): string | null {
  const head = body.find(({ component }) => component === 'guide_article')
  return typeof head?.author === 'string' && head.author.trim() !== '' ? head.author.trim() : null
}

function wholeAddress(address: string, { fileUrlOf }: JsonLdContext): string {
  return address.startsWith('/') ? fileUrlOf(address) : address
}
