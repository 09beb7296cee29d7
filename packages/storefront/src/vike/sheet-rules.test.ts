import { expect, test } from 'vitest'
import { rulesOf } from './sheet-rules.ts'

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
  ['a rule within a rule', '._1{a:b;&:hover{c:d}}._9{a:b}', '._1{a:b;&:hover{c:d}}'],
])('of a style sheet a page keeps what can concern it: %s', (_, css, kept) => {
  expect(rulesOf(css, PAGE)).toBe(kept)
})

test('rules keep their order', () => {
  expect(rulesOf('._1{a:b}._9{a:b}a{a:b}._2{a:b}._1{c:d}', PAGE)).toBe('._1{a:b}a{a:b}._2{a:b}._1{c:d}')
})

test('a sheet that ends in the middle of a rule is refused', () => {
  expect(() => rulesOf('._1{a:b', PAGE)).toThrow('not closed')
})
