/**
 * A corrected query with the capitals that were typed: the index knows its words in small letters alone, which a German
 * reader takes for the next mistake.
 */
export function writtenAsTyped(corrected: string, typed: string): string {
  const words = typed.trim().split(/\s+/)
  return corrected
    .split(' ')
    .map((word, place) => (isCapital(words[place]) ? capitalised(word) : word))
    .join(' ')
}

function isCapital(word = ''): boolean {
  return /^\p{Lu}/u.test(word)
}

function capitalised(word: string): string {
  const [first = ''] = word
  return first.toUpperCase() + word.slice(first.length)
}
