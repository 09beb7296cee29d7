import { expect, test } from 'vitest'
import { comparedArticles, comparedList, withToggled } from './compared-articles.ts'

test.each([
  ['100102', ['100102']],
  ['100102,100105', ['100102', '100105']],
  ['100105,100102', ['100105', '100102']],
  [' 100102 , 100105 ', ['100102', '100105']],
  ['100102,100102', ['100102']],
  ['1,2,3,4,5', ['1', '2', '3', '4']],
  ['1,1,2,3,4,5', ['1', '2', '3', '4']],
  ['', []],
  [',,', []],
  ['<script>,100102', ['100102']],
  ['../../etc,100102', ['100102']],
  ['x'.repeat(65), []],
  [null, []],
  [undefined, []],
])('%j names the articles %j', (list, articles) => {
  expect(comparedArticles(list)).toEqual(articles)
})

test('a list that is written is read the same', () => {
  expect(comparedArticles(comparedList(['b', 'a', 'c_1']))).toEqual(['b', 'a', 'c_1'])
})

test.each([
  { articles: [], article: 'a', left: ['a'] },
  { articles: ['a', 'b'], article: 'c', left: ['a', 'b', 'c'] },
  { articles: ['a', 'b'], article: 'a', left: ['b'] },
  { articles: ['a', 'b', 'c', 'd'], article: 'e', left: null },
  { articles: ['a', 'b', 'c', 'd'], article: 'd', left: ['a', 'b', 'c'] },
])('$article pressed beside $articles leaves $left', ({ articles, article, left }) => {
  expect(withToggled(articles, article)).toEqual(left)
})
