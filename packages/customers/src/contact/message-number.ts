import { randomInt } from 'node:crypto'

/** Short enough to be said on the phone; it opens nothing: `N-4821-0937` of a message, `M-…` of a report, `Q-…` of a question. */
export function newMessageNumber(letter: 'N' | 'M' | 'Q'): string {
  const digits = String(randomInt(10 ** 8)).padStart(8, '0')
  return `${letter}-${digits.slice(0, 4)}-${digits.slice(4)}`
}
