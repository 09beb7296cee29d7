import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { drawnNotice } from './drawn-notice.ts'
import { NOTICE_SIZE } from './notice-size.ts'
import { noticeWords } from './notice-words.ts'

/** A bold capital in Inter or Arial, as a part of the size of its letters. */
const CAPITAL = 0.7
/** Where the stars begin. */
const STARS = NOTICE_SIZE.width - 92 - 60

// "GARANTIE LÉGALE DE CONFORMITÉ" was drawn in one line, through the stars.
test.each([
  'Gesetzliches Gewährleistungsrecht',
  'Garantie légale de conformité',
  'Wettelijke conformiteitsgarantie',
])('the title "%s" ends before the stars', (title) => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } })

  const svg = drawnNotice({ ...noticeWords(i18n), title }, 'https://europa.eu')

  const lines = [...svg.matchAll(/<text x="(\d+)"[^>]*font-size="24"[^>]*>([^<]*)</g)]
  expect(lines.map(([, , text]) => text).join(' ')).toBe(title.toLocaleUpperCase())
  for (const [, x, text = ''] of lines) expect(Number(x) + text.length * 24 * CAPITAL).toBeLessThan(STARS)
})
