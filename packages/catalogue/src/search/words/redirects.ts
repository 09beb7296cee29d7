import type { Language } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { RedirectTarget } from '../../redirects/redirect-target.ts'
import { allWords } from '../analysis/query-words.ts'
import { phraseKey } from './synonyms.ts'
import { readLines } from './word-file.ts'

/** Where phrases lead, by their stems with blanks between: to an address of the shop, or an https address. */
export type Redirects = ReadonlyMap<string, string>

/** A phrase as it was written, and where it leads. */
export type PhraseRedirect = { phrase: string; target: string }

const Line = v.pipe(
  v.string(),
  v.check((line) => line.split('>').length === 2, 'write: words, other words > /path/'),
  v.transform((line) => line.split('>').map((side) => side.trim())),
  v.tuple([v.pipe(v.string(), v.minLength(2, 'the words are missing')), RedirectTarget]),
)

/**
 * Reads lines such as `retoure, rückgabe > /widerruf/`, one redirect for each phrase.
 *
 * @throws for an invalid line, with its number and the reason
 */
export function parseRedirects(text: string, file: string): PhraseRedirect[] {
  return readLines(text, file).flatMap((line) => {
    const [phrases, target] = line.parse(Line)
    return phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), target }))
  })
}

/** What a query is compared with. */
export function redirectsOf(redirects: readonly PhraseRedirect[], language: Language): Redirects {
  return new Map(redirects.map(({ phrase, target }) => [redirectKey(phrase, language), target]))
}

/** The same for phrases that lead to one address, as one word and its plural. */
export function redirectKey(phrase: string, language: Language): string {
  return phraseKey(allWords(phrase, language))
}

/** The page that the whole query asks for, with or without blanks; null when it asks for products. */
export function redirectOf(query: string, language: Language, redirects: Redirects): string | null {
  const words = allWords(query, language)
  const joined = allWords(words.map(({ written }) => written).join(''), language)
  return redirects.get(phraseKey(words)) ?? redirects.get(phraseKey(joined)) ?? null
}
