import type { Coordination } from './coordination.ts'
import { NoticeTooLong } from './notice.ts'
import type { ValkeyCoordination } from './valkey-coordination.ts'

/**
 * Meets in Valkey, and in PostgreSQL for as long as Valkey does not answer. Whoever asks while it is away waits for
 * nothing; the request that finds out waits half a second. Counts of attempts begin anew in the other place, so that an
 * outage gives nobody more than as many again.
 */
export function withFallback(first: ValkeyCoordination, second: Coordination): Coordination {
  const isUp = () => first.reached().every((one) => one.isUp)

  async function asked<T>(ask: (place: Coordination) => Promise<T>): Promise<T> {
    if (!isUp()) return ask(second)
    try {
      return await ask(first)
    } catch (error) {
      if (error instanceof NoticeTooLong) throw error
      first.failed()
      return ask(second)
    }
  }

  return {
    place: first.place,
    countAttempts: (keys, rule) => asked((place) => place.countAttempts(keys, rule)),
    usedUp: (keys, rule) => asked((place) => place.usedUp(keys, rule)),
    publish: (topic, message) => asked((place) => place.publish(topic, message)),
    // Others may have lost Valkey, and publish in the other place.
    subscribe(listener) {
      const ends = [first.subscribe(listener), second.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    acquire: (name) => asked((place) => place.acquire(name)),
    keep: (key, value, seconds) => asked((place) => place.keep(key, value, seconds)),
    kept: (key) => asked((place) => place.kept(key)),
    tidy: (now) => second.tidy(now),
    reached: () => [...first.reached(), ...second.reached()],
    async close() {
      await Promise.all([first.close(), second.close()])
    },
  }
}
