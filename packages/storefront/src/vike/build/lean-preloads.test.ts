import { expect, test } from 'vitest'
import { preloadsOf } from './lean-preloads.ts'

const imports = new Map([
  ['frame.js', ['framework.js', 'checks.js']],
  ['framework.js', []],
  ['checks.js', ['framework.js']],
  ['dialog.js', ['frame.js', 'framework.js']],
  ['form.js', ['fields.js', 'frame.js']],
  ['fields.js', ['framework.js']],
])

test.each([
  ['a part that comes alone needs none', 'dialog.js', ['dialog.js', 'frame.js', 'framework.js'], []],
  [
    'a part comes with what it is built on, without what runs already',
    'form.js',
    ['form.js', 'fields.js', 'framework.js', 'frame.js'],
    ['form.js', 'fields.js'],
  ],
  ['what runs already is reached over several files', 'checks.js', ['checks.js', 'framework.js'], []],
])('%s', (_, file, needed, expected) => {
  expect(preloadsOf({ file, needed, host: 'frame.js', imports })).toEqual(expected)
})
