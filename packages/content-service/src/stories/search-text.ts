import type { SpaceStory } from '../space/space-file.ts'

const UNREAD = new Set(['_uid', 'component', 'fieldtype', 'linktype', 'uuid', '_editable'])

/** Everything of a story that a reader could have read, in lower case. */
export function textOf(story: SpaceStory, content: unknown): string {
  const words = [story.name, story.slug, story.full_slug]
  collect(content, words)
  return words.join('\n').toLowerCase()
}

function collect(part: unknown, words: string[]): void {
  if (typeof part === 'string') words.push(part)
  if (part === null || typeof part !== 'object') return
  for (const [name, inner] of Object.entries(part)) if (!UNREAD.has(name)) collect(inner, words)
}
