import { randomInt } from 'node:crypto'

/** What a paper of after-sales is called: withdrawal, return, complaint. */
export type PaperLetter = 'W' | 'R' | 'C'

/** Short enough for the phone, gives no access and does not reveal how many there are: `W-48210-93754`. */
export function newPaperNumber(letter: PaperLetter): string {
  const digits = String(randomInt(10 ** 10)).padStart(10, '0')
  return `${letter}-${digits.slice(0, 5)}-${digits.slice(5)}`
}
