import { type I18n, setupI18n } from '@lingui/core'

/** The office as its sources say it, without a catalogue: for tests of words that run outside of it. */
export function plainEnglish(): I18n {
  return setupI18n({ locale: 'en', messages: { en: {} } })
}
