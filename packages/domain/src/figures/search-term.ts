/** A term that was searched for less often than this is shown to nobody: what only one person types may say who it is. */
export const FEWEST_SEARCHES = 3

const LONGEST_TERM = 60
const MOST_WORDS = 6

/**
 * A search as it is counted: in small letters, with single spaces. Null for what may lead to a person or is no search:
 * addresses, long numbers as of orders and telephones, links, whole sentences.
 */
export function countedTerm(typed: string): string | null {
  const term = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (term === '' || term.length > LONGEST_TERM || term.split(' ').length > MOST_WORDS) return null
  const isPersonal = /@|:\/\/|\bwww\.|\p{Cc}/u.test(term) || (term.match(/\d/g)?.length ?? 0) > 6
  return isPersonal ? null : term
}
