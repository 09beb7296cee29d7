import type { StoryContent } from '@shop/api-client/office/content-commands'
import { type StoryChange, storyChanges } from '@shop/domain/story/story-changes'

type Words = Record<string, string>
type Logged = { before: Words; after: Words }

/** Whoever wants to know more compares the versions. */
const MOST_CHANGES = 30
/** Enough to recognise a text by. */
const LONGEST = 300
/** What a part of a content is, but does not say. */
const SILENT: ReadonlySet<string> = new Set([
  '_uid',
  'component',
  'fieldtype',
  'id',
  'linktype',
  'type',
  'uuid',
])

/** How a story was and how it is, as the log keeps it: what differs, by block and field, each cut to what is recognised. */
export function loggedStory(was: StoryContent, now: StoryContent): Logged {
  const logged: Logged = { before: {}, after: {} }
  const pairs = storyChanges(was, now).flatMap(pairsOf)
  for (const [name, before, after] of pairs.slice(0, MOST_CHANGES)) {
    const key = freeName(name, logged)
    if (before !== '') logged.before[key] = before
    if (after !== '') logged.after[key] = after
  }
  if (pairs.length > MOST_CHANGES) logged.after.further = String(pairs.length - MOST_CHANGES)
  return logged
}

type Pair = readonly [name: string, before: string, after: string]

function pairsOf({ kind, component, words, fields, was, now }: StoryChange): Pair[] {
  const block = component ?? 'page'
  const own = words === '' ? block : words
  switch (kind) {
    case 'added':
      return [[block, '', cut(own)]]
    case 'removed':
      return [[block, cut(own), '']]
    case 'moved':
      return [[`${block}, moved`, '', cut(own)]]
    case 'changed':
      return fields.map((field) => [
        `${block}, ${field}`,
        cut(wordsIn(was && Reflect.get(was, field))),
        cut(wordsIn(now && Reflect.get(now, field))),
      ])
  }
}

/** Two blocks of a kind may say something else in the same field. */
function freeName(name: string, { before, after }: Logged): string {
  let free = name
  for (let count = 2; free in before || free in after; count += 1) free = `${name} (${count})`
  return free
}

/** What a field says, whatever it is made of: a text with its marks, a picture with its words, a link. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .filter(([name]) => !SILENT.has(name))
    .map(([, part]) => wordsIn(part))
    .filter(Boolean)
    .join(' ')
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}
