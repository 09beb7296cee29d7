import { LRUCache } from 'lru-cache'
import { type Coordination, MOST_KEPT_BYTES, type NoticeListener, type Window } from './coordination.ts'

/** Where the members of one process meet. */
export type Hub = {
  windows: LRUCache<string, Window>
  values: LRUCache<string, Uint8Array<ArrayBuffer>>
  locks: Set<string>
  members: Set<Set<NoticeListener>>
}

const MOST_KEYS = 50_000
const MOST_BYTES = 16 * 1024 * 1024

export function openHub(): Hub {
  return {
    // As a size: for a number of keys the library would lay out room for all of them at once.
    windows: new LRUCache({ maxSize: MOST_KEYS, sizeCalculation: () => 1 }),
    values: new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ byteLength }) => byteLength + 100 }),
    locks: new Set(),
    members: new Set(),
  }
}

/** One process alone. A bounded number of keys is remembered; what was not asked for the longest goes first. */
export function memoryCoordination(hub: Hub = openHub()): Coordination {
  const listeners = new Set<NoticeListener>()
  hub.members.add(listeners)

  function counted(key: string, perSeconds: number, now: Date): Window {
    const known = hub.windows.get(key)
    const window =
      known && known.endsAt > now ? known : { used: 0, endsAt: new Date(now.getTime() + perSeconds * 1000) }
    window.used += 1
    hub.windows.set(key, window)
    return window
  }

  return {
    place: 'memory',
    async countAttempts(keys, { most, perSeconds, now }) {
      const windows: Window[] = []
      for (const key of new Set(keys)) {
        const window = counted(key, perSeconds, now)
        windows.push({ ...window })
        if (window.used > most) break
      }
      return windows
    },
    async usedUp(keys, { most, now }) {
      return keys.flatMap((key) => {
        const window = hub.windows.peek(key)
        return window && window.used >= most && window.endsAt > now ? [{ ...window }] : []
      })
    },
    async publish(topic, message) {
      for (const member of hub.members)
        if (member !== listeners) for (const listener of member) listener.heard(topic, message)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async acquire(name) {
      if (hub.locks.has(name)) return null
      hub.locks.add(name)
      return async () => {
        hub.locks.delete(name)
      }
    },
    async keep(key, value, seconds) {
      if (value.byteLength <= MOST_KEPT_BYTES)
        hub.values.set(key, new Uint8Array(value), { ttl: seconds * 1000 })
    },
    kept: async (key) => hub.values.get(key) ?? null,
    tidy: async () => undefined,
    reached: () => [{ place: 'memory', isUp: true }],
    async close() {
      hub.members.delete(listeners)
    },
  }
}
