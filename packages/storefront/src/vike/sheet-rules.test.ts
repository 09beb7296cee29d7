import { expect, test } from 'vitest'
import { sheetRules } from './sheet-rules.ts'

const PAGE = new Set(['_1', '_2'])

test.each([
  ['a class of the page', '._1{color:red}', '._1{color:red}'],
  ['a class of another page', '._9{color:red}', ''],
  ['both at once', '._9,._1 a{color:red}', '._9,._1 a{color:red}'],
  ['a class within a class of another page', '._9 ._1{color:red}', ''],
  ['what names no component', ':root{--x:1}a:hover{color:red}', ':root{--x:1}a:hover{color:red}'],
  ['a condition', '@media print{._1{a:b}._9{a:b}}', '@media print{._1{a:b}}'],
  ['an empty condition', '@media print{@supports (a:b){._9{a:b}}}', ''],
  ['an animation of the page', '@keyframes _2{to{opacity:0}}', '@keyframes _2{to{opacity:0}}'],
  ['an animation of another page', '@keyframes _9{to{opacity:0}}', ''],
  ['a font', '@font-face{src:url("a;{.woff2")}', '@font-face{src:url("a;{.woff2")}'],
  ['a statement', '@charset "utf-8";@layer a,b;._9{a:b}', '@charset "utf-8";@layer a,b;'],
  ['a bracket in a text', '._1:after{content:"}"}._9{a:b}', '._1:after{content:"}"}'],
  ['a class of the page among others', '._1:is(._9,._2) a{a:b}', '._1:is(._9,._2) a{a:b}'],
  ['several classes of another page', '._1:where(._8,._9){a:b}', ''],
  ['the lack of a class of another page', '._1:not(._9){a:b}', '._1:not(._9){a:b}'],
  ['a class in an attribute', '[title="._9,a"]{a:b}', '[title="._9,a"]{a:b}'],
  ['a comment', '._1{a:b}\n/*$vite$:1*/', '._1{a:b}'],
  ['a rule within a rule', '._1{a:b;&:hover{c:d}}._9{a:b}', '._1{a:b;&:hover{c:d}}'],
])('of a style sheet a page keeps what can concern it: %s', (_, css, kept) => {
  expect(sheetRules(css)(PAGE)).toBe(kept)
})

test('rules keep their order', () => {
  expect(sheetRules('._1{a:b}._9{a:b}a{a:b}._2{a:b}._1{c:d}')(PAGE)).toBe('._1{a:b}a{a:b}._2{a:b}._1{c:d}')
})

test('a sheet that ends in the middle of a rule is refused', () => {
  expect(() => sheetRules('._1{a:b')).toThrow('Unclosed block')
})

test('a sheet is cut for one page after the other', () => {
  const rules = sheetRules('._1{a:b}@media print{._9{a:b}}')

  expect([rules(PAGE), rules(new Set(['_9'])), rules(PAGE)]).toEqual([
    '._1{a:b}',
    '@media print{._9{a:b}}',
    '._1{a:b}',
  ])
})
