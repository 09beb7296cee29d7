import { safeId } from './heading-anchor.ts'

/** What search engines should know of a link. */
const RELATIONS = ['nofollow', 'sponsored', 'ugc']
/** Attributes of an editor's own that say something of a link and can do nothing. */
const KEPT = /^(?:title|hreflang|lang|download|aria-label|data-[a-z\d]+(?:-[a-z\d]+)*)$/
/** What React calls them, where that is another word. */
const WRITTEN: Readonly<Record<string, string>> = { hreflang: 'hrefLang' }

type LinkMark = Record<string, unknown> | null

/**
 * What an editor has written on a link besides its address: its title, and of the attributes of their own those on the
 * list. Handlers, styles, classes and everything that another page or script could be called with are left out.
 *
 * @see integrations §2.5 `link{title,custom}`
 */
export function linkAttributes(attrs: LinkMark): Record<string, string> {
  const custom = Object.entries(isRecord(attrs?.custom) ? attrs.custom : {})
  const id = safeId(isRecord(attrs?.custom) ? attrs.custom.id : null)
  const words = [...custom, ['title', attrs?.title] as const].flatMap(([name, value]) => {
    const key = name.toLowerCase()
    return KEPT.test(key) && isWritten(value)
      ? [[WRITTEN[key] ?? key, value === true ? '' : String(value)]]
      : []
  })
  return { ...Object.fromEntries(words), ...(id === null ? {} : { id }) }
}

/** Of the relations that an editor has written those that are for search engines. */
export function linkRelations(attrs: LinkMark): string[] {
  const rel = isRecord(attrs?.custom) && typeof attrs.custom.rel === 'string' ? attrs.custom.rel : ''
  return RELATIONS.filter((relation) => rel.split(/\s+/).includes(relation))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isWritten(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || value === true
}
