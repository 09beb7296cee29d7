import {
  addSynonymLine,
  putSearchRedirects,
  removeSearchRedirects,
  removeSynonymLine,
} from '@shop/api-client/office/search-word-commands'
import { pageExists } from '@shop/catalogue/findable/page-exists'
import { readSearchWords } from '@shop/catalogue/search/words/search-words-store'
import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import type { Command, CommandResult } from '../base/command.ts'
import type { Desk } from '../base/desk.ts'
import { ran } from '../base/run-office-command.ts'

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

  async run(database, [subject, action = '', language, words, target, ...rest], now, desk) {
    if ((subject !== 'synonyms' && subject !== 'redirects') || rest.length > 0) return notUnderstood()
    const spoken = LANGUAGES.find((known) => known === language)
    if (action === 'list' && words === undefined && (spoken || language === undefined)) {
      const languages = spoken ? [spoken] : LANGUAGES
      return subject === 'synonyms' ? listSynonyms(database, languages) : listRedirects(database, languages)
    }
    if (spoken === undefined || words === undefined) return notUnderstood()
    const behind = { database, desk, now, by: 'operator' }
    if (subject === 'redirects' && action === 'add' && target !== undefined)
      return addRedirects(behind, spoken, words, target)
    if (target !== undefined) return notUnderstood()
    if (subject === 'redirects')
      return action === 'remove' ? removeRedirects(behind, spoken, words) : notUnderstood()
    if (action === 'add') return addSynonyms(behind, spoken, words)
    return action === 'remove' ? removeSynonyms(behind, spoken, words) : notUnderstood()
  },
}

async function listSynonyms({ sql }: Database, languages: readonly Language[]): Promise<CommandResult> {
  const stored = await readSearchWords(sql)
  const lines = languages.flatMap((language) =>
    stored(language).synonyms.map((line) => `${language}  ${line}`),
  )
  return { lines: lines.length > 0 ? lines : ['There are no synonyms.'], exitCode: 0 }
}

async function listRedirects({ sql }: Database, languages: readonly Language[]): Promise<CommandResult> {
  const stored = await readSearchWords(sql)
  const lines: string[] = []
  for (const language of languages)
    for (const { phrase, target } of stored(language).redirects) {
      const isKnown = await pageExists(sql, language, target)
      lines.push(`${language}  ${phrase} > ${target}${isKnown ? '' : '  (leads nowhere)'}`)
    }
  return { lines: lines.length > 0 ? lines : ['No words lead to a page of their own.'], exitCode: 0 }
}

type Behind = { database: Database; desk: Desk; now: Date; by: string }

async function addSynonyms(behind: Behind, language: Language, words: string): Promise<CommandResult> {
  const done = await ran(behind, addSynonymLine, { language, line: words })
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  const { line, isNew } = done.answer
  return { lines: [`${language}  ${line}${isNew ? '' : ': was there already'}`], exitCode: 0 }
}

async function removeSynonyms(behind: Behind, language: Language, words: string): Promise<CommandResult> {
  const done = await ran(behind, removeSynonymLine, { language, line: words })
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  return { lines: [`${language}  ${done.answer.line}: removed`], exitCode: 0 }
}

async function addRedirects(
  behind: Behind,
  language: Language,
  words: string,
  target: string,
): Promise<CommandResult> {
  const done = await ran(behind, putSearchRedirects, { language, words, target })
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  const { phrases, leadsNowhere } = done.answer
  const lines = phrases.map((phrase) => `${language}  ${phrase} > ${target}`)
  if (leadsNowhere)
    lines.push(`Nothing is at ${target} now: who searches for this is led to a page that is not there.`)
  return { lines, exitCode: 0 }
}

async function removeRedirects(behind: Behind, language: Language, words: string): Promise<CommandResult> {
  const done = await ran(behind, removeSearchRedirects, { language, words })
  if (done.type === 'no') return { ...done.result, exitCode: 1 }
  return { lines: done.answer.phrases.map((phrase) => `${language}  ${phrase}: removed`), exitCode: 0 }
}

function notUnderstood(): CommandResult {
  return { lines: [`Usage:\n${searchCommand.usage}`], exitCode: 2 }
}
