import type { Messages } from '@lingui/core'
import type { Locale } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'

const messages: Messages = { count: [['total', 'plural', { one: ['#', ' one'], other: ['#', ' other'] }]] }

test.each<{ locale: Locale; total: number; words: string }>([
  { locale: 'de-de', total: 1200, words: '1.200 other' },
  { locale: 'de-at', total: 1200, words: '1.200 other' },
  { locale: 'de-ch', total: 1200, words: '1’200 other' },
  { locale: 'fr-fr', total: 1200, words: '1\u202f200 other' },
  { locale: 'nl-be', total: 1200, words: '1.200 other' },
  { locale: 'de-ch', total: 0, words: '0 other' },
  { locale: 'fr-ch', total: 0, words: '0 one' },
  { locale: 'nl-nl', total: 1, words: '1 one' },
])('$locale counts $total as its market writes and its language reads', ({ locale, total, words }) => {
  const counted = createI18n(locale, messages).t({ id: 'count', values: { total } })

  // Locale tables differ on which apostrophe Switzerland writes.
  expect(counted.replace("'", '’')).toBe(words)
})
