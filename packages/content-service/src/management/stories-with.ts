import { holds } from '../space/holds.ts'
import type { SpaceFile, SpaceStory } from '../space/space-file.ts'

/** What an upload is known as, whole. */
const UPLOADED = /^uploads\/\d+\/[^/\s]+$/

/** Stories whose draft or published content holds this text as a whole value: a picture, or the uuid of a story. */
export function storiesWith({ stories }: SpaceFile, value: string): SpaceStory[] {
  return stories.filter(
    ({ content, published_content }) => holds(content, value) || holds(published_content, value),
  )
}

/** Pictures of the library that content names and the library does not have, but for those that were named before. */
export function gonePictures({ assets }: SpaceFile, content: unknown, before: unknown): string[] {
  const known = new Set(assets.map(({ filename }) => filename))
  const named = new Set([...words(content)].filter((word) => UPLOADED.test(word) && !known.has(word)))
  for (const word of words(before)) named.delete(word)
  return [...named]
}

function* words(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part
  else if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) yield* words(one)
}
