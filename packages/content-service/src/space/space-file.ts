import * as v from 'valibot'

const word = v.string()
const content = v.looseObject({ component: word })
export type StoryContent = v.InferOutput<typeof content>

const DAY_ONE = '2026-01-01T00:00:00.000Z'

/** A story as editors store it: `content` is the draft, `published_content` the published version. */
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
  created_at: v.optional(word, DAY_ONE),
  updated_at: v.optional(v.nullable(word), null),
  published_at: v.optional(v.nullable(word), DAY_ONE),
  first_published_at: v.optional(v.nullable(word), DAY_ONE),
  sort_by_date: v.optional(v.nullable(word), null),
  group_id: v.optional(word, ''),
  path: v.optional(v.nullable(word), null),
  meta_data: v.optional(v.unknown(), null),
  /** How often it was written: whoever sends an older number has not seen the latest state. */
  lock_version: v.optional(v.number(), 0),
  translated_slugs: v.optional(
    v.nullable(
      v.array(
        v.object({
          lang: word,
          path: word,
          name: v.optional(v.nullable(word), null),
          published: v.optional(v.boolean(), true),
        }),
      ),
    ),
    null,
  ),
})
export type SpaceStory = v.InferOutput<typeof SpaceStorySchema>

const FolderSchema = v.looseObject({
  id: v.number(),
  uuid: word,
  name: word,
  slug: word,
  full_slug: v.optional(word),
  parent_id: v.optional(v.nullable(v.number()), null),
  position: v.optional(v.number(), 0),
})
export type SpaceFolder = v.InferOutput<typeof FolderSchema>

const DatasourceSchema = v.looseObject({
  id: v.optional(v.number()),
  slug: word,
  name: word,
  dimensions: v.optional(v.array(v.looseObject({ name: word, entry_value: word })), []),
})
const EntrySchema = v.looseObject({
  id: v.optional(v.number()),
  name: word,
  value: word,
  dimension_value: v.optional(v.nullable(word), null),
  /** Values by dimension, where an entry has several. */
  dimension_values: v.optional(v.record(word, word), {}),
})
export type DatasourceEntry = v.InferOutput<typeof EntrySchema>

/** A moment at which a story is to be published. */
const SchedulingSchema = v.looseObject({
  id: v.number(),
  story_id: v.number(),
  publish_at: word,
  /** The draft as it was looked at when it was planned; null in a plan from before this was kept, and in one that is over. */
  content: v.optional(v.nullable(content), null),
  /** `failed`: at that moment the story could not be published; `reason` says why. */
  status: v.optional(v.picklist(['scheduled', 'published_before_schedule', 'failed']), 'scheduled'),
  reason: v.optional(v.nullable(word), null),
  created_at: v.optional(word, DAY_ONE),
  updated_at: v.optional(word, DAY_ONE),
})
export type StoryScheduling = v.InferOutput<typeof SchedulingSchema>

/** A story in a release: what it will say, and from what it began. */
const ReleaseStorySchema = v.looseObject({
  story_id: v.number(),
  content,
  /** What everybody saw of it when it came in; null where nobody saw it. */
  base_published: v.optional(v.nullable(content), null),
  /** Its draft outside, as far as whoever edits here has seen it. */
  base_draft: content,
  /** How often it was written here, counted on from the story's own number. */
  lock_version: v.number(),
  updated_at: v.optional(word, DAY_ONE),
})
export type ReleaseStory = v.InferOutput<typeof ReleaseStorySchema>

/** Changes of several stories that everybody will see at one moment. */
const ReleaseSchema = v.looseObject({
  id: v.number(),
  uuid: word,
  name: word,
  /** When it goes out by itself; null for by hand. */
  release_at: v.optional(v.nullable(word), null),
  /** The time zone that whoever planned it thinks in. */
  timezone: v.optional(word, 'UTC'),
  released: v.optional(v.boolean(), false),
  released_at: v.optional(v.nullable(word), null),
  /** Why it did not go out when it was due. */
  reason: v.optional(v.nullable(word), null),
  lock_version: v.optional(v.number(), 0),
  created_at: v.optional(word, DAY_ONE),
  updated_at: v.optional(word, DAY_ONE),
  /** Empty once it is out: then the stories say it themselves. */
  stories: v.optional(v.array(ReleaseStorySchema), []),
  /** Which stories went out with it. */
  released_story_ids: v.optional(v.array(v.number()), []),
})
export type SpaceRelease = v.InferOutput<typeof ReleaseSchema>

/** A picture that editors have uploaded. */
const AssetSchema = v.looseObject({
  id: v.number(),
  filename: word,
  name: word,
  alt: v.optional(word, ''),
  title: v.optional(word, ''),
  /** Words in further languages, as `alt__i18n__fr`. */
  meta_data: v.optional(v.record(word, word), {}),
  content_type: word,
  content_length: v.number(),
  width: v.number(),
  height: v.number(),
  /** What stays in sight where it is cropped, `x1xy1:x2xy2` in px; empty for the middle. */
  focus: v.optional(word, ''),
  /** The folder of the library; null where it lies in none. */
  asset_folder_id: v.optional(v.nullable(v.number()), null),
  created_at: v.optional(word, DAY_ONE),
  updated_at: v.optional(word, DAY_ONE),
})
export type SpaceAsset = v.InferOutput<typeof AssetSchema>

/** A folder of pictures. */
const AssetFolderSchema = v.looseObject({
  id: v.number(),
  name: word,
  uuid: word,
  parent_id: v.optional(v.nullable(v.number()), null),
})
export type SpaceAssetFolder = v.InferOutput<typeof AssetFolderSchema>

const HeadSchema = v.object({
  id: v.number(),
  name: word,
  domain: v.optional(word, ''),
  /** Unix time of the last change: the cache version of the first answers. */
  version: v.number(),
  language_codes: v.optional(v.array(word), []),
  /** The highest number of a story or release that is gone: its versions are on the disk, and are no other's. */
  last_id: v.exactOptional(v.number()),
})
const TokensSchema = v.object({
  public: v.pipe(word, v.minLength(1)),
  preview: v.pipe(word, v.minLength(1)),
})

const listOrNone = v.optional(v.array(v.unknown()), [])
const FileSchema = v.object({
  space: HeadSchema,
  tokens: TokensSchema,
  folders: listOrNone,
  stories: v.array(v.unknown()),
  datasources: listOrNone,
  datasource_entries: v.optional(v.record(word, v.array(v.unknown())), {}),
  story_schedulings: listOrNone,
  releases: listOrNone,
  assets: listOrNone,
  asset_folders: listOrNone,
})

/** A whole space: what the content service answers from. */
export type SpaceFile = {
  space: v.InferOutput<typeof HeadSchema>
  tokens: v.InferOutput<typeof TokensSchema>
  folders: SpaceFolder[]
  stories: SpaceStory[]
  datasources: v.InferOutput<typeof DatasourceSchema>[]
  datasource_entries: Record<string, DatasourceEntry[]>
  story_schedulings: StoryScheduling[]
  releases: SpaceRelease[]
  assets: SpaceAsset[]
  asset_folders: SpaceAssetFolder[]
}

/** A part of the file that is left out, and why, in one line. */
export type SpaceProblem = { place: string; problem: string }

/** The file is no space at all; the message is one sentence. */
export class NoSpaceFile extends Error {
  override readonly name = 'NoSpaceFile'
}

/**
 * Reads a space. A story, folder or entry that breaks its schema is left out and reported with its place; nothing else
 * is lost. Of two stories with one uuid or one full slug the first counts. Throws `NoSpaceFile` when the whole is no
 * space.
 */
export function parseSpaceFile(file: unknown): { space: SpaceFile; problems: SpaceProblem[] } {
  const whole = v.safeParse(FileSchema, file)
  if (!whole.success) {
    const [issue] = whole.issues
    throw new NoSpaceFile(`This is no space file: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`)
  }

  const { output } = whole
  const problems: SpaceProblem[] = []
  const stories = unique(kept(SpaceStorySchema, output.stories, 'stories', problems), problems)
  const entries = Object.entries(output.datasource_entries).map(
    ([slug, all]) => [slug, kept(EntrySchema, all, `datasource_entries.${slug}`, problems)] as const,
  )
  return {
    space: {
      space: output.space,
      tokens: output.tokens,
      folders: kept(FolderSchema, output.folders, 'folders', problems),
      stories,
      datasources: kept(DatasourceSchema, output.datasources, 'datasources', problems),
      datasource_entries: Object.fromEntries(entries),
      story_schedulings: kept(SchedulingSchema, output.story_schedulings, 'story_schedulings', problems),
      releases: kept(ReleaseSchema, output.releases, 'releases', problems),
      assets: kept(AssetSchema, output.assets, 'assets', problems),
      asset_folders: kept(AssetFolderSchema, output.asset_folders, 'asset_folders', problems),
    },
    problems,
  }
}

function kept<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  all: readonly unknown[],
  place: string,
  problems: SpaceProblem[],
): v.InferOutput<Schema>[] {
  return all.flatMap((one, index) => {
    const parsed = v.safeParse(schema, one)
    if (parsed.success) return [parsed.output]
    const words = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    problems.push({ place: `${place}[${index}]${nameOf(one)}`, problem: words.join('; ') })
    return []
  })
}

/** What an editor would call it. */
function nameOf(one: unknown): string {
  const parsed = v.safeParse(v.looseObject({ full_slug: v.optional(word), name: v.optional(word) }), one)
  const name = parsed.success ? (parsed.output.full_slug ?? parsed.output.name) : undefined
  return name === undefined ? '' : ` (${name})`
}

function unique(stories: SpaceStory[], problems: SpaceProblem[]): SpaceStory[] {
  const seen = new Map<string, string>()
  return stories.filter((story) => {
    const taken = [`uuid ${story.uuid}`, `full slug ${story.full_slug}`].find((name) => seen.has(name))
    if (taken !== undefined) {
      const problem = `its ${taken} belongs to ${seen.get(taken)} already`
      problems.push({ place: `story ${story.id} (${story.full_slug})`, problem })
      return false
    }
    seen
      .set(`uuid ${story.uuid}`, `story ${story.id}`)
      .set(`full slug ${story.full_slug}`, `story ${story.id}`)
    return true
  })
}
