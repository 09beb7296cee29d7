import {
  type BlockKind,
  type ListedStory,
  type OpenedStory,
  PLANNED_DRAFTS,
} from '@shop/api-client/office/content-commands'
import type { StorySlugs } from '@shop/domain/link/story-paths'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import * as v from 'valibot'
import type { ContentDesk } from './content-desk.ts'

const ListedSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  full_slug: v.string(),
  published: v.optional(v.boolean(), false),
  unpublished_changes: v.nullish(v.boolean()),
  updated_at: v.nullish(v.string(), null),
  publish_at: v.nullish(v.string(), null),
  release_ids: v.optional(v.array(v.number()), []),
})
type Listed = v.InferOutput<typeof ListedSchema>

const OpenedSchema = v.object({
  story: v.looseObject({
    ...ListedSchema.entries,
    lock_version: v.nullish(v.number(), null),
    scheduled_draft: v.nullish(v.picklist(PLANNED_DRAFTS), null),
    content: v.looseObject({ component: v.string() }),
  }),
})

const IdentitySchema = v.object({
  story: v.looseObject({
    uuid: v.string(),
    translated_slugs: v.nullish(v.array(v.looseObject({ lang: v.string(), path: v.string() })), null),
  }),
})

const FieldSchema = v.looseObject({
  type: v.string(),
  pos: v.optional(v.number(), 0),
  display_name: v.nullish(v.string()),
  required: v.nullish(v.boolean()),
  translatable: v.nullish(v.boolean()),
  description: v.nullish(v.string()),
  max_length: v.nullish(v.union([v.number(), v.pipe(v.string(), v.transform(Number))])),
  options: v.nullish(v.array(v.looseObject({ name: v.string(), value: v.string() }))),
  restrict_components: v.nullish(v.boolean()),
  component_whitelist: v.nullish(v.array(v.string())),
})
const ComponentsSchema = v.object({
  components: v.array(
    v.looseObject({
      name: v.string(),
      display_name: v.nullish(v.string()),
      is_nestable: v.optional(v.boolean(), true),
      schema: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
})

/** A list of stories as the office shows it. */
export function listedStories(data: unknown): ListedStory[] {
  return v.parse(v.object({ stories: v.array(ListedSchema) }), data).stories.map(listedStory)
}

/** A story as the office opens it, with its draft or in a release; who wrote it is not for the service to say. */
export function openedStory(
  data: unknown,
  desk: ContentDesk,
  now: Date,
  release: number | null = null,
): OpenedStory {
  const { story } = v.parse(OpenedSchema, data)
  // Where nobody sees a story, a release does not show it before it is in it.
  const isShown = story.published || (release !== null && story.release_ids.includes(release))
  const path = pathOf(story.full_slug, desk.folder)
  return {
    ...listedStory(story),
    content: story.content,
    lockVersion: story.lock_version,
    // The original keeps no draft beside a plan: it publishes the latest.
    plannedDraft: story.publish_at === null ? null : (story.scheduled_draft ?? 'latest'),
    draft: desk.draftPath({ id: story.id, path, release: isShown ? release : null }, now),
    path,
    languages: [...desk.languages],
    release,
    by: null,
  }
}

/** Which story it is, whatever it is called, and what it is called in further languages. */
export function storyIdentity(data: unknown): {
  uuid: string
  translatedSlugs: StorySlugs['translated_slugs']
} {
  const { story } = v.parse(IdentitySchema, data)
  return { uuid: story.uuid, translatedSlugs: story.translated_slugs }
}

/** The kinds of blocks as the office makes its forms of them. */
export function kindsOf(data: unknown): BlockKind[] {
  return v.parse(ComponentsSchema, data).components.map(({ name, display_name, is_nestable, schema }) => ({
    name,
    title: display_name || name,
    isNestable: is_nestable,
    fields: Object.entries(schema)
      .flatMap(([field, raw]) => {
        const parsed = v.safeParse(FieldSchema, raw)
        return parsed.success ? [{ field, ...parsed.output }] : []
      })
      .toSorted((one, other) => one.pos - other.pos)
      .map((one) => ({
        name: one.field,
        type: one.type,
        label: one.display_name || one.field,
        isRequired: one.required ?? false,
        isTranslatable: one.translatable ?? false,
        hint: one.description || null,
        most: one.max_length ?? null,
        options: (one.options ?? []).map(({ name: words, value }) => ({ name: words, value })),
        allowed: one.restrict_components ? (one.component_whitelist ?? []) : null,
      })),
  }))
}

function listedStory(story: Listed): ListedStory {
  const changed = story.unpublished_changes ? 'changed' : 'published'
  return {
    id: story.id,
    name: story.name,
    fullSlug: story.full_slug,
    state: story.published ? changed : 'draft',
    updatedAt: story.updated_at,
    publishAt: story.publish_at,
    releases: story.release_ids,
  }
}

/** The story called `home` is the first page. */
function pathOf(fullSlug: string, folder: string): string {
  const own = withoutSlashes(folder)
  const slug = withoutSlashes(fullSlug)
  const inside = slug === own ? '' : slug.startsWith(`${own}/`) ? slug.slice(own.length + 1) : slug
  return inside === '' || inside === 'home' ? '/' : `/${inside}/`
}
