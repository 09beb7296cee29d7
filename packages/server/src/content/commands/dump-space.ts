import { randomBytes } from 'node:crypto'
import { type ManagementClient, ManagementFailure } from '@shop/content/service/management-client'
import * as v from 'valibot'

const Space = v.object({
  space: v.looseObject({
    id: v.number(),
    name: v.string(),
    domain: v.nullish(v.string()),
    languages: v.optional(v.array(v.looseObject({ code: v.string() })), []),
  }),
})
const Listed = v.looseObject({
  id: v.number(),
  full_slug: v.string(),
  is_folder: v.optional(v.boolean(), false),
  published: v.optional(v.boolean(), false),
  unpublished_changes: v.nullish(v.boolean()),
})
type ListedStory = v.InferOutput<typeof Listed>
const Opened = v.object({ story: v.looseObject({ content: v.nullish(v.looseObject({})) }) })
const Versions = v.object({
  story_versions: v.array(
    v.looseObject({ status: v.nullish(v.string()), content: v.optional(v.looseObject({})) }),
  ),
})
const Datasource = v.looseObject({ slug: v.string() })

export type SpaceDump = { file: object; stories: number; warnings: string[] }

/**
 * A whole space as a file of the embedded content service: stories with what is published and what is a draft, folders
 * and datasources. Pictures stay where they are, stories keep their addresses. The tokens of the file are new.
 */
export async function dumpSpace(client: ManagementClient, say: (line: string) => void): Promise<SpaceDump> {
  const { space } = v.parse(Space, (await client.ask('get', '')).data)
  const listed = v.parse(v.array(Listed), await client.all('stories', 'stories'))
  const stories: object[] = []
  const warnings: string[] = []
  for (const one of listed.filter((entry) => !entry.is_folder)) {
    const { story } = v.parse(Opened, (await client.ask('get', `stories/${one.id}`)).data)
    const published = await publishedOf(client, one, story.content)
    if (published === undefined)
      warnings.push(
        `${one.full_slug}: its published state is in no version; it is not published in the file.`,
      )
    stories.push({ ...story, published_content: published ?? null })
    if (stories.length % 100 === 0) say(`${stories.length} stories`)
  }
  const file = {
    space: {
      id: space.id,
      name: space.name,
      domain: space.domain ?? '',
      version: Math.floor(Date.now() / 1000),
      language_codes: space.languages.map(({ code }) => code),
    },
    tokens: { public: randomBytes(16).toString('hex'), preview: randomBytes(16).toString('hex') },
    folders: listed.filter((entry) => entry.is_folder),
    stories,
    ...(await datasources(client)),
  }
  return { file, stories: stories.length, warnings }
}

/** What everybody sees of a story; undefined where nobody can say. */
async function publishedOf(client: ManagementClient, story: ListedStory, draft: unknown): Promise<unknown> {
  if (!story.published) return null
  if (!story.unpublished_changes) return draft
  const { data } = await client.ask('get', 'story_versions', {
    by_story_id: story.id,
    show_content: true,
    per_page: 100,
  })
  return v.parse(Versions, data).story_versions.find(({ status }) => status === 'published')?.content
}

/** The embedded service has none to manage. */
async function datasources(client: ManagementClient) {
  try {
    const all = v.parse(v.array(Datasource), await client.all('datasources', 'datasources'))
    const entries = await Promise.all(
      all.map(async ({ slug }) => [
        slug,
        await client.all('datasource_entries', 'datasource_entries', { datasource_slug: slug }),
      ]),
    )
    return { datasources: all, datasource_entries: Object.fromEntries(entries) }
  } catch (problem) {
    if (problem instanceof ManagementFailure && problem.status === 404)
      return { datasources: [], datasource_entries: {} }
    throw problem
  }
}
