/** Umlauts spelt out, as in addresses. */
const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' }

/** The words of a text without case and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** How a word may be spelt without its accents: `grün` is `gruen` and `grun`. Each once. */
export function spellings(word: string): string[] {
  const bare = withoutAccents(word.replaceAll('ß', 'ss'))
  const spelt = withoutAccents(word.replace(/[äöüßæœ]/g, (letter) => SPELT[letter] ?? letter))
  return bare === spelt ? [bare] : [spelt, bare]
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
