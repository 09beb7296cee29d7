import { LANGUAGES, type Language } from '@shop/domain/market/markets'
import type { Database } from '@shop/engine/db/database'
import { searchRedirects, searchSynonyms } from '@shop/engine/db/schema/merchandising'
import type { Sql } from '@shop/engine/db/sql'
import { and, asc, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { RedirectTarget } from '../../redirects/redirect-target.ts'
import { type PhraseRedirect, redirectKey } from './redirects.ts'
import { synonymsProblem } from './synonyms.ts'

/** The words that a shop has written down in a language. */
export type WordsOfLanguage = { synonyms: string[]; redirects: PhraseRedirect[] }
export type StoredWords = (language: Language) => WordsOfLanguage

/** All words of the shop; an invalid row is logged and left out. */
export async function readSearchWords(sql: Sql): Promise<StoredWords> {
  const lines = await sql.select().from(searchSynonyms).orderBy(asc(searchSynonyms.line))
  const leads = await sql.select().from(searchRedirects).orderBy(asc(searchRedirects.phrase))
  const synonyms = lines.filter(({ language, line }) =>
    isRight(`"${line}" in search_synonyms`, synonymsProblem(line, language)),
  )
  const redirects = leads.filter(({ phrase, target }) => {
    const checked = v.safeParse(RedirectTarget, target)
    return isRight(`"${phrase}" in search_redirects`, checked.success ? null : checked.issues[0].message)
  })
  return (language) => ({
    synonyms: synonyms.filter((row) => row.language === language).map(({ line }) => line),
    redirects: redirects.filter((row) => row.language === language),
  })
}

function isRight(row: string, problem: string | null): boolean {
  if (problem !== null) console.warn(`${row} is left out: ${problem}`)
  return problem === null
}

/** Imports words into a shop that has none at all. Returns how many lines were imported. */
export async function importSearchWords({ transaction }: Database, words: StoredWords): Promise<number> {
  return transaction(async (sql) => {
    if ((await sql.$count(searchSynonyms)) + (await sql.$count(searchRedirects)) > 0) return 0
    let count = 0
    for (const language of LANGUAGES) {
      const { synonyms, redirects } = words(language)
      await addSynonyms(sql, language, synonyms)
      await putRedirects(sql, language, redirects)
      count += synonyms.length + redirects.length
    }
    return count
  })
}

/** Adds lines of synonyms; an existing one stays. Returns how many are new. */
export async function addSynonyms(sql: Sql, language: Language, lines: readonly string[]): Promise<number> {
  if (lines.length === 0) return 0
  const added = await sql
    .insert(searchSynonyms)
    .values(lines.map((line) => ({ language, line })))
    .onConflictDoNothing()
    .returning({ line: searchSynonyms.line })
  return added.length
}

/** Takes a line of synonyms out; false when it was not there. */
export async function removeSynonyms(sql: Sql, language: Language, line: string): Promise<boolean> {
  const gone = await sql
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.language, language), eq(searchSynonyms.line, line)))
    .returning({ line: searchSynonyms.line })
  return gone.length > 0
}

/** Lets phrases lead somewhere, and says where the same words have led before. */
export async function putRedirects(
  sql: Sql,
  language: Language,
  redirects: readonly PhraseRedirect[],
): Promise<PhraseRedirect[]> {
  if (redirects.length === 0) return []
  const before = await removeRedirects(
    sql,
    language,
    redirects.map(({ phrase }) => phrase),
  )
  const byKey = new Map(redirects.map((redirect) => [redirectKey(redirect.phrase, language), redirect]))
  const rows = [...byKey.values()].map((redirect) => ({ language, ...redirect }))
  await sql.insert(searchRedirects).values(rows)
  return before
}

/** Removes phrases in any of their forms; returns them as they were written, with where they led. */
export async function removeRedirects(
  sql: Sql,
  language: Language,
  phrases: readonly string[],
): Promise<PhraseRedirect[]> {
  const keys = new Set(phrases.map((phrase) => redirectKey(phrase, language)))
  const known = await sql.select().from(searchRedirects).where(eq(searchRedirects.language, language))
  const gone = known.filter(({ phrase }) => keys.has(redirectKey(phrase, language)))
  if (gone.length > 0)
    await sql.delete(searchRedirects).where(
      and(
        eq(searchRedirects.language, language),
        inArray(
          searchRedirects.phrase,
          gone.map(({ phrase }) => phrase),
        ),
      ),
    )
  return gone.map(({ phrase, target }) => ({ phrase, target }))
}
