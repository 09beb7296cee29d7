import type { Suggestions } from '@shop/api-client/contract/search'

/** What is known about the words in the field; while an answer is on its way the one before stays. */
export type SuggestionState = {
  query: string
  suggestions: Suggestions | null
  state: 'ready' | 'loading' | 'failed'
}

type SourceOptions = {
  ask: (query: string, signal: AbortSignal) => Promise<Suggestions>
  onState: (state: SuggestionState) => void
  waitMs?: number
}

/**
 * Shorter than the usual 300 ms: suggestions are wanted between two letters, and an answer takes the shop some
 * milliseconds. A fast typist still asks once and not for every letter. @see spec §9 "Default debounce"
 */
const WAIT_MS = 120
/** For deleting letters again. */
const KEPT_ANSWERS = 50

export const NO_SUGGESTIONS: SuggestionState = { query: '', suggestions: null, state: 'ready' }

/** Requests suggestions while typing: one request at a time, and only the latest answer counts. */
export function createSuggestionSource({ ask, onState, waitMs = WAIT_MS }: SourceOptions) {
  const answers = new Map<string, Suggestions>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let shown: SuggestionState = NO_SUGGESTIONS

  function show(state: SuggestionState) {
    shown = state
    onState(state)
  }

  function stop() {
    clearTimeout(timer)
    asking?.abort()
    asking = undefined
  }

  async function load(query: string) {
    const own = new AbortController()
    asking = own
    try {
      const suggestions = await ask(query, own.signal)
      if (own.signal.aborted) return
      keep(query, suggestions)
      show({ query, suggestions, state: 'ready' })
    } catch {
      // suggestions are an offer: the form works without them, and the panel says so
      if (!own.signal.aborted) show({ query, suggestions: null, state: 'failed' })
    }
  }

  function keep(query: string, suggestions: Suggestions) {
    const [oldest] = answers.keys()
    if (answers.size >= KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
    answers.set(query, suggestions)
  }

  return {
    /** The words in the field have changed, or are looked at again after a stop. */
    type(query: string) {
      if (query === shown.query && shown.state === 'ready') return
      stop()
      const kept = answers.get(query)
      if (query === '') show(NO_SUGGESTIONS)
      else if (kept) show({ query, suggestions: kept, state: 'ready' })
      else {
        show({ query, suggestions: shown.suggestions, state: 'loading' })
        timer = setTimeout(() => void load(query), waitMs)
      }
    },
    stop,
  }
}
