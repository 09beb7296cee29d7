/** The class of errors in whose message PostgreSQL quotes the value that it could not take. */
const QUOTES_VALUES = /^22/
const FAILED_QUERY = 'Failed query: '
const MAIL_ADDRESS = /[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+\.[a-z]{2,}/gi
/** An error that causes itself has no end. */
const MOST_CAUSES = 5
/** A statement for many rows has a place for each value. */
const MOST_CHARACTERS = 2000
/** Names of the tables' own parts, which nobody has typed. */
const MARKS = ['code', 'table', 'column', 'constraint']

/**
 * A failure as the log may have it: what happened, where, and what caused it. The values of a statement, rows that the
 * database quotes, and whatever else hangs on an error lead to persons and stay out.
 */
export function loggedError(error: unknown): string {
  return chain(error)
    .map((inner, depth) => `${depth === 0 ? '' : 'caused by '}${logged(inner)}`)
    .join('\n')
}

/** A failure without its place, for whoever sits at a terminal: a sentence of ours says all, a statement not why. */
export function loggedMessage(error: unknown): string {
  const isStatement = error instanceof Error && error.message.startsWith(FAILED_QUERY)
  return isStatement ? chain(error).map(words).join('\n') : words(error)
}

function chain(error: unknown): unknown[] {
  const errors = [error]
  for (let inner = causeOf(error); inner !== null && errors.length < MOST_CAUSES; inner = causeOf(inner))
    errors.push(inner)
  return errors
}

function causeOf(error: unknown): unknown {
  return (error instanceof Error ? error.cause : null) ?? null
}

function logged(error: unknown): string {
  if (!(error instanceof Error)) return words(error)
  const marks = MARKS.flatMap((key) => {
    const mark = textOf(error, key)
    return mark === null ? [] : [`${key} ${mark}`]
  })
  const about = marks.length === 0 ? '' : ` (${marks.join(', ')})`
  const parts = error instanceof AggregateError ? error.errors : []
  return [
    `${error.name}: ${words(error)}${about}`,
    ...frames(error),
    ...parts.map((part: unknown) => `one of them: ${loggedError(part)}`),
  ].join('\n')
}

function words(error: unknown): string {
  if (typeof error === 'string') return readable(error)
  if (!(error instanceof Error)) return `thrown was no error, but of the type ${typeof error}`
  if (QUOTES_VALUES.test(textOf(error, 'code') ?? '')) return 'the database does not take a value'
  const query = error.message.startsWith(FAILED_QUERY) ? textOf(error, 'query') : null
  return readable(query === null ? error.message : `${FAILED_QUERY}${query}`)
}

function readable(text: string): string {
  return withoutAddresses(text.slice(0, MOST_CHARACTERS))
}

/** Words with each mail address as `…@…`. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(MAIL_ADDRESS, '…@…')
}

/** Where it happened: what stands in the stack behind the message, which holds values as well. */
function frames({ stack, message }: Error): string[] {
  const begin = stack?.indexOf(message) ?? -1
  if (stack === undefined || begin === -1) return []
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
}

function textOf(error: object, key: string): string | null {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' && value !== '' ? value : null
}
