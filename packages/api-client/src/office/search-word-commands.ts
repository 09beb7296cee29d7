import { LANGUAGES, LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { defineCommand } from './define-command.ts'

const Language = v.picklist(LANGUAGES)
const Locale = v.picklist(LOCALES)
/** As words are compared: small, with single blanks. */
const Words = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').trim().toLowerCase()),
  v.minLength(2, 'Write the words.'),
  v.maxLength(400, 'These are too many words for one line.'),
)
/** Every redirect of the language as the screen had it: those of other phrases may have changed meanwhile. */
const Shown = v.optional(v.array(v.strictObject({ phrase: v.string(), target: v.string() })))
const Target = v.pipe(v.string(), v.trim(), v.minLength(1, 'Say where it leads.'), v.maxLength(300))

/** The words of a language that mean the same, and those that lead to a page of their own. */
export const searchWords = defineCommand({
  name: 'searchWords',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({ language: Language }),
  answer: v.object({
    synonyms: v.array(v.string()),
    redirects: v.array(v.object({ phrase: v.string(), target: v.string(), leadsNowhere: v.boolean() })),
  }),
})

/** What shoppers have searched for in the last 28 days without finding anything, as often as anybody may know. */
export const unansweredSearches = defineCommand({
  name: 'unansweredSearches',
  right: 'merchandising.read',
  changes: null,
  input: v.strictObject({ locale: Locale }),
  answer: v.object({
    from: v.string(),
    to: v.string(),
    terms: v.array(
      v.object({
        term: v.string(),
        count: v.number(),
        /** Something was done about it since: it finds something now, or leads somewhere. */
        isAnsweredNow: v.boolean(),
      }),
    ),
  }),
})

export const addSynonymLine = defineCommand({
  name: 'addSynonymLine',
  right: 'merchandising.change',
  changes: 'Lets words find what other words find.',
  undoneBy: 'removeSynonymLine',
  input: v.strictObject({ language: Language, line: Words }),
  answer: v.object({ line: v.string(), isNew: v.boolean() }),
})

export const removeSynonymLine = defineCommand({
  name: 'removeSynonymLine',
  right: 'merchandising.change',
  changes: 'Takes a line of words that mean the same out.',
  undoneBy: 'addSynonymLine',
  input: v.strictObject({ language: Language, line: Words }),
  answer: v.object({ line: v.string() }),
})

export const putSearchRedirects = defineCommand({
  name: 'putSearchRedirects',
  right: 'merchandising.change',
  changes: 'Lets words lead straight to a page.',
  isVersioned: true,
  isNewlyVersioned: true,
  undoneBy: 'removeSearchRedirects',
  /** Phrases with commas between. */
  input: v.strictObject({ language: Language, words: Words, target: Target, was: Shown }),
  answer: v.object({ phrases: v.array(v.string()), target: v.string(), leadsNowhere: v.boolean() }),
})

export const removeSearchRedirects = defineCommand({
  name: 'removeSearchRedirects',
  right: 'merchandising.change',
  changes: 'Words lead to what they find again.',
  isVersioned: true,
  isNewlyVersioned: true,
  undoneBy: 'putSearchRedirects',
  input: v.strictObject({ language: Language, words: Words, was: Shown }),
  answer: v.object({ phrases: v.array(v.string()) }),
})
