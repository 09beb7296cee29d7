import * as v from 'valibot'

/** A block as the content service sends it: its kind, its id and unparsed fields. */
export const BlockSchema = v.looseObject({ _uid: v.string(), component: v.string() })
export type RawBlock = v.InferOutput<typeof BlockSchema>

export const StorySchema = v.looseObject({
  id: v.number(),
  uuid: v.string(),
  name: v.string(),
  slug: v.string(),
  full_slug: v.string(),
  lang: v.string(),
  /** The slug in the default language, where the story comes in another one. */
  default_full_slug: v.nullish(v.string(), null),
  published_at: v.nullable(v.string()),
  first_published_at: v.nullish(v.string(), null),
  content: v.looseObject({
    _uid: v.string(),
    component: v.string(),
    body: v.optional(v.array(BlockSchema), []),
    title: v.optional(v.nullable(v.string()), null),
    description: v.optional(v.nullable(v.string()), null),
  }),
  translated_slugs: v.nullish(
    v.array(v.looseObject({ path: v.string(), lang: v.string(), name: v.nullish(v.string()) })),
    [],
  ),
  /** Uuids of every story that this one shows: itself, related ones, linked ones. A change of one makes it old. */
  sources: v.optional(v.array(v.string()), []),
})

/** A page of the content service. @see spec §3 "Content page" */
export type Story = v.InferOutput<typeof StorySchema>
