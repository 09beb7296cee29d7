import { expect, test } from 'vitest'
import { boundedQueue, QueueFull } from './bounded-queue.ts'

test('never more run at once than allowed, and everybody who may wait gets a turn', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 10 })
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }

  const results = await Promise.all(Array.from({ length: 12 }, () => queue(job)))

  expect(most).toBe(2)
  expect(results).toEqual(Array(12).fill('done'))
})

test('who comes when the line is full is refused at once', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<void>()
  const running = [queue(() => gate.promise), queue(() => gate.promise)]

  await expect(queue(async () => 'late')).rejects.toThrow(QueueFull)

  gate.resolve()
  await Promise.all(running)
})

test('a job that fails makes room for the next', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0 })

  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await queue(async () => 'next')).toBe('next')
})

test('jobs that never wait for anything begin in different turns of the event loop', async () => {
  const queue = boundedQueue({ atOnce: 8, waiting: 10 })
  let turn = 0
  const tick = () => {
    turn += 1
    clock = setImmediate(tick)
  }
  let clock = setImmediate(tick)

  const began = await Promise.all(Array.from({ length: 4 }, () => queue(async () => turn)))
  clearImmediate(clock)

  expect(new Set(began).size).toBe(4)
})
