import { format } from 'node:util'
import { loggedError, loggedMessage, withoutAddresses } from './logged-error.ts'
import { traceId } from './traced.ts'

export const LOG_FORMATS = ['json', 'text'] as const

type Level = 'info' | 'warn' | 'error'
type Fields = Record<string, string | number | null | undefined>

const LEVELS = {
  debug: 'info',
  log: 'info',
  info: 'info',
  trace: 'info',
  warn: 'warn',
  error: 'error',
} as const
const PLACEHOLDER = /%[sdifjoOc]/

let isJson = false

/**
 * Whether the log is for a collector, one object for each line: unless `LOG_FORMAT` says so, wherever a shop is open to
 * others and nobody sits at a terminal.
 */
export function isJsonWanted(
  { LOG_FORMAT, SHOP_ENV }: Record<string, string | undefined>,
  isTerminal: boolean,
): boolean {
  if (LOG_FORMAT === 'json' || LOG_FORMAT === 'text') return LOG_FORMAT === 'json'
  return (SHOP_ENV === 'qa' || SHOP_ENV === 'production') && !isTerminal
}

/** Whether the lines of this process are objects, which have the id of their trace by themselves. */
export function isLogJson(): boolean {
  return isJson
}

/**
 * Makes every line of this process an object of `time`, `level`, what it says (`message`, or the fields of a request), and where there are any `error` and `trace`:
 * also what libraries write, warnings of Node and what nobody caught. Addresses and objects stay out, as they lead to
 * persons.
 *
 * @param endsUncaught what nobody catches ends the process with 1, as without a log; false where somebody else listens
 */
export function writeLogAsJson({ endsUncaught }: { endsUncaught: boolean }): void {
  isJson = true
  for (const [method, level] of Object.entries(LEVELS))
    Reflect.set(console, method, (...said: unknown[]) => writeLine({ level, ...wordsOf(said) }))
  // Node writes these as text by a listener of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) =>
    writeLine({ level: 'warn', message: `${warning.name}: ${warning.message}` }),
  )
  if (endsUncaught)
    process.on('uncaughtException', (error) => {
      const message = 'Something was thrown that nobody caught; the process ends.'
      writeLine({ level: 'error', message, error: loggedError(error) })
      process.exit(1)
    })
}

/** Writes a line of JSON with the moment and the trace that it belongs to. What is null or undefined is left out. */
export function writeLine({ level, ...fields }: Fields & { level: Level }): void {
  const trace = traceId() ?? undefined
  const line = { time: new Date().toISOString(), level, ...fields, trace }
  const known = Object.entries(line).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[name, typeof value === 'string' ? withoutAddresses(value) : value]],
  )
  const stream = level === 'info' ? process.stdout : process.stderr
  stream.write(`${JSON.stringify(Object.fromEntries(known))}\n`)
}

/** The sentence, and behind it what was thrown. */
function wordsOf(said: readonly unknown[]): { message: string; error?: string } {
  const [first, ...rest] = said
  const thrown = said.find((one) => one instanceof Error)
  if (first instanceof Error) return { message: loggedMessage(first), error: loggedError(first) }
  if (typeof first === 'string' && PLACEHOLDER.test(first))
    return { message: format(first, ...rest.map(plain)), ...(thrown ? { error: loggedError(thrown) } : {}) }
  const [last] = rest
  // A failure that is in words already, as `loggedError` tells it.
  if (rest.length === 1 && typeof last === 'string' && last.includes('\n    at '))
    return { message: plain(first), error: last }
  const message = said
    .filter((one) => one !== thrown)
    .map(plain)
    .join(' ')
  return thrown === undefined ? { message } : { message, error: loggedError(thrown) }
}

/** Words and numbers; of anything else what it is. */
function plain(value: unknown): string {
  if (value instanceof Error) return loggedMessage(value)
  if (typeof value === 'object' && value !== null) return `[${value.constructor?.name ?? 'Object'}]`
  return String(value)
}
