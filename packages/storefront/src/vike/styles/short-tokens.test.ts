import { expect, test } from 'vitest'
import { cutSheet } from './cut-sheet.ts'
import { sheetPieces } from './sheet-pieces.ts'
import { withShortTokens } from './short-tokens.ts'

const THEME = ':root:is([data-brand=b],:not([data-brand]))'

test.each([
  ['of the defaults', ':root{--x:1px}a{b:var(--x) var(--x)}', 'a{b:1px 1px}'],
  ['of the theme', `:root{--x:1px}${THEME}{--x:2px}a{b:var(--x)}`, 'a{b:2px}'],
  [
    'made of others, whichever comes first',
    ':root{--x:calc(var(--y)*2);--y:2px}a{b:var(--x)}',
    'a{b:calc(2px*2)}',
  ],
  [
    'in what another token is under a condition',
    ':root{--y:2px}@media print{:root{--x:var(--y)}}a{b:var(--x)}',
    '@media print{:root{--0:2px}}a{b:var(--0)}',
  ],
  ['within a longer name of nobody', ':root{--x:1;--x-l:2}a{b:var(--x-l)}', 'a{b:2}'],
])('a token with one value is written where it is used, %s', (_, css, written) => {
  expect(short(css)).toBe(written)
})

test.each([
  [
    'set again under a condition',
    ':root{--x:1}@media print{:root{--x:2}}a{b:var(--x)}',
    ':root{--0:1}@media print{:root{--0:2}}a{b:var(--0)}',
  ],
  [
    'set again for a state of the document',
    ':root{--x:1}:root[data-y]{--x:2}a{b:var(--x)}',
    ':root{--0:1}:root[data-y]{--0:2}a{b:var(--0)}',
  ],
  ['set for a state alone', ':root[data-y]{--x:2}a{b:var(--x)}', ':root[data-y]{--0:2}a{b:var(--0)}'],
  [
    'set for a part of the document',
    `:root{--x:1}${THEME} [data-tone]{--x:2}a{b:var(--x)}`,
    `:root{--0:1}${THEME} [data-tone]{--0:2}a{b:var(--0)}`,
  ],
  ['that has no value to write', ':root{--x:initial}a{b:var(--x)}', ':root{--0:initial}a{b:var(--0)}'],
  ['with something to fall back on', ':root{--x:1}a{b:var(--x,2)}', ':root{--0:1}a{b:var(--0,2)}'],
  [
    'made of one that has several',
    ':root{--x:var(--y);--y:1}@media print{:root{--y:2}}a{b:var(--x) var(--y)}',
    ':root{--1:var(--0);--0:1}@media print{:root{--0:2}}a{b:var(--1) var(--0)}',
  ],
])('a token without a single value is named by number, the most used one first, %s', (_, css, shortened) => {
  expect(short(css)).toBe(shortened)
})

test.each([
  ['a component sets it', 'a{--x:1;b:var(--x)}', 'a{--x:1;b:var(--x)}'],
  [
    'a component sets it again',
    ':root{--x:1}a{b:var(--x)}p{c:d;--x:2}',
    ':root{--x:1}a{b:var(--x)}p{c:d;--x:2}',
  ],
  [
    'made of one that a component sets again',
    ':root{--x:var(--y);--y:1}a{b:var(--x)}p{--y:2}',
    ':root{--0:var(--y);--y:1}a{b:var(--0)}p{--y:2}',
  ],
  [
    'a container is asked for it',
    ':root{--x:1}@container style(--x:1){a{b:var(--x)}}',
    ':root{--x:1}@container style(--x:1){a{b:var(--x)}}',
  ],
  ['a script uses it', ':root{--s:1}a{b:var(--s)}', ':root{--s:1}a{b:var(--s)}'],
])('a token keeps its name and its place, %s', (_, css, kept) => {
  expect(short(css)).toBe(kept)
})

function short(css: string): string {
  return cutSheet(withShortTokens(sheetPieces(css, () => 0, ['--s'])), new Set())
}
