import { readFileSync } from 'node:fs'
import type { Language } from '@shop/domain/shop/markets'
import * as v from 'valibot'
import { allWords } from '../analysis/query-words.ts'
import { phraseKey } from './synonyms.ts'
import { readLines } from './word-file.ts'

/** Phrases that have a page of their own, with its path. */
export type Redirects = ReadonlyMap<string, string>

const Line = v.pipe(
  v.string(),
  v.check((line) => line.split('>').length === 2, 'write: words, other words > /path/'),
  v.transform((line) => line.split('>').map((side) => side.trim())),
  v.tuple([
    v.pipe(v.string(), v.minLength(2, 'the words are missing')),
    v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+\/)+$/, 'the path has to look like /versand/')),
  ]),
)

/** What leads straight to a page: the same words in every shop of a language. */
export function loadRedirects(language: Language): Redirects {
  const file = `redirects.${language}.txt`
  return parseRedirects(readFileSync(new URL(file, import.meta.url), 'utf8'), language, file)
}

/**
 * Reads lines such as `retoure, rückgabe > /widerruf/`.
 *
 * @throws for a line that is none, with its number and the reason
 */
export function parseRedirects(text: string, language: Language, file: string): Redirects {
  const paths = new Map<string, string>()
  for (const line of readLines(text, file)) {
    const [phrases, path] = line.parse(Line)
    for (const phrase of phrases.split(',')) paths.set(phraseKey(allWords(phrase, language)), path)
  }
  return paths
}

/** The page that the whole query asks for, with or without blanks; null when it asks for products. */
export function redirectOf(query: string, language: Language, redirects: Redirects): string | null {
  const words = allWords(query, language)
  const joined = allWords(words.map(({ written }) => written).join(''), language)
  return redirects.get(phraseKey(words)) ?? redirects.get(phraseKey(joined)) ?? null
}
