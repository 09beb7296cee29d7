import type { OpenedStory, StoryContent } from '@shop/api-client/office/content-commands'
import { useEffect, useMemo, useReducer } from 'react'
import { keep } from '../../parts/draft/kept.ts'
import { begun, type DraftBase, isBehind, isTyped, stepped } from './draft-state.ts'
import { draftKey, keptDraft } from './kept-draft.ts'

export type Draft = {
  content: StoryContent
  /** What it was begun over: saving says so, and somebody else's newer state is a conflict. */
  base: DraftBase
  /** Whether something was changed since it was opened or saved. */
  isChanged: boolean
  /** Whether somebody else has written the story since it was begun. */
  isBehind: boolean
  canUndo: boolean
  canRedo: boolean
  /** `typing` names the field whose letters are one step. */
  change: (content: StoryContent, typing?: string) => void
  undo: () => void
  redo: () => void
  /** What was sent is kept. */
  saved: (sent: StoryContent, story: OpenedStory) => void
  /** What somebody else has made of the story was seen, and this is what stands. */
  settle: (how: 'mine' | 'theirs' | 'both') => void
}

/**
 * What an editor has made of a story, step by step. It survives a reload of the tab, whoever has saved the story since, and
 * goes with signing out.
 */
export function useDraft(shop: string, story: OpenedStory): Draft {
  const key = draftKey({ shop, story })
  const [state, act] = useReducer(stepped, null, () => begun(keptDraft({ shop, story }), story))
  const { base, now, past, future } = state
  const isChanged = useMemo(() => isTyped({ base, now }), [base, now])
  const isLate = useMemo(() => isBehind({ base, now }, story), [base, now, story])

  useEffect(() => {
    keep(key, isChanged ? { base, now } : null)
  }, [key, base, now, isChanged])

  // Taken back to what it was begun over, a form is untouched again.
  useEffect(() => act({ type: 'follow', story }), [story, isChanged])

  return {
    content: now,
    base,
    isChanged,
    isBehind: isLate,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (content, typing) => act({ type: 'change', content, typing: typing ?? null }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    saved: (sent, after) => act({ type: 'saved', sent, story: after }),
    settle: (how) => act({ type: 'settle', story, how }),
  }
}
