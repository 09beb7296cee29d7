import { setupI18n } from '@lingui/core'

export const LANGUAGES = ['en', 'de'] as const
export type OfficeLanguage = (typeof LANGUAGES)[number]

const KEY = 'office.language'
/** What is said before anybody has signed in is a tenth of it, and all that the first load waits for. */
const CATALOGUES = {
  en: { first: () => import('../locales/en.po?first'), all: () => import('../locales/en.po') },
  de: { first: () => import('../locales/de.po?first'), all: () => import('../locales/de.po') },
} satisfies Record<OfficeLanguage, Record<'first' | 'all', () => Promise<unknown>>>

export const i18n = setupI18n()

/** The language that was chosen on this device, else the browser's, else English. */
export function preferredLanguage(): OfficeLanguage {
  const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en'
}

let words: 'first' | 'all' = 'first'
let wholly: Promise<void> | null = null

/** Loads a language and speaks it from now on: the words of the sign-in, or all of them once `speakWholly` was asked for. */
export async function speak(language: OfficeLanguage): Promise<void> {
  const { messages } = await CATALOGUES[language][words]()
  i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
}

/** From now on all words of a language are there, for whatever stands behind the sign-in. A load that failed is tried again. */
export function speakWholly(language: OfficeLanguage = preferredLanguage()): Promise<void> {
  words = 'all'
  wholly ??= speak(language).catch((problem: unknown) => {
    wholly = null
    throw problem
  })
  return wholly
}

export async function chooseLanguage(language: OfficeLanguage): Promise<void> {
  localStorage.setItem(KEY, language)
  await speak(language)
}
