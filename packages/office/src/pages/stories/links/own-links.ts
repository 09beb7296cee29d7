import { isBlock } from '../tree/block-tree.ts'

/** A link into the shop, as a story holds it. */
export type OwnLink = {
  /** The block that it stands in; null for the page itself. */
  uid: string | null
  /** A path of the shop, or the uuid of a story. */
  target: { path: string } | { uuid: string }
  /** What is linked, where it is words of a text. */
  words: string
}

/** Every link of a part of a story that leads into the shop: those of fields, and those in texts. */
export function ownLinks(part: unknown, uid: string | null = null): OwnLink[] {
  if (Array.isArray(part)) return part.flatMap((one) => ownLinks(one, uid))
  if (typeof part !== 'object' || part === null) return []
  const at = isBlock(part) ? part._uid : uid
  const own = targetOf(part)
  if (own !== null) return [{ uid: at, target: own, words: '' }]
  const words = Reflect.get(part, 'type') === 'text' ? Reflect.get(part, 'text') : null
  return Object.values(part)
    .flatMap((one) => ownLinks(one, at))
    .map((link) => (typeof words === 'string' ? { ...link, words } : link))
}

/** The name of a target: no path begins as a uuid does. */
export function targetName(target: OwnLink['target']): string {
  return 'path' in target ? target.path : target.uuid
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
