import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { isBlock } from '@shop/domain/story/story-block'

/** A link into the shop, or a category whose products are shown, as a story holds it. */
export type OwnLink = {
  /** The block that it stands in; null for the page itself. */
  uid: string | null
  /** A path of the shop, the uuid of a story, or the path of a category that a block lists. */
  target: { path: string } | { uuid: string } | { category: string }
  /** What is linked, where it is words of a text. */
  words: string
}

/**
 * Every link of a part of a story that leads into the shop: those of fields, those in texts, and the categories that blocks
 * list. A listing that names none shows the category at whose address the page is, `place`.
 */
export function ownLinks(part: unknown, uid: string | null = null, place: string | null = null): OwnLink[] {
  if (Array.isArray(part)) return part.flatMap((one) => ownLinks(one, uid, place))
  if (typeof part !== 'object' || part === null) return []
  const at = isBlock(part) ? part._uid : uid
  const own = targetOf(part)
  if (own !== null) return [{ uid: at, target: own, words: '' }]
  const listed = categoryOf(part, place)
  const words = Reflect.get(part, 'type') === 'text' ? Reflect.get(part, 'text') : null
  const below = Object.values(part)
    .flatMap((one) => ownLinks(one, at, place))
    .map((link) => (typeof words === 'string' ? { ...link, words } : link))
  return listed === null ? below : [{ uid: at, target: { category: listed }, words: '' }, ...below]
}

/** The name of a target: no path begins as a uuid does, nor as what stands before a category. */
export function targetName(target: OwnLink['target']): string {
  if ('category' in target) return `category ${target.category}`
  return 'path' in target ? target.path : target.uuid
}

/** The category that a block lists; null for none, and where it names its products one by one. */
function categoryOf(part: object, place: string | null): string | null {
  const category: unknown = Reflect.get(part, 'category')
  const named = typeof category === 'string' ? withoutSlashes(category.trim()) : ''
  if (named === '') return Reflect.get(part, 'component') === 'listing' ? place : null
  const products: unknown = Reflect.get(part, 'products')
  const isNamed = Array.isArray(products) ? products.length > 0 : Boolean(products)
  return isNamed ? null : `/${named}/`
}

/** A link field says `fieldtype`, and the link of a text is a mark with its attributes. */
function targetOf(part: object): OwnLink['target'] | null {
  const isMark = Reflect.get(part, 'type') === 'link'
  const link: unknown = isMark ? Reflect.get(part, 'attrs') : part
  if (typeof link !== 'object' || link === null) return null
  if (!isMark && !('linktype' in link && ('cached_url' in link || 'url' in link))) return null
  const said = (name: string): string => {
    const value: unknown = Reflect.get(link, name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const kind = said('linktype')
  const uuid = said(isMark ? 'uuid' : 'id')
  if (kind === 'story' && uuid !== '') return { uuid }
  if (kind !== 'url' && kind !== 'story' && kind !== '') return null
  const address = isMark ? said('href') : said('cached_url') || said('url')
  const path = address.replace(/[?#].*$/s, '')
  return /^\/(?![/\\])/.test(path) ? { path } : null
}
