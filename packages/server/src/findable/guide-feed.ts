import type { Story } from '@shop/content/story'
import { contentPath, isGuidePage } from '@shop/domain/link/page-path'
import { type Locale, markets } from '@shop/domain/market/markets'
import { shopUrl } from '@shop/domain/origin/shop-address'
import type { Places } from './places.ts'
import { element, escapedXml, XML_START } from './xml.ts'

const MOST_ENTRIES = 50

/** The guides of a locale for feed readers (Atom), the newest first. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function guideFeed(
  stories: readonly Story[],
  {
    shopName,
    locale,
    address,
    places,
  }: { shopName: string; locale: Locale; address: string; places: Places },
): string {
  const guides = stories
    .filter(isArticle)
    .toSorted((one, other) => publishedAt(other).localeCompare(publishedAt(one)))
    .slice(0, MOST_ENTRIES)
  const url = (path: string) => shopUrl(locale, path, places.origins, places.defaultOrigin)
  const updated = guides.map(changedAt).toSorted().at(-1) ?? new Date(0).toISOString()
  return `${XML_START}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${markets[locale].languageTag}">
${element('title', shopName)}${element('id', address)}${element('updated', updated)}
<author>${element('name', shopName)}</author>
<link rel="self" type="application/atom+xml" href="${escapedXml(address)}"/><link rel="alternate" type="text/html" href="${escapedXml(url('/'))}"/>
${guides.map((story) => entry(story, url(contentPath(story.full_slug)))).join('\n')}
</feed>
`
}

/** A guide itself; not the page that lists the guides. */
function isArticle({ full_slug }: Story): boolean {
  return isGuidePage(full_slug) && contentPath(full_slug).split('/').length > 3
}

function entry(story: Story, address: string): string {
  const { title, description } = story.content
  const parts = [
    element('title', title ?? story.name),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${escapedXml(address)}"/>`,
    element('published', publishedAt(story)),
    element('updated', changedAt(story)),
    element('summary', description),
  ]
  return `<entry>${parts.join('')}</entry>`
}

function publishedAt({ first_published_at, published_at }: Story): string {
  return new Date(first_published_at ?? published_at ?? 0).toISOString()
}

function changedAt({ first_published_at, published_at }: Story): string {
  return new Date(published_at ?? first_published_at ?? 0).toISOString()
}
