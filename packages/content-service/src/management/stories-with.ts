import { Refusal } from '../json-answer.ts'
import { holds } from '../space/holds.ts'
import type { SpaceFile, SpaceStory } from '../space/space-file.ts'

/** What an upload is known as, whole. */
const UPLOADED = /^uploads\/\d+\/[^/\s]+$/

/** Stories whose draft, published content, or content in a plan or a release to come holds this text as a whole value: a picture, or the uuid of a story. */
export function storiesWith(
  { stories, releases, story_schedulings }: SpaceFile,
  value: string,
): SpaceStory[] {
  const entries = [...releases.flatMap((release) => release.stories), ...story_schedulings]
  const toCome = new Set(
    entries.flatMap(({ story_id, content }) => (holds(content, value) ? [story_id] : [])),
  )
  return stories.filter(
    ({ id, content, published_content }) =>
      holds(content, value) || holds(published_content, value) || toCome.has(id),
  )
}

/** Pictures of the library that content names and the library does not have, but for those that were named before. */
function gonePictures({ assets }: SpaceFile, content: unknown, before: unknown): string[] {
  const known = new Set(assets.map(({ filename }) => filename))
  const named = new Set([...words(content)].filter((word) => UPLOADED.test(word) && !known.has(word)))
  for (const word of words(before)) named.delete(word)
  return [...named]
}

/** A picture that was deleted since it was chosen: the page would have none. */
export function refuseGonePictures(space: SpaceFile, content: unknown, before: unknown): void {
  const [gone] = gonePictures(space, content, before)
  if (gone !== undefined)
    throw new Refusal(422, `${gone.split('/').at(-1)} is not in the library any more: choose another picture`)
}

function* words(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part
  else if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) yield* words(one)
}
