import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { type QueryWord, queryWords } from '../analysis/query-words.ts'
import { readLines } from './word-file.ts'

/** The words that shoppers of a language use for the same thing. */
export type Synonyms = {
  /** For a phrase, as its stems with blanks between, what else it may be called. */
  phrases: ReadonlyMap<string, readonly QueryWord[][]>
  /** How many words the longest phrase has. */
  longest: number
  /** The stems of phrases of one word, sorted, and how they are written. */
  words: readonly string[]
  written: ReadonlyMap<string, string>
}

const Phrase = v.pipe(v.string(), v.trim(), v.minLength(2, 'a phrase is too short'), v.maxLength(60))
const Phrases = v.pipe(
  v.string(),
  v.transform((side) => side.split(',')),
  v.array(Phrase),
)
const Same = v.pipe(
  Phrases,
  v.minLength(2, 'name two phrases at least, with commas between'),
  v.transform((phrases) => ({ from: phrases, to: phrases })),
)
const Directed = v.pipe(
  v.string(),
  v.check((line) => line.split('>').length === 2, 'only one > belongs into a line'),
  v.transform((line) => line.split('>')),
  v.tuple([Phrases, Phrases]),
  v.transform(([from, to]) => ({ from, to })),
)

/**
 * Reads lines such as `couch, sofa` (each finds the other) and `duvet > bettdecke` (the left finds the right too).
 *
 * @throws for a line that is neither, with its number and the reason
 */
export function parseSynonyms(text: string, language: Language, file: string): Synonyms {
  const phrases = new Map<string, QueryWord[][]>()
  const written = new Map<string, string>()
  for (const line of readLines(text, file)) {
    const { from, to } = line.parse(line.words.includes('>') ? Directed : Same)
    for (const phrase of from) {
      const words = queryWords(phrase, language)
      const key = phraseKey(words)
      if (words[0] && words.length === 1) written.set(key, words[0].written)
      const others = to.filter((other) => other !== phrase).map((other) => queryWords(other, language))
      phrases.set(key, [...(phrases.get(key) ?? []), ...others.filter((other) => phraseKey(other) !== key)])
    }
  }
  const longest = Math.max(1, ...phrases.keys().map((phrase) => phrase.split(' ').length))
  return { phrases, longest, words: [...written.keys()].sort(), written }
}

/** What is wrong with one line of synonyms; null when it can be read. */
export function synonymsProblem(line: string, language: Language): string | null {
  if (/[#\n]/.test(line)) return 'write words and commas, without # and line breaks'
  try {
    parseSynonyms(line, language, 'synonyms')
    return null
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*?": /, '') : String(error)
  }
}

export function phraseKey(words: readonly QueryWord[]): string {
  return words.map(({ stem }) => stem).join(' ')
}
