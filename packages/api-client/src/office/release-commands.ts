import * as v from 'valibot'
import { StoryContentSchema, StoryId } from './content-commands.ts'
import { defineCommand } from './define-command.ts'

/** What outside of a release it would undo: what everybody sees, or a draft. */
const CONFLICTS = ['published', 'draft'] as const

const Listed = v.object({
  id: v.number(),
  name: v.string(),
  /** When it goes out by itself; null for by hand. */
  releaseAt: v.nullable(v.string()),
  isReleased: v.boolean(),
  releasedAt: v.nullable(v.string()),
  /** Why it did not go out when it was due, as the service says it. */
  reason: v.nullable(v.string()),
  /** How many stories are in it; null where the service does not say. */
  stories: v.nullable(v.number()),
  /** Counts its changes; null where the service does not. */
  lockVersion: v.nullable(v.number()),
})
export type ListedRelease = v.InferOutput<typeof Listed>

const Changed = v.object({
  id: v.number(),
  name: v.string(),
  fullSlug: v.string(),
  /** What everybody sees; null where nobody sees it yet. */
  published: v.nullable(StoryContentSchema),
  draft: StoryContentSchema,
  /** What it says in the release. */
  content: StoryContentSchema,
  conflict: v.nullable(v.picklist(CONFLICTS)),
  /** The version of what it says outside, for whoever decides on a conflict. */
  outsideVersion: v.nullable(v.number()),
  /** What keeps it from being published, as the content service says it; empty for nothing. */
  problems: v.string(),
  /** Where the shop shows it as it will be, a path with a signature; null where drafts are not set up. */
  preview: v.nullable(v.string()),
})
export type ChangedStory = v.InferOutput<typeof Changed>

const Opened = v.object({
  release: Listed,
  timezone: v.string(),
  /** Whether it would undo something; a service may say it without saying of which story. */
  hasConflicts: v.boolean(),
  changes: v.array(Changed),
})
export type OpenedRelease = v.InferOutput<typeof Opened>

const Name = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say what it is called.'), v.maxLength(100))
const Moment = v.nullable(
  v.pipe(v.string(), v.isoTimestamp('A moment is written as 2026-12-01T08:00:00.000Z.')),
)
/** What was on the screen. */
const Seen = { lockVersion: v.nullable(v.number()) }

/** The releases of the shop's stories, the latest first. */
export const listReleases = defineCommand({
  name: 'listReleases',
  right: 'content.read',
  changes: null,
  input: v.strictObject({}),
  answer: v.object({
    releases: v.array(Listed),
    /** Where the shop is: its editors think in the time there. */
    timezone: v.string(),
  }),
})

/** How many stories of a release keep it from going out: all that a list of releases has to know. */
export const checkRelease = defineCommand({
  name: 'checkRelease',
  right: 'content.read',
  changes: null,
  input: v.strictObject({ release: StoryId }),
  answer: v.object({
    /** Whether it would undo something; a service may say it without saying of which story. */
    hasConflicts: v.boolean(),
    conflicts: v.number(),
    broken: v.number(),
  }),
})

/** A release with what each of its stories says there, and outside. */
export const openRelease = defineCommand({
  name: 'openRelease',
  right: 'content.read',
  changes: null,
  input: v.strictObject({ release: StoryId }),
  answer: Opened,
})

/** Makes a release, without stories yet. */
export const createRelease = defineCommand({
  name: 'createRelease',
  right: 'content.publish',
  changes: 'a new release',
  input: v.strictObject({ name: Name, releaseAt: Moment }),
  answer: Listed,
  undoneBy: 'deleteRelease',
})

/** Calls a release otherwise, or plans when it goes out; null plans nothing. */
export const changeRelease = defineCommand({
  name: 'changeRelease',
  right: 'content.publish',
  changes: 'the name of a release, and when it goes out',
  input: v.strictObject({ release: StoryId, name: Name, releaseAt: Moment, ...Seen }),
  answer: Listed,
  undoneBy: 'changeRelease',
})

/** Shows all stories of a release to everybody, or none where one could not be shown. */
export const releaseNow = defineCommand({
  name: 'releaseNow',
  right: 'content.publish',
  changes: 'what everybody sees of the stories of a release',
  input: v.strictObject({ release: StoryId, ...Seen }),
  answer: Listed,
})

/** Deletes a release; its stories stay as they are outside of it. */
export const deleteRelease = defineCommand({
  name: 'deleteRelease',
  right: 'content.publish',
  changes: 'that there is a release',
  input: v.strictObject({ release: StoryId }),
  answer: v.object({ id: v.number() }),
})

/** Takes a story out of a release; outside it stays as it is. */
export const leaveRelease = defineCommand({
  name: 'leaveRelease',
  right: 'content.change',
  changes: 'which stories are in a release',
  input: v.strictObject({ release: StoryId, id: StoryId }),
  answer: v.object({ id: v.number() }),
})

/** Says that a story's words in a release are the right ones, whatever has changed outside. */
export const keepInRelease = defineCommand({
  name: 'keepInRelease',
  right: 'content.publish',
  changes: 'whether a release may undo what has changed outside of it',
  input: v.strictObject({ release: StoryId, id: StoryId, outsideVersion: v.nullable(v.number()) }),
  answer: v.object({ id: v.number() }),
})
