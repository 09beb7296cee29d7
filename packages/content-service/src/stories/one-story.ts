import { type Delivery, deliveredStory } from '../delivery/delivered-story.ts'
import { references } from '../delivery/references.ts'
import type { Version } from '../delivery/visible-content.ts'
import { json, missing } from '../json-answer.ts'
import type { SpaceStory } from '../space/space-file.ts'
import type { SpaceIndex } from '../space/space-index.ts'
import { deliveryOf, referenceQuery, withoutStoryFields } from './delivery-of.ts'

/**
 * `GET cdn/stories/{full slug | id | uuid}`. A uuid needs `find_by=uuid`; the language may be in the query or before
 * the slug.
 *
 * @see integrations §2.1
 */
export function oneStory(space: SpaceIndex, asked: string, query: URLSearchParams, version: Version) {
  const input = referenceQuery(query)
  const usual = deliveryOf(space, query, version)
  const found =
    query.get('find_by') === 'uuid'
      ? { story: space.story(asked), delivery: usual }
      : bySlugOrId(asked, usual)
  const story = found.story && deliveredStory(found.story, found.delivery)
  if (!story) throw missing()

  return json(200, {
    story: withoutStoryFields(story, found.delivery),
    cv: space.space.version,
    ...references([story], input, found.delivery),
  })
}

function bySlugOrId(asked: string, delivery: Delivery): { story: SpaceStory | null; delivery: Delivery } {
  const { space } = delivery
  const [first = '', ...rest] = asked.split('/')
  const language = rest.length > 0 ? space.language(first) : null
  const inLanguage = language === null ? null : space.storyBySlug(rest.join('/'), language)
  if (inLanguage) return { story: inLanguage, delivery: { ...delivery, language } }

  const bySlug = space.storyBySlug(asked, delivery.language)
  const byId = /^\d+$/.test(asked) ? space.storyById(Number(asked)) : null
  return { story: bySlug ?? byId, delivery }
}
