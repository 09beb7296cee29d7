import * as v from 'valibot'

/** What stands against a story of a release. */
export type ReleaseState = { conflict: 'published' | 'draft' | null; problems: readonly string[] }

const ConflictsSchema = v.looseObject({
  has_conflicts: v.optional(v.boolean(), false),
  stories: v.optional(
    v.array(
      v.looseObject({
        story_id: v.number(),
        conflict: v.nullish(v.picklist(['published', 'draft']), null),
        problems: v.nullish(v.array(v.string()), []),
      }),
    ),
    [],
  ),
})

/** Whether a release would undo something, and what stands against each story, where the service says of which. */
export function releaseStates(data: unknown): {
  hasConflicts: boolean
  states: Map<number, ReleaseState>
} {
  const { has_conflicts, stories } = v.parse(ConflictsSchema, data)
  return {
    hasConflicts: has_conflicts,
    states: new Map(
      stories.map(({ story_id, conflict, problems }) => [story_id, { conflict, problems: problems ?? [] }]),
    ),
  }
}
