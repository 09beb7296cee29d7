import * as v from 'valibot'

const word = v.string()
const content = v.looseObject({ component: word })
export type StoryContent = v.InferOutput<typeof content>

/** A story as editors store it: `content` is the draft, `published_content` what everybody sees. */
export const SpaceStorySchema = v.looseObject({
  id: v.number(),
  uuid: word,
  name: word,
  slug: word,
  full_slug: word,
  content,
  /** null: not published; absent: the same as `content`. */
  published_content: v.exactOptional(v.nullable(content)),
  is_startpage: v.optional(v.boolean(), false),
  position: v.optional(v.number(), 0),
  parent_id: v.optional(v.nullable(v.number()), null),
  tag_list: v.optional(v.array(word), []),
  created_at: v.optional(word, '2026-01-01T00:00:00.000Z'),
  published_at: v.optional(v.nullable(word), '2026-01-01T00:00:00.000Z'),
  first_published_at: v.optional(v.nullable(word), '2026-01-01T00:00:00.000Z'),
  sort_by_date: v.optional(v.nullable(word), null),
  group_id: v.optional(word, ''),
  translated_slugs: v.optional(
    v.nullable(v.array(v.object({ lang: word, path: word, name: v.nullable(word), published: v.boolean() }))),
    null,
  ),
})
export type SpaceStory = v.InferOutput<typeof SpaceStorySchema>

/** A whole space in one file, read when the service starts. */
export const SpaceFileSchema = v.object({
  space: v.object({
    id: v.number(),
    name: word,
    domain: word,
    /** Unix time of the last change: the cache version of the first answers. */
    version: v.number(),
    language_codes: v.array(word),
  }),
  tokens: v.object({ public: word, preview: word }),
  folders: v.optional(v.array(v.looseObject({})), []),
  stories: v.array(SpaceStorySchema),
  datasources: v.optional(v.array(v.looseObject({ slug: word, name: word })), []),
  datasource_entries: v.optional(v.record(word, v.array(v.looseObject({ name: word, value: word }))), {}),
})
export type SpaceFile = v.InferOutput<typeof SpaceFileSchema>
export type SpaceFileInput = v.InferInput<typeof SpaceFileSchema>
