import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { localeLanguage, localeName } from './intl-name.ts'

const en = setupI18n({ locale: 'en', messages: { en: {} } })
const de = setupI18n({ locale: 'de', messages: { de: {} } })

test('a shop of a country and a language is named in words, in the language of the office', () => {
  expect(localeName('de-de', en)).toBe('Germany, German')
  expect(localeName('fr-ch', de)).toBe('Schweiz, Französisch')
  expect(localeLanguage('nl-be', de)).toBe('Niederländisch')
})

test('what a newer build calls a locale stays as it is sent', () => {
  expect(localeName('it-it', en)).toBe('it-it')
  expect(localeLanguage('it-it', en)).toBe('it-it')
})
