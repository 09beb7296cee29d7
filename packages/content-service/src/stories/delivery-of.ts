import type { Delivery } from '../delivery/delivered-story.ts'
import type { LinkKind, ReferenceQuery } from '../delivery/references.ts'
import type { Version } from '../delivery/visible-content.ts'
import { Refusal } from '../json-answer.ts'
import { listOf, wholeNumber } from '../parameters.ts'
import type { SpaceIndex } from '../space/space-index.ts'

const LINK_KINDS: Record<string, LinkKind | null> = {
  url: 'url',
  link: 'link',
  story: 'story',
  '1': 'story',
  '0': null,
  '': null,
}

/** How a request wants its stories; an unknown language is the default one. */
export function deliveryOf(space: SpaceIndex, query: URLSearchParams, version: Version): Delivery {
  return {
    space,
    version,
    language: space.language(query.get('language')),
    fallback: space.language(query.get('fallback_lang')),
    withoutFields: listOf(query, 'excluding_fields') ?? [],
    withoutStoryFields: listOf(query, 'excluding_story_fields') ?? [],
  }
}

/** What a request wants beside its stories. Throws a 422 for an unknown kind of link. */
export function referenceQuery(query: URLSearchParams): ReferenceQuery {
  const kind = query.get('resolve_links') ?? ''
  const links = Object.hasOwn(LINK_KINDS, kind) ? LINK_KINDS[kind] : undefined
  if (links === undefined) throw new Refusal(422, `resolve_links has to be url, link or story, not '${kind}'`)
  return {
    relations: new Set(listOf(query, 'resolve_relations') ?? []),
    relationLevels: wholeNumber(query, 'resolve_level', 1, 2),
    links,
    linkLevels: wholeNumber(query, 'resolve_links_level', 1, 2),
  }
}

/** A story without the fields of its own that the request does not want. */
export function withoutStoryFields(story: object, { withoutStoryFields: fields }: Delivery): object {
  if (fields.length === 0) return story
  return Object.fromEntries(Object.entries(story).filter(([name]) => !fields.includes(name)))
}
