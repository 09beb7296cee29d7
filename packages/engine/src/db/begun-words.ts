import { sql as raw, type SQL } from 'drizzle-orm'

/** The words of what somebody types: letters and digits, in the order of the text. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
}

const EMAIL_BEGINNING = /^(?:mailto:|<)?([^\s<>@]+@[^\s<>@]*)>?$/i

/**
 * The e-mail address or its beginning that somebody has typed or pasted, `max@`, `<max@example.org>`; null for anything
 * else, a domain without a name before it, too.
 */
export function emailBeginning(typed: string): string | null {
  return EMAIL_BEGINNING.exec(typed)?.[1] ?? null
}

/** A `tsquery` for what has all of these words or begins with them, by the same letters as the words of orders and people. */
export function begunWords(words: readonly string[]): SQL {
  const parts = words.map((word) => raw`quote_literal(plain_letters(${word})) || ':*'`)
  return raw`to_tsquery('simple', ${raw.join(parts, raw` || ' & ' || `)})`
}

/** Shorter words have too many neighbours. */
const LONG = 4

/** Words that a typo is forgiven in, and those that are looked for as beginnings; null for a text without a long one. */
export function nearWords(text: string): { long: string[]; short: string[] } | null {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word))
  const long = words.filter((word) => word.length >= LONG)
  return long.length === 0 ? null : { long, short: words.filter((word) => word.length < LONG) }
}
