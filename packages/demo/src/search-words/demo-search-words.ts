import { readFileSync } from 'node:fs'
import { type PhraseRedirect, parseRedirects } from '@shop/catalogue/search/words/redirects'
import { parseSynonyms } from '@shop/catalogue/search/words/synonyms'
import { readLines } from '@shop/catalogue/search/words/word-file'
import type { Language } from '@shop/domain/market/markets'

/** What words mean in the demo shops, and where they lead; both shops have the same pages. */
export type DemoSearchWords = { synonyms: string[]; redirects: PhraseRedirect[] }

/**
 * The words of a language, from the files beside this one.
 *
 * @throws for a line that cannot be read, with its number and the reason
 */
export function demoSearchWords(language: Language): DemoSearchWords {
  const file = `synonyms.${language}.txt`
  const text = contentOf(file)
  parseSynonyms(text, language, file)
  return { synonyms: readLines(text, file).map(({ words }) => words), redirects: redirectsIn(language) }
}

function redirectsIn(language: Language): PhraseRedirect[] {
  const file = `redirects.${language}.txt`
  return parseRedirects(contentOf(file), file)
}

function contentOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}
