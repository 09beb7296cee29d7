import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutSilent, type WatchedConnection } from './silent-connections.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['whose statement the server does not know is cut', async () => new Set([2]), ['one']],
  ['stays while the server works at its statement', async () => new Set([1, 2]), []],
  ['stays where the server has no room to say it', async () => null, []],
  [
    'is cut with all others where the server says nothing',
    () => Promise.reject(new Error('timeout')),
    ['one', 'two', 'pooled'],
  ],
])('a connection %s', async (_, working, expected) => {
  const cut: string[] = []
  const watched = [aWaiting('one', 1, cut), aWaiting('two', 2, cut), aWaiting('pooled', null, cut)]
  const { stop } = cutSilent(watched, { working })

  await pass(7000)
  stop()

  expect(cut).toEqual(expected)
})

test('a connection that waits for nobody, or hears something, is not asked about', async () => {
  const working = vi.fn(async () => new Set<number>())
  const idle = { ...aWaiting('idle', 1, []), isWaiting: false }
  const heard = aWaiting('heard', 2, [])
  const { stop } = cutSilent([idle, heard], { working })

  for (let second = 0; second < 10; second += 1) {
    heard.heardBytes += 1
    await pass(1000)
  }
  stop()

  expect(working).not.toHaveBeenCalled()
})

test('a server that answers the second time is not silent', async () => {
  const cut: string[] = []
  const working = vi.fn(async () => new Set([1]))
  working.mockRejectedValueOnce(new Error('timeout'))
  const { stop } = cutSilent([aWaiting('one', 1, cut)], { working })

  await pass(7000)
  stop()

  expect(working).toHaveBeenCalled()
  expect(cut).toEqual([])
})

function aWaiting(name: string, pid: number | null, cut: string[]): WatchedConnection {
  const connection = {
    pid,
    isWaiting: true,
    heardBytes: 10,
    cut() {
      connection.isWaiting = false
      cut.push(name)
    },
  }
  return connection
}

async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    vi.advanceTimersByTime(1000)
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
