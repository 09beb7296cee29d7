import { isLogJson, writeLine } from '@shop/engine/trace/json-log'
import { loggedError } from '@shop/engine/trace/logged-error'
import { traceId } from '@shop/engine/trace/traced'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What the server has to say to its operator. */
export type Log = {
  request: (method: string, path: string, status: number, milliseconds: number) => void
  /** A request that was answered from memory; a log that does not tell them apart has none. */
  kept?: Log['request']
  /** A page was made. */
  made?: () => void
  warn: (text: string) => void
  error: (text: string, error: unknown) => void
}

const RANK: Record<LogLevel, number> = { silent: 0, error: 1, warn: 2, info: 3 }
/** Tokens, order numbers and keys of baskets lead to a person; catalogue addresses do not. */
const PERSONAL_PATH =
  /^(\/(?:[a-z]{2}-[a-z]{2}\/)?(?:sandbox\/pay|api\/checkout\/express\/wallet|api\/payments\/[a-z]+\/return|api\/checkout\/order|api\/user\/orders|api\/shop\/(?:basket|wishlist)\/get|konto\/bestellung(?:\/reklamation)?)\/)[^/]+/

/** A path for the log: without search and without personal data. */
export function loggedPath(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(PERSONAL_PATH, '$1…')
}

/** Writes one line of JSON per request; never an address, a cookie, a search or a key of a customer. */
export function createLog(level: LogLevel): Log {
  const isOn = (wanted: LogLevel) => RANK[level] >= RANK[wanted]
  return {
    request(method, path, status, milliseconds) {
      if (!isOn('info')) return
      const ms = Math.round(milliseconds * 10) / 10
      writeLine({ level: 'info', method, path: loggedPath(path), status, ms })
    },
    warn(text) {
      if (isOn('warn')) console.warn(text)
    },
    error(text, error) {
      if (!isOn('error')) return
      const trace = isLogJson() ? null : traceId()
      console.error(trace === null ? text : `${text} (trace ${trace})`, loggedError(error))
    },
  }
}
