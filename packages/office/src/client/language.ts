import { setupI18n } from '@lingui/core'

export const LANGUAGES = ['en', 'de'] as const
export type OfficeLanguage = (typeof LANGUAGES)[number]

const KEY = 'office.language'
const CATALOGUES = {
  en: () => import('../locales/en.po'),
  de: () => import('../locales/de.po'),
} satisfies Record<OfficeLanguage, () => Promise<unknown>>

export const i18n = setupI18n()

/** The language that was chosen on this device, else the browser's, else English. */
export function preferredLanguage(): OfficeLanguage {
  const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.flatMap((tag) => LANGUAGES.find((language) => language === tag) ?? [])[0] ?? 'en'
}

/** Loads a language and speaks it from now on. */
export async function speak(language: OfficeLanguage): Promise<void> {
  const { messages } = await CATALOGUES[language]()
  i18n.load(language, messages)
  i18n.activate(language)
  document.documentElement.lang = language
}

export async function chooseLanguage(language: OfficeLanguage): Promise<void> {
  localStorage.setItem(KEY, language)
  await speak(language)
}
