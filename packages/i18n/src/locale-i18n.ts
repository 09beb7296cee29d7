import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import type { I18n, Messages } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Language, type Locale, markets } from '@shop/domain/market/markets'
import { parsePo } from 'pofile-ts'
import { createI18n } from './create-i18n.ts'
import { inBrand, type OwnMessages } from './own-messages.ts'
import { inRegion } from './regional.ts'

export type { I18n } from '@lingui/core'

type ShopWords = { own: OwnMessages; known: Map<Locale, I18n> }

const catalogues = new Map<Language, Messages>()
const ofShop = new AsyncLocalStorage<ShopWords>()
let ofProcess: ShopWords = { own: {}, known: new Map() }

/** Has mails and papers of this process say what its shop says in words of its own: a shop's process serves one shop. */
export function adoptOwnMessages(messages: OwnMessages): void {
  ofProcess = { own: messages, known: new Map() }
}

/** Words of one of the shops that a process opens beside each other. What `run` begins speaks them too, also later. */
export function speaker(messages: OwnMessages): <T>(run: () => T) => T {
  const words = { own: messages, known: new Map() }
  return (run) => ofShop.run(words, run)
}

/**
 * The messages of a locale outside of pages: mails, papers, the pages of the test provider. Reads the same catalogues
 * as the screens, in plain Node and synchronously: a mail is written inside a transaction. Shared, because its locale
 * never changes; a page has its own, see `createI18n`.
 *
 * @throws when a message of the catalogue cannot be compiled
 * @see docs/adr/0036-one-word-system.md
 */
export function localeI18n(locale: Locale): I18n {
  const { own, known } = ofShop.getStore() ?? ofProcess
  const i18n = known.get(locale) ?? createI18n(locale, inBrand(locale, sharedMessages(locale), own))
  known.set(locale, i18n)
  return i18n
}

/** The messages of a locale as all brands share them, compiled. */
export function sharedMessages(locale: Locale): Messages {
  return inRegion(locale, catalogueOf(markets[locale].language))
}

/** A text in every language, for what is written once and read in all of them. No region has its say. */
export function inEveryLanguage(text: (i18n: I18n, language: Language) => string): Record<Language, string> {
  return {
    de: text(localeI18n('de-de'), 'de'),
    fr: text(localeI18n('fr-fr'), 'fr'),
    nl: text(localeI18n('nl-nl'), 'nl'),
  }
}

function catalogueOf(language: Language): Messages {
  const messages = catalogues.get(language) ?? readCatalogue(language)
  catalogues.set(language, messages)
  return messages
}

function readCatalogue(language: Language): Messages {
  const file = new URL(`./locales/${language}.po`, import.meta.url)
  const { items } = parsePo(readFileSync(file, 'utf8'))
  return Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessageOrThrow(msgstr[0] ?? '')]))
}
