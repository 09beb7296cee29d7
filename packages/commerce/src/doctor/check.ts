import { loggedMessage } from '@shop/engine/trace/logged-error'

/**
 * One line of the doctor: `ok`, `off` (not set up, and need not be), `look` (works, and somebody has to look), `bad`
 * (does not work).
 */
export type Check = {
  topic: string
  state: 'ok' | 'off' | 'look' | 'bad'
  found: string
  /** What to do; null where nothing is. */
  remedy: string | null
}

export function ok(topic: string, found: string): Check {
  return { topic, state: 'ok', found, remedy: null }
}

/** Whatever a check throws is what is wrong, in its first line. */
export async function checked(topic: string, remedy: string, look: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await look()
  } catch (problem) {
    const [found = ''] = loggedMessage(problem).split('\n')
    return [{ topic, state: 'bad', found, remedy }]
  }
}

const MARKS: Record<Check['state'], string> = { ok: 'ok  ', off: 'off ', look: 'LOOK', bad: 'BAD ' }

/** One screen: a line each, and below what is not well what to do. */
export function checkLines(checks: readonly Check[]): string[] {
  const width = Math.max(0, ...checks.map(({ topic }) => topic.length))
  return checks.flatMap(({ topic, state, found, remedy }) => [
    `${MARKS[state]}  ${topic.padEnd(width)}  ${found}`,
    ...(remedy === null ? [] : [`${' '.repeat(width + 8)}-> ${remedy}`]),
  ])
}
