import { AsyncLocalStorage } from 'node:async_hooks'

const running = new AsyncLocalStorage<{ open: boolean }>()

const GUARDED = new Set<string | symbol>(['query', 'exec', 'sql', 'transaction', 'connect'])

/**
 * Makes a client throw when it is used within a transaction of its own: embedded it would wait for itself for
 * ever, on a server it would not see what the transaction wrote.
 */
export function guardedClient<C extends object>(client: C): C {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!GUARDED.has(name)) return value.bind(target)
      return (...parts: unknown[]) => {
        if (running.getStore()?.open)
          throw new Error(
            'The database was used within a transaction without the transaction. Use the connection that database.transaction hands over.',
          )
        return value.apply(target, parts)
      }
    },
  })
}

/** Runs the body of a transaction; the guarded client refuses to work until it has ended. */
export async function withinTransaction<T>(body: () => Promise<T>): Promise<T> {
  const mark = { open: true }
  try {
    return await running.run(mark, body)
  } finally {
    mark.open = false
  }
}
