import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { signInText } from './sign-in-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

// A log in German said "by: passwordAndCode".
test.each([
  [{ by: 'password' }, 'by password alone'],
  [{ by: 'passwordAndCode' }, 'by password and code'],
  [{ by: 'passkey', passkey: 'Laptop' }, 'by the passkey “Laptop”'],
  [{ by: 'company', issuer: 'https://id.example' }, 'through the company, https://id.example'],
  [{ by: 'owl' }, ''],
  [null, ''],
])('%j is said in words', (noted, words) => {
  expect(signInText(noted, i18n)).toBe(words)
})
