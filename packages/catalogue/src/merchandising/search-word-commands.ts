import {
  addressRedirects,
  addSynonymLine,
  putAddressRedirect,
  putSearchRedirects,
  removeAddressRedirect,
  removeSearchRedirects,
  removeSynonymLine,
  searchWords,
} from '@shop/api-client/office/search-word-commands'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import * as v from 'valibot'
import { addRedirect } from '../findable/add-redirect.ts'
import { pageExists } from '../findable/page-exists.ts'
import { allPageRedirects, removePageRedirect } from '../redirects/page-redirect-store.ts'
import { RedirectTarget } from '../redirects/redirect-target.ts'
import {
  addSynonyms,
  putRedirects,
  readSearchWords,
  removeRedirects,
  removeSynonyms,
} from '../search/words/search-words-store.ts'
import { synonymsProblem } from '../search/words/synonyms.ts'
import { onShelf } from './merchandising-context.ts'

const SHORTEST_PHRASE = 2
const LONGEST_PHRASE = 60

/** What words mean and where they and addresses lead, for the office and the command line. @see product §8 "Search" */
export const SEARCH_WORD_COMMANDS = [
  onShelf(searchWords)(async ({ language }, { sql }) => {
    const { synonyms, redirects } = (await readSearchWords(sql))(language)
    const leads = []
    for (const { phrase, target } of redirects)
      leads.push({ phrase, target, leadsNowhere: !(await pageExists(sql, language, target)) })
    return { answer: { synonyms, redirects: leads }, object: null }
  }),

  onShelf(addSynonymLine)(async ({ language, line }, { sql }) => {
    const problem = synonymsProblem(line, language)
    if (problem !== null) throw new CommandRefusal(`"${line}": ${problem}`, 'wordsWrong', { words: line })
    const added = await addSynonyms(sql, language, [line])
    return { answer: { line, isNew: added > 0 }, object: wordsObject(language), after: { line } }
  }),

  onShelf(removeSynonymLine)(async ({ language, line }, { sql }) => {
    if (!(await removeSynonyms(sql, language, line)))
      throw new CommandRefusal(
        `${language}  ${line}: is not there. "search synonyms list" shows the lines.`,
        'wordsUnknown',
        { words: line },
      )
    return { answer: { line }, object: wordsObject(language), before: { line } }
  }),

  onShelf(putSearchRedirects)(async ({ language, words, target }, { sql }) => {
    const phrases = phrasesOf(words)
    const checked = v.safeParse(RedirectTarget, target)
    if (!checked.success)
      throw new CommandRefusal(`"${target}": ${checked.issues[0].message}`, 'redirectWrong', {})
    const wrong = phrases.find(({ length }) => length < SHORTEST_PHRASE || length > LONGEST_PHRASE)
    if (wrong !== undefined)
      throw new CommandRefusal(
        `"${wrong}": a phrase has ${SHORTEST_PHRASE} to ${LONGEST_PHRASE} characters`,
        'wordsWrong',
        { words: wrong },
      )
    await putRedirects(
      sql,
      language,
      phrases.map((phrase) => ({ phrase, target })),
    )
    return {
      answer: { phrases, target, leadsNowhere: !(await pageExists(sql, language, target)) },
      object: wordsObject(language),
      after: { phrases, target },
    }
  }),

  onShelf(removeSearchRedirects)(async ({ language, words }, { sql }) => {
    const phrases = await removeRedirects(sql, language, phrasesOf(words))
    if (phrases.length === 0)
      throw new CommandRefusal(`${language}  ${words}: leads nowhere as it is.`, 'wordsUnknown', { words })
    return { answer: { phrases }, object: wordsObject(language), before: { phrases } }
  }),

  onShelf(addressRedirects)(async ({ locale }, { sql }) => {
    const redirects = []
    for (const { path, target, status } of (await allPageRedirects(sql)).filter(isIn(locale)))
      redirects.push({
        path,
        target,
        status,
        leadsNowhere: !(await pageExists(sql, markets[locale].language, target)),
      })
    return { answer: { redirects }, object: null }
  }),

  onShelf(putAddressRedirect)(async ({ locale, path, target, status }, { sql }) => {
    const before = (await allPageRedirects(sql)).find((one) => one.locale === locale && one.path === path)
    const problem = await addRedirect(sql, { locale, path, target, status })
    if (problem !== null) throw new CommandRefusal(problem.reason, 'redirectWrong', {})
    const leadsNowhere = !(await pageExists(sql, markets[locale].language, target))
    return {
      answer: { path, target, status, leadsNowhere },
      object: addressObject(locale, path),
      before: before && { target: before.target, status: before.status },
      after: { target, status },
    }
  }),

  onShelf(removeAddressRedirect)(async ({ locale, path }, { sql }) => {
    const before = (await allPageRedirects(sql)).find((one) => one.locale === locale && one.path === path)
    if (!(await removePageRedirect(sql, locale, path)))
      throw new CommandRefusal(`${locale}  ${path}: leads nowhere as it is.`, 'wordsUnknown', { words: path })
    return {
      answer: { path },
      object: addressObject(locale, path),
      before: before && { target: before.target, status: before.status },
    }
  }),
]

function isIn(locale: Locale) {
  return (redirect: { locale: Locale }) => redirect.locale === locale
}

function phrasesOf(words: string): string[] {
  return words.split(',').map((phrase) => phrase.trim())
}

function wordsObject(language: Language): string {
  return `words:${language}`
}

function addressObject(locale: Locale, path: string): string {
  return `redirect:${locale}${path}`
}
