import type { SpaceFile } from '../space/space-file.ts'

type Content = Record<string, unknown> & { component: string }
type StoryFields = { id: number; full_slug: string; content?: Content } & Record<string, unknown>

/** A story of a space file; names only what the test is about. */
export function aStory({ id, full_slug, content, ...more }: StoryFields) {
  const slug = full_slug.replace(/\/$/, '').split('/').at(-1) ?? full_slug
  return {
    id,
    uuid: `uuid-${id}`,
    name: `Story ${id}`,
    slug,
    full_slug,
    content: { _uid: `b${id}`, component: 'page', ...content },
    ...more,
  }
}

/** A space file with these stories; its tokens are `open` and `secret`. */
export function aSpace(stories: unknown[], more: Partial<Record<keyof SpaceFile, unknown>> = {}) {
  return {
    space: { id: 7, name: 'Test', domain: '', version: 1700, language_codes: ['fr', 'nl', 'de-at'] },
    tokens: { public: 'open', preview: 'secret' },
    folders: [],
    stories,
    datasources: [],
    datasource_entries: {},
    ...more,
  }
}
