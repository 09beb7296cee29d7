import type { ContentPlace } from './shop-slug.ts'
import { shopSlug } from './shop-slug.ts'

/** A related or linked story as the service sends it. */
export type ReferencedStory = { uuid: string; full_slug: string; content?: unknown } & Record<string, unknown>

export type References = {
  /** `component.field`, each. */
  relations: ReadonlySet<string>
  rels: ReadonlyMap<string, ReferencedStory>
  links: ReadonlyMap<string, ReferencedStory>
  place: ContentPlace
}

export type Referring = {
  content: Record<string, unknown>
  /** Uuids of every story that has been put in. */
  used: Set<string>
  /** Uuids of linked stories that are not there any more. */
  dead: Set<string>
}

/** A related story may bring its own related ones; what those relate to stays a uuid. */
const DEEPEST = 2

/**
 * A content with its related stories in the fields that name them, and with the present address in every link to a
 * story. A link to a story that is gone gets an empty address, so that its words become plain text. Stories that relate
 * in a circle are included once per path: the official client copies them into one another, and twenty that relate to
 * each other never end.
 *
 * @see integrations §2.2; spec §7 "Related stories and links"
 */
export function setReferences(content: Record<string, unknown>, references: References): Referring {
  const used = new Set<string>()
  const dead = new Set<string>()
  const { relations, rels, links, place } = references

  function walked(part: unknown, around: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map((one) => walked(one, around))
    if (part === null || typeof part !== 'object') return part
    const fields = Object.entries(part).map(([name, value]) => {
      const isRelation = 'component' in part && relations.has(`${String(part.component)}.${name}`)
      return [name, isRelation ? related(value, around) : walked(value, around)] as const
    })
    return linked(Object.fromEntries(fields))
  }

  function related(value: unknown, around: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => related(one, around))
    const story = typeof value === 'string' ? rels.get(value) : undefined
    if (!story || around.length >= DEEPEST || around.includes(story.uuid)) return value
    used.add(story.uuid)
    return {
      ...story,
      full_slug: shopSlug(story.full_slug, place),
      content: walked(story.content, [...around, story.uuid]),
    }
  }

  /** Multilinks name their story by `id`, links of a rich text by `uuid`. */
  function linked(part: Record<string, unknown>): Record<string, unknown> {
    if (part.linktype !== 'story') return part
    const uuid = part.fieldtype === 'multilink' ? part.id : part.uuid
    if (typeof uuid !== 'string' || uuid === '') return part
    const story = links.get(uuid)
    if (story) used.add(uuid)
    else dead.add(uuid)
    const slug = story ? shopSlug(story.full_slug, place) || 'home' : ''
    const anchor = story ? part.anchor : null
    if (part.fieldtype === 'multilink')
      return { ...part, anchor, cached_url: slug, url: '', story: undefined }
    return { ...part, anchor, href: slug === '' ? '' : `/${slug}` }
  }

  return { content: walked(content, []) as Record<string, unknown>, used, dead }
}
