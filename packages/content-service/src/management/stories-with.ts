import type { SpaceFile, SpaceStory } from '../space/space-file.ts'

/** Stories whose draft or published content holds this text as a whole value: a picture, or the uuid of a story. */
export function storiesWith({ stories }: SpaceFile, value: string): SpaceStory[] {
  return stories.filter(
    ({ content, published_content }) => holds(content, value) || holds(published_content, value),
  )
}

function holds(part: unknown, value: string): boolean {
  if (typeof part === 'string') return part === value
  if (typeof part !== 'object' || part === null) return false
  return Object.values(part).some((one) => holds(one, value))
}
