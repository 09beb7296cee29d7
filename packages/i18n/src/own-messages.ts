import type { Messages } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import type { MessageId } from './locales/message-ids.ts'
import { typeset } from './regional.ts'

/** Words by language; a locale that says it differently has an entry of its own, which wins. */
export type OwnWords = Partial<Record<Language | Locale, string>>

/** Labels that the law words: a contract made or withdrawn by another button is void. @see eu-duties C-01, C-20 */
const WORDED_BY_LAW = ['checkout.placeOrder', 'withdrawal.confirm', 'withdrawal.title'] as const

/**
 * What a brand says in words of its own, `apps/<shop>/overrides/messages.ts`: messages of the catalogues by their id,
 * written as there, with the same placeholders. An id that begins with `own.` is the brand's alone, for its overrides.
 *
 * @see docs/adr/0040-a-brands-own-words.md
 */
export type OwnMessages = { [Id in Exclude<MessageId, (typeof WORDED_BY_LAW)[number]>]?: OwnWords } & {
  [id: `own.${string}`]: OwnWords
}

/** The messages of a locale with those that the brand words itself; a region's wording gives way to them. */
export function inBrand(locale: Locale, messages: Messages, own: OwnMessages): Messages {
  const words = Object.fromEntries(
    Object.entries(own).flatMap(([id, inLanguages]) => {
      const text = wordsIn(locale, inLanguages)
      return text === undefined ? [] : [[id, compileMessageOrThrow(text)]]
    }),
  )
  return { ...messages, ...typeset(locale, words) }
}

/**
 * What is wrong with a brand's own messages, one sentence each: an id that no catalogue has, a placeholder or an
 * element that the shared message lacks, a label worded by law, words that cannot be read, and an `own.` message
 * without words in a locale of the brand.
 *
 * @param shared the messages of each locale in which the brand sells
 */
export function ownMessageProblems(own: OwnMessages, shared: ReadonlyMap<Locale, Messages>): string[] {
  return Object.entries(own).flatMap(([id, words]) =>
    [...shared].flatMap(([locale, messages]) => {
      const text = wordsIn(locale, words)
      const problem = problemOf(id, text, messages[id])
      return problem === null ? [] : [`${id} (${locale}): ${problem}`]
    }),
  )
}

function problemOf(id: string, text: string | undefined, shared: Messages[string] | undefined) {
  if (WORDED_BY_LAW.some((label) => label === id)) return 'the law words this label.'
  const isOwn = id.startsWith('own.')
  if (!isOwn && shared === undefined) return 'there is no such message.'
  if (text === undefined) return isOwn ? 'it has no words here.' : null

  try {
    const parts = partsOf(compileMessageOrThrow(text))
    const known = shared === undefined ? parts : partsOf(shared)
    const unknown = [...parts].filter((part) => !known.has(part))
    return unknown.length === 0 ? null : `the shared message has no ${unknown.join(', ')}.`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function wordsIn(locale: Locale, words: OwnWords | undefined): string | undefined {
  return words?.[locale] ?? words?.[markets[locale].language]
}

/** The placeholders and elements of a compiled message: `{name}`, `<0>`. */
function partsOf(message: unknown): Set<string> {
  if (typeof message === 'string')
    return new Set(Array.from(message.matchAll(/<\/?([\w.]+)\s*\/?>/g), ([, name]) => `<${name}>`))
  if (!Array.isArray(message)) return new Set()
  return new Set(
    message.flatMap((part: unknown) => {
      if (!Array.isArray(part)) return [...partsOf(part)]
      const [name, , options] = part
      const cases = typeof options === 'object' && options !== null ? Object.values(options) : []
      return [`{${name}}`, ...cases.flatMap((one) => [...partsOf(one)])]
    }),
  )
}
