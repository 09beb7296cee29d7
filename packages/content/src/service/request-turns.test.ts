import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RequestTurn, requestTurns } from './request-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is known goes before what is unknown, and no more start in a second than may', async () => {
  const { started, ask } = aQueue(2)
  for (const name of ['a', 'b', 'c', 'd']) ask('unknown', name)
  ask('known', 'page')

  const seconds: string[] = []
  for (let second = 0; second < 3; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000)
    seconds.push(started.join(''))
  }

  expect(seconds).toEqual(['ab', 'abpagec', 'abpagecd'])
})

test('a second is any second: those who come late do not make up for those who did not', async () => {
  const { started, ask } = aQueue(2)
  await vi.advanceTimersByTimeAsync(5000)
  for (const name of ['a', 'b', 'c']) ask('known', name)

  await vi.advanceTimersByTimeAsync(999)
  expect(started).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['a', 'b', 'c'])
})

test('no second has more, however late in one of them they come', async () => {
  const { started, ask } = aQueue(2)
  ask('known', 'a')
  await vi.advanceTimersByTimeAsync(900)
  for (const name of ['b', 'c', 'd']) ask('known', name)

  await vi.advanceTimersByTimeAsync(100)
  expect(started).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(900)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a request that fails holds nobody up', async () => {
  const turns = requestTurns(1)
  const failing = turns('known', async () => Promise.reject(new Error('down')))
  const next = turns('known', async () => 'there')

  await expect(failing).rejects.toThrow('down')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await next).toBe('there')
})

test('a service that nobody shares is asked at once', async () => {
  const { started, ask } = aQueue(Number.POSITIVE_INFINITY)
  for (let at = 0; at < 100; at += 1) ask('unknown', String(at))
  await Promise.resolve()

  expect(started).toHaveLength(100)
})

function aQueue(perSecond: number) {
  const turns = requestTurns(perSecond)
  const started: string[] = []
  return {
    started,
    ask: (turn: RequestTurn, name: string) =>
      void turns(turn, async () => {
        started.push(name)
      }),
  }
}
