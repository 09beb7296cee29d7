import { readFileSync } from 'node:fs'
import type { Messages } from '@lingui/core'
import { LOCALES, markets } from '@shop/domain/market/markets'
import { expect, test } from 'vitest'
import { regionalMessages, swissSpelling } from './regional.ts'

test('Swiss German writes ss in plain, nested and plural messages', () => {
  const messages: Messages = {
    a: 'Straße',
    b: ['Größe ', ['count', 'plural', { one: ['#', ' Maß'], other: ['#', ' Maße'] }]],
  }

  expect(swissSpelling(messages)).toEqual({
    a: 'Strasse',
    b: ['Grösse ', ['count', 'plural', { one: ['#', ' Mass'], other: ['#', ' Masse'] }]],
  })
})

const quoted: { message: Messages[string]; swiss: Messages[string] }[] = [
  {
    message: '„Beliebtheit“ zeigt zuerst, was besonders gefragt ist.',
    swiss: '«Beliebtheit» zeigt zuerst, was besonders gefragt ist.',
  },
  { message: ['Filter „', ['filter'], '“ entfernen'], swiss: ['Filter «', ['filter'], '» entfernen'] },
  {
    message: ['Meinten Sie <0>„', ['corrected'], '“</0>?'],
    swiss: ['Meinten Sie <0>«', ['corrected'], '»</0>?'],
  },
]

test.each(quoted)('Swiss German quotes with guillemets: $swiss', ({ message, swiss }) => {
  expect(swissSpelling({ message })).toEqual({ message: swiss })
})

test.each(LOCALES)('%s words nothing for itself that its language does not have', (locale) => {
  const catalogue = readFileSync(new URL(`./locales/${markets[locale].language}.po`, import.meta.url), 'utf8')
  const known = new Set(Array.from(catalogue.matchAll(/^msgid "(.+)"$/gm), ([, id]) => id))

  expect(known.size).toBeGreaterThan(100)
  expect(Object.keys(regionalMessages[locale] ?? {}).filter((id) => !known.has(id))).toEqual([])
})
