import type { OpenedStory, StoryContent } from '@shop/api-client/office/content-commands'
import { useEffect, useReducer } from 'react'

type History = { past: StoryContent[]; now: StoryContent; future: StoryContent[]; typing: string | null }
type Act =
  | { type: 'change'; content: StoryContent; typing: string | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset'; content: StoryContent }

const MOST_STEPS = 200

function stepped(state: History, act: Act): History {
  const { past, now, future } = state
  switch (act.type) {
    case 'reset':
      return { past: [], now: act.content, future: [], typing: null }
    case 'change': {
      // Letters typed into one field are one step.
      const isSameStep = act.typing !== null && act.typing === state.typing
      const before = isSameStep ? past : [...past, now].slice(-MOST_STEPS)
      return { past: before, now: act.content, future: [], typing: act.typing }
    }
    case 'undo': {
      const last = past.at(-1)
      if (last === undefined) return state
      return { past: past.slice(0, -1), now: last, future: [now, ...future], typing: null }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (next === undefined) return state
      return { past: [...past, now], now: next, future: rest, typing: null }
    }
  }
}

export type Draft = {
  content: StoryContent
  /** Whether something was changed since it was opened or saved. */
  isChanged: boolean
  canUndo: boolean
  canRedo: boolean
  /** `typing` names the field whose letters are one step. */
  change: (content: StoryContent, typing?: string) => void
  undo: () => void
  redo: () => void
  reset: (content: StoryContent) => void
}

/**
 * What an editor has made of a story, step by step. It survives a reload of the tab as long as nobody else has saved the
 * story, and goes with signing out.
 */
export function useDraft(shop: string, story: OpenedStory): Draft {
  const place = story.release === null ? '' : ` in ${story.release}`
  const key = `story ${shop} ${story.id}${place} ${story.lockVersion ?? story.updatedAt}`
  const [{ past, now, future }, act] = useReducer(stepped, null, () => ({
    past: [],
    now: kept(key) ?? story.content,
    future: [],
    typing: null,
  }))
  const isChanged = now !== story.content && JSON.stringify(now) !== JSON.stringify(story.content)

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, JSON.stringify(now))
    else sessionStorage.removeItem(key)
  }, [key, now, isChanged])

  return {
    content: now,
    isChanged,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (content, typing) => act({ type: 'change', content, typing: typing ?? null }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
    reset: (content) => act({ type: 'reset', content }),
  }
}

function kept(key: string): StoryContent | null {
  const text = sessionStorage.getItem(key)
  if (text === null) return null
  const content: unknown = JSON.parse(text)
  const isContent = typeof content === 'object' && content !== null && 'component' in content
  return isContent && typeof content.component === 'string'
    ? { ...content, component: content.component }
    : null
}
