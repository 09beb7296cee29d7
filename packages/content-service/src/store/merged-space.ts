import * as v from 'valibot'
import { type SpaceFile, type SpaceStory, SpaceStorySchema } from '../space/space-file.ts'

/**
 * The file as it is written after a change: every story that was read is replaced or gone, and what could not be read
 * (a broken story, a field that this version does not know) stays in it for whoever can.
 */
export function mergedSpace(raw: unknown, after: SpaceFile): Record<string, unknown> {
  const whole = v.parse(v.looseObject({ stories: v.array(v.unknown()) }), raw)
  return { ...whole, ...after, stories: mergedStories(whole.stories, after.stories) }
}

function mergedStories(before: readonly unknown[], after: readonly SpaceStory[]): unknown[] {
  const left = new Map(after.map((story) => [story.id, story]))
  const seen = new Set<number>()
  const kept = before.flatMap((one) => {
    const parsed = v.safeParse(SpaceStorySchema, one)
    // Nobody has read it: a second one with the id of another, or one that breaks its schema.
    if (!parsed.success || seen.has(parsed.output.id)) return [one]
    const { id } = parsed.output
    seen.add(id)
    const story = left.get(id)
    left.delete(id)
    return story === undefined ? [] : [story]
  })
  return [...kept, ...left.values()]
}
