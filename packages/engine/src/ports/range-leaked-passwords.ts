import type { LeakedPasswords } from './leaked-passwords.ts'
import { limitedBody } from './limited-body.ts'

/** A shopper waits for this: later the check has failed, and the password passes, milliseconds. */
const PATIENCE = 1500
/** A real answer has some 40 kB; more than this is something else, bytes. */
const MOST_BYTES = 1024 * 1024
const LINE = /^([0-9A-F]{35}):(\d+)$/

/**
 * Asks a range service (the protocol of Pwned Passwords): `<endpoint>/ABCDE` answers a line `<suffix>:<count>` for each
 * leaked SHA-1 with this beginning. Padding is requested, so that the size of the answer reveals nothing either; padded
 * lines have the count 0. Never retried: the caller decides what a failure means.
 *
 * @throws when the service does not answer in time, or not by its protocol
 * @see spec §5, §7 "no retry"
 */
export function rangeLeakedPasswords(endpoint: string, patience = PATIENCE): LeakedPasswords {
  const base = endpoint.replace(/\/+$/, '')
  return {
    async suffixes(prefix) {
      const response = await fetch(`${base}/${prefix.toUpperCase()}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'shop' },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      if (response.status !== 200) throw new Error(`The leak service answered ${response.status}.`)
      const tooMuch = 'The leak service answered more than any range holds.'
      return suffixesOf(await limitedBody(response, { mostBytes: MOST_BYTES, tooMuch }))
    },
  }
}

function suffixesOf(body: string): string[] {
  const lines = body.split('\n').flatMap((line) => line.trim() || [])
  const rows = lines.map((line) => LINE.exec(line.toUpperCase()))
  if (rows.includes(null)) throw new Error('The leak service answered something that is no list of suffixes.')
  return rows.flatMap((row) => (row?.[1] && Number(row[2]) > 0 ? [row[1]] : []))
}
