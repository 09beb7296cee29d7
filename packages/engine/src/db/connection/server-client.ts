import { Socket } from 'node:net'
import pg from 'pg'
import type { WatchedConnection } from './silent-connections.ts'
import { watched } from './statement-watch.ts'

/** A statement that comes again so often is worth being kept ready on its connection. */
const COMES_AGAIN = 3
/** Lists of ids make statements of many lengths: beyond this many texts further ones are planned each time. */
const MOST_NAMES = 400
const MOST_SEEN = 4000
/** A text of so many letters writes many rows at once: planning it is the least of it. */
const LONGEST_TEXT = 8000

/**
 * Gives statements the names under which a connection keeps them: the same text always the same one, undefined for a text
 * that is too rare or too long to be kept.
 */
export function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()

  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return known

    const times = (seen.get(text) ?? 0) + 1
    if (times < COMES_AGAIN) {
      if (seen.size >= MOST_SEEN) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}

/** One for all connections: what one of them keeps is worth keeping on the next. */
const statementName = statementNames()

// The signatures of pg's `query` are many; whatever comes in is handed on as it is.
const plain: { query: CallableFunction } = pg.Client.prototype

/**
 * Lets the server parse and plan what comes again and again only once per connection. A connection that is gone when a
 * transaction begins goes back to its pool by itself: drizzle gives back only what has begun, and ten lost ones would
 * leave the shop without any.
 */
export class ServerClient extends pg.Client {
  /** Whether what is kept on this connection is there with the next statement. */
  protected readonly keepsStatements: boolean = true
  #isWaiting = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('drain', () => {
      this.#isWaiting = false
    })
  }

  /** This connection as whoever looks for silent ones sees it; behind a pooler it may be any process of the server. */
  watchedAs(isOwn: boolean): WatchedConnection {
    const isWaiting = () => this.#isWaiting
    const { stream } = this.connection
    // The driver's types do not know it.
    const pid: unknown = Reflect.get(this, 'processID')
    return {
      pid: isOwn && typeof pid === 'number' ? pid : null,
      get isWaiting() {
        return isWaiting()
      },
      get heardBytes() {
        return stream instanceof Socket ? stream.bytesRead : 0
      },
      cut: () => stream.destroy(),
    }
  }

  override query(...words: unknown[]) {
    const [config, values] = words
    this.#isWaiting = true
    if (this.keepsStatements && isStatement(config) && Array.isArray(values) && values.length > 0)
      config.name ??= statementName(config.text)
    const answer = watched(textOf(config), (asked) =>
      Reflect.apply(plain.query, this, withAnswerHeard(words, asked)),
    )
    if (isStatement(config) && config.text === 'begin')
      Promise.resolve(answer).catch((error: unknown) => {
        if ('release' in this && typeof this.release === 'function') this.release(error)
      })
    return answer
  }
}

/** Behind a pooler each transaction may be on another connection, which knows no statement by its name. */
export class PooledServerClient extends ServerClient {
  protected override readonly keepsStatements = false
}

/** The pool asks with a callback, and is answered through it alone. */
function withAnswerHeard(words: unknown[], answered: () => void): unknown[] {
  const done = words.at(-1)
  if (typeof done !== 'function') return words
  const heard = (...answer: unknown[]) => {
    answered()
    Reflect.apply(done, undefined, answer)
  }
  return [...words.slice(0, -1), heard]
}

function textOf(config: unknown): string {
  return isStatement(config) ? config.text : typeof config === 'string' ? config : ''
}

function isStatement(config: unknown): config is { text: string; name?: string | undefined } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'
}
