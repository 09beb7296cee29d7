import type { DeliveredStory, Delivery } from './delivered-story.ts'
import { deliveredStory } from './delivered-story.ts'
import { linkedUuids, relationUuids } from './reference-uuids.ts'
import { resolvedLink } from './resolved-link.ts'

/** The most related stories that an answer carries itself; beyond it only their uuids. @see integrations §2.1 */
export const RELATIONS_LIMIT = 50
/** As many whole stories, or ten times as many short links. */
export const LINKS_LIMIT = { story: 50, short: 500 }

export type LinkKind = 'url' | 'link' | 'story'

/** What a request wants beside its stories. */
export type ReferenceQuery = {
  /** `component.field`, each. */
  relations: ReadonlySet<string>
  /** 2 also brings what the related stories relate to. */
  relationLevels: number
  links: LinkKind | null
  linkLevels: number
}

/** Related and linked stories of an answer. Stories that relate in a circle come once. @see integrations §2.1 */
export function references(stories: readonly DeliveredStory[], query: ReferenceQuery, delivery: Delivery) {
  const contents = stories.map(({ content }) => content)
  const related = gathered(contents, query.relationLevels, delivery, (content) =>
    query.relations.size === 0 ? [] : relationUuids(content, query.relations),
  )
  const isTooMuch = related.uuids.length > RELATIONS_LIMIT
  return {
    rels: isTooMuch ? [] : related.stories,
    ...(isTooMuch ? { rel_uuids: related.uuids } : {}),
    ...links(
      [...contents, ...(isTooMuch ? [] : related.stories.map(({ content }) => content))],
      query,
      delivery,
    ),
  }
}

function links(
  contents: readonly unknown[],
  { links: kind, linkLevels }: ReferenceQuery,
  delivery: Delivery,
) {
  if (kind === null) return { links: [] }
  const linked = gathered(contents, kind === 'story' ? linkLevels : 1, delivery, linkedUuids)
  const limit = kind === 'story' ? LINKS_LIMIT.story : LINKS_LIMIT.short
  if (linked.uuids.length > limit) return { links: [], link_uuids: linked.uuids }
  return { links: linked.stories.map((story) => resolvedLink(story, kind, delivery)) }
}

/** Stories that contents refer to, level by level, each once; invisible ones are left out. */
function gathered(
  contents: readonly unknown[],
  levels: number,
  delivery: Delivery,
  uuidsOf: (content: unknown) => string[],
): { uuids: string[]; stories: DeliveredStory[] } {
  const uuids = new Set<string>()
  const stories: DeliveredStory[] = []
  let level = contents
  for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
    const fresh = [...new Set(level.flatMap(uuidsOf))].filter((uuid) => !uuids.has(uuid))
    const found = fresh.flatMap((uuid) => {
      uuids.add(uuid)
      const story = delivery.space.story(uuid)
      return (story && deliveredStory(story, delivery)) ?? []
    })
    stories.push(...found)
    level = found.map(({ content }) => content)
  }
  return { uuids: [...uuids], stories }
}
