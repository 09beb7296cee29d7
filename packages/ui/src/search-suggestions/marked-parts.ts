/** A piece of a text, where it begins, and whether it is what was typed. */
export type MarkedPart = { from: number; text: string; isTyped: boolean }

/** More words than this are no search any more; the rest goes unmarked. */
const MOST_WORDS = 10

/**
 * Cuts a suggestion where the typed words stand in it, however they are spelled: "stuh" marks the beginning of
 * "Stühle". A single letter counts at the beginning of a word alone. Plain text in, plain text out.
 */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const { folded, origin } = foldedWithOrigin(text)
  const isTyped = new Array<boolean>(text.length).fill(false)

  for (const word of wordsOf(typed)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      if (word.length === 1 && !isWordStart(folded, at)) continue
      const from = origin[at] ?? 0
      const to = origin[at + word.length] ?? text.length
      isTyped.fill(true, from, Math.max(to, from + 1))
    }
  }
  return joined(text, isTyped)
}

function wordsOf(typed: string): string[] {
  return foldedWithOrigin(typed.slice(0, 200))
    .folded.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
}

/** The text in small letters without marks, and for each of its letters where it stood. */
function foldedWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = ''
  const origin: number[] = []
  let position = 0

  for (const letter of text) {
    const plain = letter
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
    for (let index = 0; index < plain.length; index++) origin.push(position)
    folded += plain
    position += letter.length
  }
  return { folded, origin }
}

function isWordStart(folded: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))
}

function joined(text: string, isTyped: boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isTyped[at] === isTyped[from]) continue
    parts.push({ from, text: text.slice(from, at), isTyped: isTyped[from] ?? false })
    from = at
  }
  return parts
}
