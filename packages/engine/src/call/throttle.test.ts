import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first wish is done at once, the next ones together when the while is over', () => {
  const work = vi.fn()
  const throttled = throttle(work, 200)

  throttled()
  expect(work).toHaveBeenCalledTimes(1)
  for (let times = 0; times < 5; times += 1) throttled()
  expect(work).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(200)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a wish after a quiet while is done at once again', () => {
  const work = vi.fn()
  const throttled = throttle(work, 200)
  throttled()

  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
  throttled()
  expect(work).toHaveBeenCalledTimes(2)
})
