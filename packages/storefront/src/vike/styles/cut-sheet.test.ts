import { expect, test } from 'vitest'
import { cutSheet } from './cut-sheet.ts'
import { sheetPieces } from './sheet-pieces.ts'

/** Each class is a unit of its own here, named like it. */
const PAGE = [1, 2]

test.each([
  ['a class of the page', '._1{color:red}', '._1{color:red}'],
  ['a class of another page', '._9{color:red}', ''],
  ['both at once', '._9,._1 a{color:red}', '._9,._1 a{color:red}'],
  ['a class within a class of another page', '._9 ._1{color:red}', ''],
  ['what names no component', 'html{--x:1}a:hover{color:red}', 'html{--x:1}a:hover{color:red}'],
  ['a condition', '@media print{._1{a:b}._9{a:b}}', '@media print{._1{a:b}}'],
  ['an empty condition', '@media print{@supports (a:b){._9{a:b}}}', ''],
  ['an animation of the page', '@keyframes _2{to{opacity:0}}', '@keyframes _2{to{opacity:0}}'],
  ['an animation of another page', '@keyframes _9{to{opacity:0}}', ''],
  ['a font', '@font-face{src:url("a;{.woff2")}', '@font-face{src:url("a;{.woff2")}'],
  ['a token that a rule uses', ':root{--x:1;--y:2}a{b:var(--x)}', ':root{--x:1}a{b:var(--x)}'],
  ['a token of another page', ':root{--x:1}._9{b:var(--x)}', ''],
  [
    'a token within a token',
    ':root{--x:var( --y);--y:2}a{b:var(--x)}',
    ':root{--x:var( --y);--y:2}a{b:var(--x)}',
  ],
  [
    'a token under a condition',
    '@media print{:root{--x:1;--y:2}}a{b:var(--y)}',
    '@media print{:root{--y:2}}a{b:var(--y)}',
  ],
  [
    'neighbours under one condition',
    '@media print{._1{a:b}._2{a:b}}._1{a:b}',
    '@media print{._1{a:b}._2{a:b}}._1{a:b}',
  ],
  ['a statement', '@charset "utf-8";@layer a,b;._9{a:b}', '@charset "utf-8";@layer a,b;'],
  ['a bracket in a text', '._1:after{content:"}"}._9{a:b}', '._1:after{content:"}"}'],
  ['a class of the page among others', '._1:is(._9,._2) a{a:b}', '._1:is(._9,._2) a{a:b}'],
  ['several classes of another page', '._1:where(._8,._9){a:b}', ''],
  ['the lack of a class of another page', '._1:not(._9){a:b}', '._1:not(._9){a:b}'],
  ['a class in an attribute', '[title="._9,a"]{a:b}', '[title="._9,a"]{a:b}'],
  ['a comment', '._1{a:b}\n/*$vite$:1*/', '._1{a:b}'],
  ['spaces in values', '._1{a:b(1, 2 * 3) / "x, y";c:d(1 - 2)}', '._1{a:b(1,2*3)/"x, y";c:d(1 - 2)}'],
  ['a rule within a rule', '._1{a:b;&:hover{c:d}}._9{a:b}', '._1{a:b;&:hover{c:d}}'],
])('of a style sheet a page keeps what can concern it: %s', (_, css, kept) => {
  expect(cut(css, PAGE)).toBe(kept)
})

test('rules keep their order', () => {
  expect(cut('._1{a:b}._9{a:b}a{a:b}._2{a:b}._1{c:d}', PAGE)).toBe('._1{a:b}a{a:b}._2{a:b}._1{c:d}')
})

test('a sheet that ends in the middle of a rule is refused', () => {
  expect(() => cut('._1{a:b', PAGE)).toThrow('Unclosed block')
})

test('what the theme of the shop sets again is sent once', () => {
  const css =
    ':root{--x:1}@media print{:root{--x:3}}a{b:var(--x)}:root:is([data-brand=a],:not([data-brand])){--x:2}'

  expect(cut(css, PAGE)).toBe(
    '@media print{:root{--x:3}}a{b:var(--x)}:root:is([data-brand=a],:not([data-brand])){--x:2}',
  )
})

test('a token that only a script names is there', () => {
  expect(cut(':root{--x:1;--y:2}', PAGE, ['--y'])).toBe(':root{--y:2}')
})

function cut(css: string, units: readonly number[], namedElsewhere: readonly string[] = []): string {
  const pieces = sheetPieces(css, (name) => Number(name.slice(1)), namedElsewhere)
  return cutSheet(JSON.parse(JSON.stringify(pieces)), new Set(units))
}
