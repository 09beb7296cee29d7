import { expect, test } from 'vitest'
import { cutSheet } from './cut-sheet.ts'
import { sheetPieces } from './sheet-pieces.ts'
import { withShortTokens } from './short-tokens.ts'

test.each([
  [
    'the most used one first',
    ':root{--x:1;--y:2}a{b:var(--y) var(--y) var(--x)}',
    ':root{--1:1;--0:2}a{b:var(--0) var(--0) var(--1)}',
  ],
  ['within another', ':root{--x:var(--y);--y:2}a{b:var(--x)}', ':root{--0:var(--1);--1:2}a{b:var(--0)}'],
  ['under a condition', '@media print{:root{--x:1}}a{b:var(--x)}', '@media print{:root{--0:1}}a{b:var(--0)}'],
  ['but whole names alone', ':root{--x:1;--x-l:2}a{b:var(--x-l)}', ':root{--0:2}a{b:var(--0)}'],
  ['but none that a component sets', 'a{--x:1;b:var(--x)}', 'a{--x:1;b:var(--x)}'],
  [
    'but none that a component sets again',
    ':root{--x:1}a{b:var(--x)}p{c:d;--x:2}',
    ':root{--x:1}a{b:var(--x)}p{c:d;--x:2}',
  ],
  ['but none that a script uses', ':root{--s:1}a{b:var(--s)}', ':root{--s:1}a{b:var(--s)}'],
])('tokens are named by number, %s', (_, css, shortened) => {
  expect(cutSheet(withShortTokens(sheetPieces(css, () => 0, ['--s'])), new Set())).toBe(shortened)
})
