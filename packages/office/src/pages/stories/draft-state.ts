import {
  type OpenedStory,
  type StoryContent,
  StoryContentSchema,
} from '@shop/api-client/office/content-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import * as v from 'valibot'
import { mergedContent } from './tree/merged-content.ts'

const BaseSchema = v.object({
  content: StoryContentSchema,
  lockVersion: v.nullable(v.number()),
  updatedAt: v.nullable(v.string()),
})
/** What a tab keeps of a draft: what was typed, and what it was typed over. */
export const KeptDraftSchema = v.object({ base: BaseSchema, now: StoryContentSchema })
export type KeptDraft = v.InferOutput<typeof KeptDraftSchema>
/** The state of a story that a draft was begun over. */
export type DraftBase = KeptDraft['base']

export type DraftState = KeptDraft & {
  past: StoryContent[]
  future: StoryContent[]
  typing: string | null
}

export type DraftAct =
  | { type: 'change'; content: StoryContent; typing: string | null }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The shop has another state of the story: a form that nobody has touched takes it. */
  | { type: 'follow'; story: OpenedStory }
  /** What was sent is kept; what was typed meanwhile stays, over it. */
  | { type: 'saved'; sent: StoryContent; story: OpenedStory }
  /** What somebody else has made of it was seen: what was typed goes over it, gives way to it, or is brought into it. */
  | { type: 'settle'; story: OpenedStory; how: 'mine' | 'theirs' | 'both' }

const MOST_STEPS = 200

export function begun(kept: KeptDraft | null, story: OpenedStory): DraftState {
  const { base, now } = kept ?? { base: baseOf(story), now: story.content }
  return { base, now, past: [], future: [], typing: null }
}

/** Whether something was typed that is nowhere else. */
export function isTyped({ base, now }: KeptDraft): boolean {
  return now !== base.content && !isSame(now, base.content)
}

/** Whether somebody else has made something else of what the draft was begun over. */
export function isBehind(draft: KeptDraft, story: OpenedStory): boolean {
  return isNewer(story, draft) && isTyped(draft) && !isSame(draft.base.content, story.content)
}

export function stepped(state: DraftState, act: DraftAct): DraftState {
  const { past, now, future } = state
  switch (act.type) {
    case 'change': {
      // Letters typed into one field are one step.
      const isSameStep = act.typing !== null && act.typing === state.typing
      const before = isSameStep ? past : stepsWith(past, now)
      return { ...state, past: before, now: act.content, future: [], typing: act.typing }
    }
    case 'undo': {
      const last = past.at(-1)
      if (last === undefined) return state
      return { ...state, past: past.slice(0, -1), now: last, future: [now, ...future], typing: null }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (next === undefined) return state
      return { ...state, past: [...past, now], now: next, future: rest, typing: null }
    }
    case 'follow':
      if (!isNewer(act.story, state) || isBehind(state, act.story)) return state
      // Published or taken off, it still says what was typed over.
      return isTyped(state) ? { ...state, base: baseOf(act.story) } : begun(null, act.story)
    case 'saved':
      return isSame(now, act.sent)
        ? begun(null, act.story)
        : { ...state, base: baseOf(act.story), typing: null }
    case 'settle':
      return settled(state, act)
  }
}

/** What was typed here is one step away, whatever becomes of it. */
function settled(state: DraftState, { story, how }: Extract<DraftAct, { type: 'settle' }>): DraftState {
  const base = baseOf(story)
  if (how === 'mine') return { ...state, base }
  const now = how === 'theirs' ? story.content : mergedContent(state.base.content, state.now, story.content)
  return { base, past: stepsWith(state.past, state.now), now, future: [], typing: null }
}

function stepsWith(past: StoryContent[], now: StoryContent): StoryContent[] {
  return [...past, now].slice(-MOST_STEPS)
}

/** What a draft is begun over. */
export function baseOf({ content, lockVersion, updatedAt }: OpenedStory): DraftBase {
  return { content, lockVersion, updatedAt }
}

/** What was saved a moment ago may be known here before the page around it is asked for anew. */
function isNewer({ lockVersion, updatedAt }: OpenedStory, { base }: KeptDraft): boolean {
  const isOther = base.lockVersion !== lockVersion || (lockVersion === null && base.updatedAt !== updatedAt)
  return isOther && (updatedAt ?? '') >= (base.updatedAt ?? '')
}
