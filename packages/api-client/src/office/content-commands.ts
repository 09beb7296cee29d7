import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

export const StoryId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const StoryContentSchema = v.looseObject({ component: v.pipe(v.string(), v.minLength(1)) })
export type StoryContent = v.InferOutput<typeof StoryContentSchema>

/** How a story stands: `changed` is published, and its draft says something else. */
export const STORY_STATES = ['draft', 'published', 'changed'] as const

/**
 * What a plan publishes: the draft, which nobody has changed since; an earlier one, as it was looked at; or, where the
 * service keeps none, whatever the draft says by then.
 */
export const PLANNED_DRAFTS = ['same', 'earlier', 'latest'] as const

const ListedStorySchema = v.object({
  id: v.number(),
  name: v.string(),
  fullSlug: v.string(),
  state: v.picklist(STORY_STATES),
  updatedAt: v.nullable(v.string()),
  /** When it is published by itself; null where nobody has planned it. */
  publishAt: v.nullable(v.string()),
  /** The releases to come that it is changed in. */
  releases: v.array(v.number()),
})
export type ListedStory = v.InferOutput<typeof ListedStorySchema>

const Opened = v.object({
  ...ListedStorySchema.entries,
  content: StoryContentSchema,
  /** The latest write; null where the service counts none, and `updatedAt` says it. */
  lockVersion: v.nullable(v.number()),
  /** Null where nothing is planned. */
  plannedDraft: v.nullable(v.picklist(PLANNED_DRAFTS)),
  /** Where the shop shows the draft, a path with a signature that holds for an hour; null where drafts are not set up. */
  draft: v.nullable(v.string()),
  /** Where everybody sees it, a path. */
  path: v.string(),
  /** Languages that a field may be translated into, besides the first. */
  languages: v.array(v.string()),
  /** The release that it is opened in; null for its draft. */
  release: v.nullable(v.number()),
  /** Who has written it last; null where that was not done in this office. */
  by: v.nullable(v.string()),
})
export type OpenedStory = v.InferOutput<typeof Opened>

const Field = v.object({
  type: v.string(),
  label: v.string(),
  isRequired: v.boolean(),
  isTranslatable: v.boolean(),
  hint: v.nullable(v.string()),
  most: v.nullable(v.number()),
  options: v.array(v.object({ name: v.string(), value: v.string() })),
  /** The only kinds of blocks that it holds; null for any. */
  allowed: v.nullable(v.array(v.string())),
})
export type StoryField = v.InferOutput<typeof Field>

const Kind = v.object({
  name: v.string(),
  title: v.string(),
  isNestable: v.boolean(),
  /** In the order of the form. */
  fields: v.array(v.object({ name: v.string(), ...Field.entries })),
})
export type BlockKind = v.InferOutput<typeof Kind>

/** Stories of the shop, the latest change first. */
export const listStories = defineCommand({
  name: 'listStories',
  right: 'content.read',
  changes: null,
  input: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  }),
  answer: v.object({ stories: v.array(ListedStorySchema), total: v.number(), perPage: v.number() }),
})

/** The release that a story is meant in; its draft without one. */
const InRelease = { release: v.optional(v.nullable(StoryId), null) }

/** What was on the screen when it was opened. */
const Seen = { lockVersion: v.nullable(v.number()), updatedAt: v.nullable(v.string()) }

/** One story with its draft, translations beside their fields as `headline__i18n__fr`; or as it is in a release. */
export const openStory = defineCommand({
  name: 'openStory',
  right: 'content.read',
  changes: null,
  input: v.strictObject({ id: StoryId, ...InRelease }),
  answer: Opened,
})

/** The kinds of blocks with their fields, as the content service describes them. */
export const blockKinds = defineCommand({
  name: 'blockKinds',
  right: 'content.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({ kinds: v.array(Kind) }),
})

/** Earlier states of a story, or of it in a release, the latest first. */
export const storyVersions = defineCommand({
  name: 'storyVersions',
  right: 'content.read',
  changes: null,
  input: v.strictObject({ id: StoryId, ...InRelease }),
  answer: v.object({
    versions: v.array(
      v.object({
        id: v.number(),
        at: v.string(),
        status: v.nullable(v.string()),
        content: StoryContentSchema,
        /** Who made it; null where that was not done in this office. */
        by: v.nullable(v.string()),
      }),
    ),
  }),
})

const Name = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say what it is called.'), v.maxLength(200))
/** A path without locale, `/ratgeber/schlaf/`; what is wrong with one is a refusal with its reason. */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(300))
/** Makes a story, as a draft that nobody sees; in a release from its beginning where one is said. */
export const createStory = defineCommand({
  name: 'createStory',
  right: 'content.change',
  changes: 'a new story, as a draft',
  input: v.strictObject({
    name: Name,
    address: Address,
    content: StoryContentSchema,
    release: v.optional(v.nullable(StoryId), null),
  }),
  answer: Opened,
  undoneBy: 'deleteStory',
})

/** Calls a story otherwise, or puts it at another address. Refused where the shop needs it where it is. */
export const moveStory = defineCommand({
  name: 'moveStory',
  right: 'content.publish',
  changes: 'what a story is called, and where it is',
  input: v.strictObject({
    id: StoryId,
    name: Name,
    address: Address,
    /** Whether its old address leads to the new one. */
    leadsOn: v.boolean(),
    ...Seen,
  }),
  answer: Opened,
  undoneBy: 'moveStory',
})

/** Deletes a story for good. Refused where the shop needs it. */
export const deleteStory = defineCommand({
  name: 'deleteStory',
  right: 'content.publish',
  changes: 'that there is a story',
  input: v.strictObject({ id: StoryId, ...Seen }),
  answer: v.object({ id: v.number() }),
})

/** The stories that lead to another one. */
export const storyUse = defineCommand({
  name: 'storyUse',
  right: 'content.read',
  changes: null,
  input: v.strictObject({ id: StoryId }),
  answer: v.object({ stories: v.array(ListedStorySchema) }),
})

/** Keeps a draft, or what a story says in a release; what is published stays. Refused where somebody else has saved since it was opened. */
export const saveStory = defineCommand({
  name: 'saveStory',
  right: 'content.change',
  changes: 'the draft of a story',
  input: v.strictObject({
    id: StoryId,
    content: StoryContentSchema,
    ...Seen,
    ...InRelease,
  }),
  answer: Opened,
  undoneBy: 'restoreStory',
})

/** Shows the draft to everybody. Refused where it is another one than was looked at. */
export const publishStory = defineCommand({
  name: 'publishStory',
  right: 'content.publish',
  changes: 'what everybody sees of a story',
  input: v.strictObject({ id: StoryId, ...Seen }),
  answer: Opened,
  undoneBy: 'unpublishStory',
})

/** Takes a story off the pages; its draft stays. Refused where the shop needs it. */
export const unpublishStory = defineCommand({
  name: 'unpublishStory',
  right: 'content.publish',
  changes: 'what everybody sees of a story',
  input: v.strictObject({ id: StoryId, ...Seen }),
  answer: Opened,
  undoneBy: 'publishStory',
})

/** Makes an earlier state the draft, in place of the one that was on the screen. */
export const restoreStory = defineCommand({
  name: 'restoreStory',
  right: 'content.change',
  changes: 'the draft of a story',
  input: v.strictObject({ id: StoryId, version: StoryId, ...Seen, ...InRelease }),
  answer: Opened,
  undoneBy: 'restoreStory',
})

/** Plans when the draft that was looked at is published, instead of any earlier plan; null plans nothing. */
export const scheduleStory = defineCommand({
  name: 'scheduleStory',
  right: 'content.publish',
  changes: 'when a story is published',
  input: v.strictObject({
    id: StoryId,
    ...Seen,
    at: v.nullable(v.pipe(v.string(), v.isoTimestamp('A moment is written as 2026-12-01T08:00:00.000Z.'))),
  }),
  answer: Opened,
})
