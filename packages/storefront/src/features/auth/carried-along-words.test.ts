import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { carriedAlongWords } from './carried-along-words.ts'

// "In the basket: 0" stood there after whoever had only hearts had registered.
test.each([
  { lines: 2, wishes: 1, said: 'Alles ist mitgekommen. Im Warenkorb: 2, auf der Wunschliste: 1.' },
  { lines: 0, wishes: 1, said: 'Alles ist mitgekommen. Auf der Wunschliste: 1.' },
  { lines: 2, wishes: 0, said: 'Alles ist mitgekommen. Im Warenkorb: 2.' },
])('$lines lines and $wishes wishes', ({ said, ...carried }) => {
  const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } })

  expect(carriedAlongWords(i18n, carried)).toBe(said)
})
