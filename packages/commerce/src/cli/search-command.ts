import { pageExists } from '@shop/catalogue/findable/page-exists'
import { RedirectTarget } from '@shop/catalogue/redirects/redirect-target'
import {
  addSynonyms,
  putRedirects,
  readSearchWords,
  removeRedirects,
  removeSynonyms,
} from '@shop/catalogue/search/words/search-words-store'
import { synonymsProblem } from '@shop/catalogue/search/words/synonyms'
import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import * as v from 'valibot'
import type { Command, CommandResult } from './command.ts'

const SHORTEST_PHRASE = 2
const LONGEST_PHRASE = 60

/** Says what shoppers' words mean, and which of them lead to a page of their own. @see product §8 "Search" */
export const searchCommand: Command = {
  usage: `  search synonyms list [de|fr|nl]            words that mean the same
  search synonyms add <language> <words>     "couch, sofa": each finds the other; "duvet > bettdecke": the left finds
                                             the right too. Found by within seconds
  search synonyms remove <language> <words>  takes a line out, written as "list" shows it
  search redirects list [de|fr|nl]           words that lead straight to a page, and which lead nowhere
  search redirects add <language> <words> <address>
                                             "retoure, umtausch" /widerruf/: the words alone lead to the address, one
                                             of the shop or one with https. What is found at an address with
                                             ?ffCampaign=<name> goes into the basket with that campaign
  search redirects remove <language> <words> takes words out, each in any of its forms`,

  async run(database, [subject, action = '', language, words, target, ...rest]) {
    if ((subject !== 'synonyms' && subject !== 'redirects') || rest.length > 0) return notUnderstood()
    const spoken = LANGUAGES.find((known) => known === language)
    if (action === 'list' && words === undefined && (spoken || language === undefined)) {
      const languages = spoken ? [spoken] : LANGUAGES
      return subject === 'synonyms'
        ? listedSynonyms(database, languages)
        : listedRedirects(database, languages)
    }
    if (spoken === undefined || words === undefined) return notUnderstood()
    if (subject === 'redirects' && action === 'add' && target !== undefined)
      return redirectsAdded(database, spoken, words, target)
    if (target !== undefined) return notUnderstood()
    if (subject === 'redirects')
      return action === 'remove' ? redirectsRemoved(database, spoken, words) : notUnderstood()
    if (action === 'add') return synonymsAdded(database, spoken, words)
    return action === 'remove' ? synonymsRemoved(database, spoken, words) : notUnderstood()
  },
}

async function listedSynonyms({ sql }: Database, languages: readonly Language[]): Promise<CommandResult> {
  const stored = await readSearchWords(sql)
  const lines = languages.flatMap((language) =>
    stored(language).synonyms.map((line) => `${language}  ${line}`),
  )
  return { lines: lines.length > 0 ? lines : ['There are no synonyms.'], exitCode: 0 }
}

async function listedRedirects({ sql }: Database, languages: readonly Language[]): Promise<CommandResult> {
  const stored = await readSearchWords(sql)
  const lines: string[] = []
  for (const language of languages)
    for (const { phrase, target } of stored(language).redirects) {
      const isKnown = await pageExists(sql, language, target)
      lines.push(`${language}  ${phrase} > ${target}${isKnown ? '' : '  (leads nowhere)'}`)
    }
  return { lines: lines.length > 0 ? lines : ['No words lead to a page of their own.'], exitCode: 0 }
}

async function synonymsAdded({ sql }: Database, language: Language, words: string): Promise<CommandResult> {
  const line = tidied(words)
  const problem = synonymsProblem(line, language)
  if (problem !== null) return { lines: [`"${words}": ${problem}`], exitCode: 1 }
  const added = await addSynonyms(sql, language, [line])
  return { lines: [`${language}  ${line}${added === 0 ? ': was there already' : ''}`], exitCode: 0 }
}

async function synonymsRemoved({ sql }: Database, language: Language, words: string): Promise<CommandResult> {
  const isGone = await removeSynonyms(sql, language, tidied(words))
  return isGone
    ? { lines: [`${language}  ${tidied(words)}: removed`], exitCode: 0 }
    : { lines: [`${language}  ${words}: is not there. "search synonyms list" shows the lines.`], exitCode: 1 }
}

async function redirectsAdded(
  database: Database,
  language: Language,
  words: string,
  target: string,
): Promise<CommandResult> {
  const phrases = phrasesOf(words)
  const checked = v.safeParse(RedirectTarget, target)
  if (!checked.success) return { lines: [`"${target}": ${checked.issues[0].message}`], exitCode: 1 }
  const wrong = phrases.find(({ length }) => length < SHORTEST_PHRASE || length > LONGEST_PHRASE)
  if (wrong !== undefined)
    return {
      lines: [`"${wrong}": a phrase has ${SHORTEST_PHRASE} to ${LONGEST_PHRASE} characters`],
      exitCode: 1,
    }

  const redirects = phrases.map((phrase) => ({ phrase, target }))
  await database.transaction((sql) => putRedirects(sql, language, redirects))
  const lines = redirects.map(({ phrase }) => `${language}  ${phrase} > ${target}`)
  if (!(await pageExists(database.sql, language, target)))
    lines.push(`Nothing is at ${target} now: who searches for this is led to a page that is not there.`)
  return { lines, exitCode: 0 }
}

async function redirectsRemoved(
  database: Database,
  language: Language,
  words: string,
): Promise<CommandResult> {
  const gone = await database.transaction((sql) => removeRedirects(sql, language, phrasesOf(words)))
  return gone.length > 0
    ? { lines: gone.map((phrase) => `${language}  ${phrase}: removed`), exitCode: 0 }
    : { lines: [`${language}  ${words}: leads nowhere as it is.`], exitCode: 1 }
}

function phrasesOf(words: string): string[] {
  return words.split(',').map(tidied)
}

function tidied(words: string): string {
  return words.replace(/\s+/g, ' ').trim().toLowerCase()
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${searchCommand.usage}`], exitCode: 2 }
}
