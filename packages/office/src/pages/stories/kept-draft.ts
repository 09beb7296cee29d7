import { type OpenedStory, StoryContentSchema } from '@shop/api-client/office/content-commands'
import * as v from 'valibot'
import { keep, keptAt, keptUnder } from '../../parts/draft/kept.ts'
import { baseOf, type KeptDraft, KeptDraftSchema } from './draft-state.ts'

type Place = { shop: string; story: OpenedStory }

/** Where a tab keeps the draft of a story, or of it in a release. */
export function draftKey({ shop, story: { id, release } }: Place): string {
  return `story ${shop} ${id}${release === null ? '' : ` in ${release}`}`
}

/**
 * What was typed in this tab and is nowhere else. Earlier versions of the office kept it under the version that it was
 * typed over, without what that version said: where the story has another one by now, what it says is shown beside what
 * was typed, as if all of it were new.
 */
export function keptDraft(place: Place): KeptDraft | null {
  const key = draftKey(place)
  const kept = keptAt(key, KeptDraftSchema)
  if (kept !== null) return kept
  const former = keptUnder(`${key} `).filter(({ key: old }) => isVersion(old.slice(key.length + 1)))
  const latest = former.toSorted((one, other) => newest(one.key, other.key, key.length + 1)).at(-1)
  const now = latest === undefined ? null : contentIn(latest.written)
  if (now === null) return null
  const draft = { base: baseAt(latest?.key.slice(key.length + 1) ?? '', now, place.story), now }
  keep(key, draft)
  for (const one of former) keep(one.key, null)
  return draft
}

function baseAt(version: string, { component }: KeptDraft['now'], story: OpenedStory): KeptDraft['base'] {
  if (version === String(story.lockVersion ?? story.updatedAt)) return baseOf(story)
  return story.lockVersion === null
    ? { content: { component }, lockVersion: null, updatedAt: version }
    : { content: { component }, lockVersion: Number(version), updatedAt: null }
}

/** A count of writes, or a moment where the service counts none; ` in 7` is another place. */
function isVersion(text: string): boolean {
  return /^(?:\d+|\d{4}-\d\d-\d\dT\S+)$/.test(text)
}

function newest(one: string, other: string, from: number): number {
  return one.slice(from).localeCompare(other.slice(from), 'en', { numeric: true })
}

function contentIn(written: string): KeptDraft['now'] | null {
  try {
    const read = v.safeParse(StoryContentSchema, JSON.parse(written))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
