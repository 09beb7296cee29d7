import { deliveredStory } from '../delivery/delivered-story.ts'
import { references } from '../delivery/references.ts'
import type { Version } from '../delivery/visible-content.ts'
import { json } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import type { SpaceIndex } from '../space/space-index.ts'
import { deliveryOf, referenceQuery, withoutStoryFields } from './delivery-of.ts'
import { chosenStories } from './story-filter.ts'
import { sortedStories } from './story-sort.ts'

export const STORIES_PER_PAGE = { usual: 25, most: 100 }

/** `GET cdn/stories`: one page of the stories that are asked for. Past the end it is empty. @see integrations §2.1 */
export function storyList(space: SpaceIndex, query: URLSearchParams, version: Version): Response {
  const input = referenceQuery(query)
  const delivery = deliveryOf(space, query, version)
  const chosen = sortedStories(chosenStories(space, query, version), query, version)
  const { items, headers } = paged(chosen, query, STORIES_PER_PAGE)
  const stories = items.flatMap((story) => deliveredStory(story, delivery) ?? [])

  return json(
    200,
    {
      stories: stories.map((story) => withoutStoryFields(story, delivery)),
      cv: space.space.version,
      ...references(stories, input, delivery),
    },
    headers,
  )
}
