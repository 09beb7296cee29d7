import type { Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { swissSpelling } from './regional.ts'

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
