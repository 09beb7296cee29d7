import type { Suggestions } from '@shop/api-client/contract/search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestionSource, type SuggestionState } from './suggestion-source.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('whoever types fast asks once, with the last words', async () => {
  const { source, asked } = aSource()

  for (const query of ['s', 'so', 'sof']) source.type(query)
  await vi.advanceTimersByTimeAsync(200)

  expect(asked.map(({ query }) => query)).toEqual(['sof'])
})

test('an answer that comes late is dropped, and its request is given up', async () => {
  const { source, asked, states } = aSource()

  source.type('so')
  await vi.advanceTimersByTimeAsync(200)
  source.type('sofa')
  await vi.advanceTimersByTimeAsync(200)
  asked[1]?.answer(named('Sofas'))
  asked[0]?.answer(named('Solitäre'))
  await vi.runAllTimersAsync()

  expect(asked[0]?.signal.aborted).toBe(true)
  expect(states.at(-1)).toEqual({ query: 'sofa', suggestions: named('Sofas'), state: 'ready' })
})

test('what is shown stays until the next answer is there', async () => {
  const { source, asked, states } = aSource()

  source.type('so')
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.answer(named('Sofas'))
  await vi.runAllTimersAsync()
  source.type('sof')

  expect(states.at(-1)).toEqual({ query: 'sof', suggestions: named('Sofas'), state: 'loading' })
})

test('who leaves before the answer is there, and comes back, is asked for again', async () => {
  const { source, asked, states } = aSource()
  source.type('sofa')
  await vi.advanceTimersByTimeAsync(200)
  source.stop()

  source.type('sofa')
  await vi.advanceTimersByTimeAsync(200)
  asked[1]?.answer(named('Sofas'))
  await vi.runAllTimersAsync()

  expect(states.at(-1)).toEqual({ query: 'sofa', suggestions: named('Sofas'), state: 'ready' })
})

test('words that were answered before are not asked again', async () => {
  const { source, asked, states } = aSource()
  source.type('so')
  await vi.advanceTimersByTimeAsync(200)
  asked[0]?.answer(named('Sofas'))
  await vi.runAllTimersAsync()

  source.type('sof')
  source.type('so')
  await vi.advanceTimersByTimeAsync(200)

  expect(asked).toHaveLength(1)
  expect(states.at(-1)).toMatchObject({ query: 'so', state: 'ready' })
})

test('an empty field asks nothing and shows nothing', async () => {
  const { source, asked, states } = aSource()

  source.type('so')
  source.type('')
  await vi.advanceTimersByTimeAsync(200)

  expect(asked).toEqual([])
  expect(states.at(-1)).toEqual({ query: '', suggestions: null, state: 'ready' })
})

test('a failure is said, and the same words may be tried again', async () => {
  const { source, asked, states } = aSource()
  source.type('so')
  await vi.advanceTimersByTimeAsync(200)

  asked[0]?.fail()
  await vi.runAllTimersAsync()
  expect(states.at(-1)).toEqual({ query: 'so', suggestions: null, state: 'failed' })

  source.type('so')
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toHaveLength(2)
})

function named(query: string): Suggestions {
  return { queries: [query], categories: [], brands: [], products: [] }
}

type Asked = { query: string; signal: AbortSignal; answer: (answer: Suggestions) => void; fail: () => void }

function aSource() {
  const asked: Asked[] = []
  const states: SuggestionState[] = []
  const source = createSuggestionSource({
    ask: (query, signal) =>
      new Promise<Suggestions>((resolve, reject) => {
        asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('no network')) })
      }),
    onState: (state) => states.push(state),
  })
  return { source, asked, states }
}
