import {
  addSynonymLine,
  putSearchRedirects,
  removeSearchRedirects,
  removeSynonymLine,
  searchWords,
} from '@shop/api-client/office/search-word-commands'
import type { Language } from '@shop/domain/market/markets'
import type { CommandContext, Undo, Versioned } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import { shownVersion } from '@shop/engine/command/shown-version'
import { undoBy } from '@shop/engine/command/undo'
import { takeTurn } from '@shop/engine/db/take-turn'
import * as v from 'valibot'
import { pageExists } from '../findable/page-exists.ts'
import { RedirectTarget } from '../redirects/redirect-target.ts'
import { type PhraseRedirect, redirectKey } from '../search/words/redirects.ts'
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

/** What words mean and where they lead, for the office and the command line. @see product §8 "Search" */
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
    return {
      answer: { line, isNew: added > 0 },
      object: wordsObject(language),
      after: { line },
      undo: added === 0 ? null : undoBy(removeSynonymLine, { language, line }, 'itself'),
    }
  }),

  onShelf(removeSynonymLine)(async ({ language, line }, { sql }) => {
    if (!(await removeSynonyms(sql, language, line)))
      throw new CommandRefusal(
        `${language}  ${line}: is not there. "search synonyms list" shows the lines.`,
        'wordsUnknown',
        { words: line },
      )
    return {
      answer: { line },
      object: wordsObject(language),
      before: { line },
      undo: undoBy(addSynonymLine, { language, line }, 'itself'),
    }
  }),

  onShelf(putSearchRedirects, { version: redirectsVersion })(async ({ language, words, target }, { sql }) => {
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
    const before = await putRedirects(
      sql,
      language,
      phrases.map((phrase) => ({ phrase, target })),
    )
    return {
      answer: { phrases, target, leadsNowhere: !(await pageExists(sql, language, target)) },
      object: wordsObject(language),
      before: targetsOf(before),
      after: Object.fromEntries(phrases.map((phrase) => [phrase, target])),
      undo: undoOfPut(
        { language, words },
        before,
        phrases.map((phrase) => ({ phrase, target })),
      ),
    }
  }),

  onShelf(removeSearchRedirects, { version: redirectsVersion })(async ({ language, words }, { sql }) => {
    const removed = await removeRedirects(sql, language, phrasesOf(words))
    const phrases = removed.map(({ phrase }) => phrase)
    if (phrases.length === 0)
      throw new CommandRefusal(`${language}  ${words}: leads nowhere as it is.`, 'wordsUnknown', { words })
    return {
      answer: { phrases },
      object: wordsObject(language),
      before: targetsOf(removed),
      undo: undoOfPut({ language, words: phrases.join(', ') }, removed, []),
    }
  }),
]

/** What the log has of redirects: where each phrase leads. */
const LoggedTargets = v.record(v.string(), v.string())
type Shown = { language: Language; words: string; was?: PhraseRedirect[] | undefined }

/** The version of where phrases lead; those of others are in nobody's way. */
async function redirectsVersion(
  { language, words, was }: Shown,
  { sql }: CommandContext,
): Promise<Versioned> {
  await takeTurn(sql, wordsObject(language))
  const { redirects } = (await readSearchWords(sql))(language)
  const keyOf = (phrase: string) => redirectKey(phrase, language)
  const keys = new Set(phrasesOf(words).map(keyOf))
  const about = (all: readonly PhraseRedirect[]) =>
    targetsOf(all.filter(({ phrase }) => keys.has(keyOf(phrase))))
  return shownVersion(sql, {
    was: was && about(was),
    is: about(redirects),
    object: wordsObject(language),
    isAbout: ({ before, after }) =>
      [before, after].some(
        (side) => v.is(LoggedTargets, side) && Object.keys(side).some((phrase) => keys.has(keyOf(phrase))),
      ),
  })
}

function phrasesOf(words: string): string[] {
  return words.split(',').map((phrase) => phrase.trim())
}

/** One step leads phrases to one page, or nowhere: those that led to several pages are led back one by one. */
function undoOfPut(
  { language, words }: Pick<Shown, 'language' | 'words'>,
  before: readonly PhraseRedirect[],
  was: PhraseRedirect[],
): Undo | null {
  const [first] = before
  if (first === undefined) return undoBy(removeSearchRedirects, { language, words, was })
  const isOne = before.every(({ target }) => target === first.target)
  const areAll = was.length === 0 || before.length === was.length
  return isOne && areAll ? undoBy(putSearchRedirects, { language, words, target: first.target, was }) : null
}

/** Where each phrase led, so that it can be led there again. */
function targetsOf(redirects: readonly { phrase: string; target: string }[]): Record<string, string> {
  return Object.fromEntries(redirects.map(({ phrase, target }) => [phrase, target]))
}

function wordsObject(language: Language): string {
  return `words:${language}`
}
