import { json } from '../json-answer.ts'
import type { SpaceIndex } from '../space/space-index.ts'
import { type Version, visibleContent } from '../space/visible-content.ts'

/** `GET cdn/tags`: every tag and how many stories have it. */
export function tagList(space: SpaceIndex, query: URLSearchParams, version: Version): Response {
  const start = (query.get('starts_with') ?? '').replace(/^\//, '')
  const counts = new Map<string, number>()
  for (const story of space.stories) {
    if (visibleContent(story, version) === null || !story.full_slug.startsWith(start)) continue
    for (const tag of story.tag_list) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const tags = [...counts].map(([name, taggings_count]) => ({ name, taggings_count }))
  return json(200, { tags, cv: space.space.version })
}
