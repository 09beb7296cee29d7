import { randomUUID } from 'node:crypto'
import { type Coordination, MOST_KEPT_BYTES, type NoticeListener, type Window } from './coordination.ts'
import { noticeText, parsedNotice } from './notice.ts'
import { openValkeyLine } from './valkey-line.ts'
import { COUNT_ATTEMPTS, PROLONG, RELEASE, USED } from './valkey-scripts.ts'

/** How long a lock outlives a process that is gone. */
const LOCK_MILLISECONDS = 15_000
const PROLONG_MILLISECONDS = 5000

export type ValkeyCoordination = Coordination & {
  /** See `ValkeyLine`. */
  failed: () => void
}

/** Processes that meet on a Valkey or Redis server, each shop under its own prefix. */
export async function valkeyCoordination(
  url: string,
  schema: string,
  log?: (line: string) => void,
): Promise<ValkeyCoordination> {
  const prefix = `shop:${schema}`
  const from = randomUUID()
  const listeners = new Set<NoticeListener>()
  const line = await openValkeyLine({
    url,
    channel: prefix,
    ...(log ? { log } : {}),
    onNotice(text) {
      const notice = parsedNotice(text)
      if (notice === null || notice.from === from) return
      for (const listener of listeners) listener.heard(notice.topic, notice.message)
    },
    onBack() {
      for (const listener of listeners) listener.missed()
    },
  })
  const { client } = line
  const attempts = (keys: readonly string[]) => [...new Set(keys)].map((key) => `${prefix}:attempts:${key}`)

  return {
    place: 'Valkey',
    async countAttempts(keys, { most, perSeconds, now }) {
      const named = attempts(keys)
      const rule = [most, perSeconds * 1000, now.getTime()]
      return windowsOf(await client.eval(COUNT_ATTEMPTS, named.length, ...named, ...rule))
    },
    async usedUp(keys, { most, now }) {
      const named = attempts(keys)
      const windows = windowsOf(await client.eval(USED, named.length, ...named))
      return windows.filter(({ used, endsAt }) => used >= most && endsAt > now)
    },
    async publish(topic, message) {
      await client.publish(prefix, noticeText({ from, topic, message }))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async acquire(name) {
      const key = `${prefix}:lock:${name}`
      const token = randomUUID()
      if ((await client.set(key, token, 'PX', LOCK_MILLISECONDS, 'NX')) !== 'OK') return null
      const prolong = () => void client.eval(PROLONG, 1, key, token, LOCK_MILLISECONDS).catch(line.failed)
      const timer = setInterval(prolong, PROLONG_MILLISECONDS)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await client.eval(RELEASE, 1, key, token).catch(line.failed)
      }
    },
    async keep(key, value, seconds) {
      if (value.byteLength > MOST_KEPT_BYTES) return
      await client.set(`${prefix}:kept:${key}`, Buffer.from(value), 'PX', Math.ceil(seconds * 1000))
    },
    async kept(key) {
      const value = await client.getBuffer(`${prefix}:kept:${key}`)
      return value === null ? null : new Uint8Array(value)
    },
    tidy: async () => undefined,
    reached: () => [{ place: 'Valkey', isUp: line.isUp() }],
    failed: line.failed,
    close: line.close,
  }
}

/** Pairs of what was used and until when. */
function windowsOf(answer: unknown): Window[] {
  const numbers = Array.isArray(answer) ? answer.map(Number) : []
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    used: numbers[2 * index] ?? 0,
    endsAt: new Date(numbers[2 * index + 1] ?? 0),
  }))
}
