import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What runs as if in a process of its own, which dies before it asks the database for the `at`th time. */
type Life = { at: number; asked: number; isOver: boolean; open: Set<PooledClient>; died: () => void }
type PooledClient = pg.Client & { release?: (destroy: boolean) => void }

const lives = new AsyncLocalStorage<Life>()

/**
 * Makes `pg` mortal until the function that comes back is called: a death ends the connections of the life, so the
 * server rolls back what was not committed, and whatever waits in it waits for ever. For the server that is a `kill -9`;
 * it costs milliseconds instead of a process.
 */
export function mortalDatabase(): () => void {
  const client: { query: (...words: unknown[]) => unknown } = pg.Client.prototype
  const asked = client.query
  client.query = new Proxy(asked, {
    apply(query: (...words: unknown[]) => unknown, one: PooledClient, words: unknown[]): unknown {
      const life = lives.getStore()
      if (life === undefined) return Reflect.apply(query, one, words)
      life.asked += 1
      if (life.asked === life.at) end(life, one)
      if (life.isOver && life.open.has(one)) return new Promise(() => undefined)
      const text = textOf(words)
      if (/^begin/i.test(text)) life.open.add(one)
      if (/^(commit|rollback)/i.test(text)) life.open.delete(one)
      return Reflect.apply(query, one, words)
    },
  })
  return () => {
    client.query = asked
  }
}

/** Lives until the query with this number; returns how many there were, and whether the work was done before. */
export async function livesUntil(
  at: number,
  work: () => Promise<unknown>,
): Promise<{ asked: number; isDone: boolean }> {
  const death = Promise.withResolvers<void>()
  const life: Life = { at, asked: 0, isOver: false, open: new Set(), died: death.resolve }
  const isDone = await Promise.race([lives.run(life, work).then(() => true), death.promise.then(() => false)])
  return { asked: life.asked, isDone }
}

function end(life: Life, one: PooledClient): void {
  life.isOver = true
  for (const client of life.open.add(one)) client.release?.(true)
  life.died()
}

function textOf([first]: readonly unknown[]): string {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : ''
}
