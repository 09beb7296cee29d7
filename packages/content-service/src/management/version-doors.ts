import * as v from 'valibot'
import { json, missing, Refusal } from '../json-answer.ts'
import { paged } from '../parameters.ts'
import { SpaceStorySchema } from '../space/space-file.ts'
import { visibleContent } from '../space/visible-content.ts'
import { openedStory } from './managed-story.ts'
import type { ManagementParts, ManagementRequest } from './management-parts.ts'
import { releaseNamed, storyOpenedIn, withRelease, writtenIn } from './release-story.ts'
import { keep, moment, replaced, storyIn } from './story-state.ts'

const PER_PAGE = { usual: 25, most: 100 }

/**
 * `GET story_versions?by_story_id=…`: the latest first, with their contents where `show_content` is said, and those in a
 * release where `by_release_id` names one.
 */
export async function versionList(
  { store, versions }: ManagementParts,
  { query }: ManagementRequest,
): Promise<Response> {
  const asked = query.get('by_story_id')
  if (asked === null) throw new Refusal(422, 'by_story_id is missing: say whose versions')
  const space = await store.read()
  const { id } = storyIn(space, [asked])
  const release = releaseNamed(space, query.get('by_release_id'))?.id ?? null
  const { items, headers } = paged(await versions.ids(id, release), query, PER_PAGE)
  const found = await Promise.all(items.map((one) => versions.read(id, one, release)))
  const showsContent = ['true', '1'].includes(query.get('show_content') ?? '')
  const story_versions = found
    .filter((one) => one !== null)
    .map(({ content, ...rest }) => ({
      ...rest,
      user_id: null,
      user: null,
      ...(showsContent ? { content } : {}),
    }))
  return json(200, { story_versions }, headers)
}

/**
 * `GET stories/{id}/restore_with?version=…`: an earlier state becomes the draft; what is published stays. With
 * `release_id`, a state of the release becomes what the story says there.
 */
export async function restoreVersion(
  parts: ManagementParts,
  { rest, query }: ManagementRequest,
): Promise<Response> {
  const asked = query.get('version')
  if (asked === null) throw new Refusal(422, 'version is missing: say which one')
  return parts.store.change(async (space) => {
    const before = storyIn(space, rest)
    const release = releaseNamed(space, query.get('release_id'))
    const version = await parts.versions.read(before.id, Number(asked), release?.id ?? null)
    if (version === null) throw missing()
    if (release !== null) {
      const { content } = version
      const written = writtenIn(release, before, { content, seen: undefined, isForced: false }, parts)
      await keep(parts, { ...before, content }, 'draft', { within: release.id })
      const inRelease = withRelease(space, written)
      return {
        space: inRelease,
        answer: json(200, { story: storyOpenedIn(inRelease, written, before) }),
      }
    }
    const story = v.parse(SpaceStorySchema, {
      ...before,
      content: version.content,
      published_content: visibleContent(before, 'published'),
      updated_at: moment(parts),
      lock_version: before.lock_version + 1,
    })
    await keep(parts, story, 'draft')
    const after = replaced(space, story)
    return { space: after, answer: json(200, { story: openedStory(after, story) }) }
  })
}
